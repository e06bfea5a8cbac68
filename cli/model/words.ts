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
