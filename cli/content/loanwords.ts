import type { ITrie } from 'cspell-trie-lib'
import { capitalize, loadDictionary, isInDictionary, withoutAccents } from './dictionaries.ts'

const english = [
  { package: '@cspell/dict-en-gb', file: 'en_GB.trie.gz' },
  // Portuguese and Spanish write `call center`.
  { package: '@cspell/dict-en_us', file: 'en_US.trie.gz' },
]

/** Software terms and company names. */
const terms = [
  { package: '@cspell/dict-software-terms', file: 'dict/softwareTerms.txt.gz' },
  { package: '@cspell/dict-software-terms', file: 'dict/software-tools.txt' },
  { package: '@cspell/dict-companies', file: 'dict/companies.txt' },
]

/** The words in software terms, such as `Data`. */
const partsOfTerms = {
  package: '@cspell/dict-software-terms',
  file: 'dict/coding-compound-terms.txt',
}

/**
 * Whether a word that its language does not have is correct. It must be an English word or the name
 * of a product or company, and must not resemble any word of the language, as typos do, unless it
 * belongs to a phrase in English or is a name in the middle of a sentence.
 *
 * @param dictionaries all dictionaries of the language; only words that are in all of them count
 */
export function isLoanword(
  text: string,
  { word, start }: { word: string; start: number },
  locale: string,
  dictionaries: readonly ITrie[],
): boolean {
  const before = text.slice(0, start)
  const isForeign = (locale !== 'en' && isEnglish(word)) || isTerm(word)
  if (!isForeign) return false
  if (!dictionaries.every((dictionary) => hasSimilarWord(dictionary, word))) return true
  if (isTerm(word) && /^\p{Lu}/u.test(word) && /[\p{L}\p{N},;]\s$/u.test(before)) return true
  return isInEnglishPhrase(text, { word, start }, dictionaries)
}

/**
 * Whether a word is English and beside another English word: `lake` in `data lake`, `time` in `lead
 * time`. A neighbour that is also a word of the language counts only if it is part of a software
 * term or joined with a hyphen, as in `go-live`.
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
    { neighbour: previous, isHyphenated: joint === '-' },
    { neighbour: next, isHyphenated: nextJoint === '-' },
  ].some(({ neighbour, isHyphenated }) => {
    if (!isEnglish(neighbour)) return false
    const isForeign = dictionaries.every((dictionary) => !isInDictionary(dictionary, neighbour))
    return (
      isForeign ||
      isHyphenated ||
      isInDictionary(loadDictionary(partsOfTerms), capitalize(neighbour))
    )
  })
}

export function isEnglish(word: string): boolean {
  return english.some((file) => isInDictionary(loadDictionary(file), word))
}

function isTerm(word: string): boolean {
  return terms.some((file) => isInDictionary(loadDictionary(file), word))
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Whether a dictionary has a word that differs in at most one letter, whatever the accents. */
function hasSimilarWord(dictionary: ITrie, word: string): boolean {
  const plain = withoutAccents(word.toLowerCase())
  const isKnown = (similar: string) => dictionary.hasWord(similar, false)
  return Array.from({ length: plain.length + 1 }, (_, at) => at).some((at) => {
    const before = plain.slice(0, at)
    const [first = '', second = ''] = plain.slice(at)
    const after = plain.slice(at + 1)
    return (
      isKnown(before + after) ||
      isKnown(before + second + first + plain.slice(at + 2)) ||
      LETTERS.some((letter) => isKnown(before + letter + first + after)) ||
      LETTERS.some((letter) => isKnown(before + letter + after))
    )
  })
}
