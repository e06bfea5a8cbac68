import type { ITrie } from 'cspell-trie-lib'
import { capitalize, loadDictionary, isInDictionary, withoutAccents } from './dictionaries.ts'

const english = [
  { package: '@cspell/dict-en-gb', file: 'en_GB.trie.gz' },
  // For American spellings: Portuguese and Spanish write `call center`.
  { package: '@cspell/dict-en_us', file: 'en_US.trie.gz' },
]

/** Software terms and company names. */
const terms = [
  { package: '@cspell/dict-software-terms', file: 'dict/softwareTerms.txt.gz' },
  { package: '@cspell/dict-software-terms', file: 'dict/software-tools.txt' },
  { package: '@cspell/dict-companies', file: 'dict/companies.txt' },
]

/** The single words that software terms consist of, such as `Data`. */
const partsOfTerms = {
  package: '@cspell/dict-software-terms',
  file: 'dict/coding-compound-terms.txt',
}

/**
 * Whether a word that is not in its language's dictionary is correct. It must be an English word or
 * the name of a product or company, and must not resemble a common word of the language, as typos
 * do, unless it is part of an English phrase or is a name in the middle of a sentence.
 *
 * @param dictionaries all dictionaries of the language, for all regions
 * @param isMeant whether a similar spelling, in letters from a to z, is a word that a writer may
 *   have meant
 */
export function isLoanword(
  text: string,
  { word, start }: { word: string; start: number },
  locale: string,
  dictionaries: readonly ITrie[],
  isMeant: (similar: string) => boolean,
): boolean {
  const before = text.slice(0, start)
  const isForeign = (locale !== 'en' && isEnglish(word)) || isTerm(word)
  if (!isForeign) return false
  if (!similarWords(word).some(isMeant)) return true
  if (isName(word) && /[\p{L}\p{N},;]\s$/u.test(before)) return true
  return isInEnglishPhrase(text, { word, start }, dictionaries)
}

/**
 * Whether a word is English and next to another English word: `lake` in `data lake`, `time` in
 * `lead time`. A neighbour that is also a word of the language counts only if it is part of a
 * software term, joined with a hyphen, as in `go-live`, or a name before another, as in `Google Ads`.
 */
export function isInEnglishPhrase(
  text: string,
  { word, start }: { word: string; start: number },
  dictionaries: readonly ITrie[],
): boolean {
  if (!isEnglish(word)) return false
  const [, previous = '', joint] = /(\p{L}+)([\s-])$/u.exec(text.slice(0, start)) ?? []
  const [, nextJoint, next = ''] = /^([\s-])(\p{L}+)/u.exec(text.slice(start + word.length)) ?? []
  return [
    {
      neighbour: previous,
      isHyphenated: joint === '-',
      isAfterName: isName(previous) && isCapital(word),
    },
    { neighbour: next, isHyphenated: nextJoint === '-', isAfterName: false },
  ].some(({ neighbour, isHyphenated, isAfterName }) => {
    if (!isEnglish(neighbour)) return false
    const isForeign = dictionaries.every((dictionary) => !isInDictionary(dictionary, neighbour))
    return (
      isForeign ||
      isHyphenated ||
      isAfterName ||
      isInDictionary(loadDictionary(partsOfTerms), capitalize(neighbour))
    )
  })
}

/** English words with these prefixes need not be in a dictionary: `upsell`, `coworking`. */
const COMPOUND = /^(?:co|cross|cyber|down|hyper|multi|omni|out|over|re|up)(?=\p{L}{4})/iu

export function isEnglish(word: string): boolean {
  const stem = withoutPrefix(word)
  return english
    .map(loadDictionary)
    .some((dictionary) => isInDictionary(dictionary, word) || isInDictionary(dictionary, stem))
}

/** Removes the prefix of an English compound. */
export function withoutPrefix(word: string): string {
  return word.replace(COMPOUND, '')
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
const isName = (word: string) => isCapital(word) && isTerm(word)

function isTerm(word: string): boolean {
  return terms.some((file) => isInDictionary(loadDictionary(file), word))
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const SIMILAR_SOUNDS = ['aeiouy', 'cszxkq', 'gj', 'mn', 'bv', 'fp', 'dt', 'rl']

/**
 * For each letter, the letters often typed instead of it: those next to it on the keyboard, and
 * those that sound like it.
 */
const confusedLetters = new Map(
  LETTERS.map((letter) => {
    const isConfused = (other: string) =>
      areNeighbours(letter, other) ||
      SIMILAR_SOUNDS.some((sounds) => sounds.includes(letter) && sounds.includes(other))
    return [letter, LETTERS.filter(isConfused)]
  }),
)

/** Whether two keys touch. Each row is half a key further to the right than the one above it. */
function areNeighbours(letter: string, other: string): boolean {
  const [one, two] = [letter, other].map((key) => {
    const row = KEYBOARD.findIndex((keys) => keys.includes(key))
    return { row, column: (KEYBOARD[row] ?? '').indexOf(key) + row / 2 }
  })
  if (!one || !two) return false
  return Math.abs(one.row - two.row) <= 1 && Math.abs(one.column - two.column) <= 1
}

/**
 * The spellings that differ from a word by one mistake: an extra, missing, misplaced or confused
 * letter. All are in lower case and without accents.
 */
function similarWords(word: string): string[] {
  const plain = withoutAccents(word.toLowerCase())
  return Array.from({ length: plain.length + 1 }, (_, at) => at).flatMap((at) => {
    const before = plain.slice(0, at)
    const [first = '', second = ''] = plain.slice(at)
    const after = plain.slice(at + 1)
    return [
      before + after,
      before + second + first + plain.slice(at + 2),
      ...LETTERS.map((letter) => before + letter + first + after),
      ...(confusedLetters.get(first) ?? []).map((letter) => before + letter + after),
    ]
  })
}
