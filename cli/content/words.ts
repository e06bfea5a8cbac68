/** A word and where it begins in its text. */
export interface Word {
  text: string
  start: number
}

/** The words of a text: letters with their hyphens and apostrophes; numbers and signs are none. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({ text: match[0], start: match.index }))
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}+)*/gu

export interface Sentence {
  text: string
  start: number
}

/** The sentences of a text. A full stop inside a word, as in an e-mail address, ends none. */
export function sentencesIn(text: string): Sentence[] {
  return Array.from(text.matchAll(SENTENCE), (match) => {
    const lead = match[0].length - match[0].trimStart().length
    return { text: match[0].trim(), start: match.index + lead }
  }).filter((sentence) => sentence.text !== '')
}

const SENTENCE = /(?:[^.!?…]|[.!?…](?=[\p{L}\d]))+(?:[.!?…]+|$)/gu

/** A number in a text. */
export interface NumberInText {
  /** As it stands there, separators included. */
  text: string
  /** Its digits without separators: the same in every language. */
  digits: string
  start: number
}

/** The numbers of a text; digits inside a word such as `B2B` are none. */
export function numbersIn(text: string): NumberInText[] {
  return Array.from(text.matchAll(NUMBER), (match) => ({
    text: match[0],
    digits: match[0].replace(/[.,\u00a0\u202f]/g, ''),
    start: match.index,
  }))
}

const NUMBER = /(?<![\p{L}\d])\d+(?:[.,\u00a0\u202f]\d+)*(?!\p{L}{2})/gu

/** What one list has and the other has not, equal items counted. */
export function difference(
  expected: readonly string[],
  actual: readonly string[],
): { missing: string[]; extra: string[] } {
  const rest = [...actual]
  const missing = expected.filter((item) => {
    const at = rest.indexOf(item)
    if (at !== -1) rest.splice(at, 1)
    return at === -1
  })
  return { missing, extra: rest }
}

/** The text as the source of a regular expression that matches just it. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
