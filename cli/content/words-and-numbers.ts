/** The words in a text, including hyphens and apostrophes. */
export function wordsIn(text: string) {
  return findMatches(text, /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}+)*/gu)
}

/** The sentences in a text. A full stop inside a word, such as a URL, does not end a sentence. */
export function sentencesIn(text: string) {
  const sentences = findMatches(text, /(?!\s)(?:[^.!?…]|[.!?…](?=[\p{L}\d]))+(?:[.!?…]+|$)/gu)
  return sentences.map((sentence) => ({ ...sentence, text: sentence.text.trimEnd() }))
}

/**
 * The numbers in a text, including those attached to a unit, such as `50GB`. Ordinals, which other
 * languages write as words, and digits inside a word, such as `B2B`, do not count. `digits` omits
 * the separators, which differ between languages.
 */
export function numbersIn(text: string) {
  return findMatches(text, NUMBER).map((part) => ({
    ...part,
    digits: part.text.replace(/[.,\u00a0\u202f]/g, ''),
  }))
}

const NUMBER =
  /(?<![\p{L}\d])\d+(?:[.,\u00a0\u202f]\d+)*(?![.,\u00a0\u202f]?\d|(?:st|nd|rd|th|\.?[ºª])(?!\p{L}))/gu

/** The numbers in a text without their separators. */
export function digitsIn(text: string): string[] {
  return numbersIn(text).map(({ digits }) => digits)
}

export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** The matches of a pattern, each with its offset. */
export function findMatches(text: string, pattern: RegExp) {
  return Array.from(text.matchAll(pattern), (match) => ({ text: match[0], start: match.index }))
}
