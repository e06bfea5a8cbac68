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
