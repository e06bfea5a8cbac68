/** The words in a text; a word can contain hyphens and apostrophes. */
export function wordsIn(text: string) {
  return findMatches(text, /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}+)*/gu)
}

/** The sentences in a text. A full stop before a digit (`art. 46`) does not end a sentence. */
export function sentencesIn(text: string) {
  return findMatches(text, SENTENCE).map((sentence) => ({
    ...sentence,
    text: sentence.text.trimEnd(),
  }))
}

const SENTENCE = /(?!\s)(?:[^.!?…]|[.!?…](?=\p{L}|\s*[\p{Ll}\d]))+(?:[.!?…]+|$)/gu

/**
 * The numbers in a text, including those attached to a unit, such as `50GB`. Ordinals, which may be
 * words in other languages, and digits inside a word, such as `B2B`, do not count. `digits` omits
 * the separators, which differ between languages.
 */
export function numbersIn(text: string) {
  return findMatches(text, NUMBER).map((part) => ({
    ...part,
    digits: part.text.replace(/[.,\u00a0\u202f]/g, ''),
  }))
}

/** Matches the ending of an ordinal after its digits: `1st`, `1º`, `46.º`, `1.er`. */
const ORDINAL = String.raw`(?:st|nd|rd|th|\.?(?:[ºª]|er))(?!\p{L})`

const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d])\d+(?:[.,\u00a0\u202f]\d+)*(?![.,\u00a0\u202f]?\d|${ORDINAL})`,
  'gu',
)

/** The ordinals in a text, without their endings: `46` for `46.º`. */
export function ordinalsIn(text: string): string[] {
  return text.match(new RegExp(String.raw`\d+(?=${ORDINAL})`, 'gu')) ?? []
}

/** The numbers in a text, without separators and with times of day converted to 24-hour format. */
export function digitsIn(text: string): string[] {
  return numbersIn(text.replace(TIME, clockTime)).map(({ digits }) => digits)
}

/** Matches a possible time of day: `18h`, `18h30`, `18:30`, `18:30 h`, `6 pm`, `6.30 p.m.`. */
const TIME =
  /(?<![\p{L}\d:])(\d{1,2})(?:(?:[:h]|\.(?=\d\d\s?[ap]\.?m))(\d\d)(?![\d:]))?(?:\s?(?:([ap])\.?m|hs?)(?!\p{L}))?/giu

function clockTime(text: string, hour: string, minutes = '00', half?: string): string {
  if (text === hour) return text
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0
  const hours = half ? (Number(hour) % 12) + afternoon : Number(hour)
  return minutes === '00' ? `${hours} ` : `${hours} ${minutes} `
}

export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** The matches of a pattern, each with its offset. */
export function findMatches(text: string, pattern: RegExp) {
  return Array.from(text.matchAll(pattern), (match) => ({ text: match[0], start: match.index }))
}
