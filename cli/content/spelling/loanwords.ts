import { languageDataOf } from '../../word-lists/index.ts'
import { capitalize, loadDictionary, isInDictionary } from './dictionaries.ts'
import { dictionaryOf } from './spelling-languages.ts'
import type { FoundWord } from './unknown-words.ts'
import { english as englishForms, isDerived } from './word-forms.ts'
import { wordsOneMistakeAway } from './words-one-mistake-away.ts'

const english = [
  { package: '@cspell/dict-en-gb', file: 'en_GB.trie.gz' },
  // For American spellings, such as `call center` in Portuguese and Spanish texts.
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
 * Whether a word that is not in its language's dictionary is correct. It must be an abbreviation, a
 * software term, the name of a company or, in a text that is not in English, an English word or a
 * word derived from English. If it resembles a word that a writer may have meant, it must also be:
 *
 * - a name in the middle of a sentence; or
 * - part of an English phrase (`isInEnglishPhrase`).
 */
export function isLoanword(options: {
  text: string
  found: FoundWord
  locale: string
  /** Whether a similar spelling, in lower case without accents, may be what the writer meant. */
  isLikelyIntended: (similar: string) => boolean
}): boolean {
  const { text, found, locale, isLikelyIntended } = options
  const { word, start } = found
  const before = text.slice(0, start)
  const isForeign = isTerm(word) || isConsonantTriple(word)
  if (!isForeign && (locale === 'en' || !(isEnglish(word) || isLoanVerb(word)))) return false
  if (!wordsOneMistakeAway(word).some(isLikelyIntended)) return true
  if (isName(word) && /[\p{L}\p{N},;]\s$/u.test(before)) return true
  return isInEnglishPhrase(text, found, locale)
}

/**
 * Whether a word is English and next to another English word: `lake` in `data lake`, `time` in
 * `lead time`. A neighbour that is also a word in the text's language counts only if it is:
 *
 * - a word such as `of`, which is common only in English;
 * - joined to the word with a hyphen, as in `go-live`;
 * - a name before a capitalized word, as in `Google Ads`;
 * - a word used in software terms, such as `Data`.
 */
export function isInEnglishPhrase(
  text: string,
  { word, start }: FoundWord,
  locale: string,
): boolean {
  const dictionary = dictionaryOf(locale)
  if (dictionary === undefined || !isEnglish(word)) return false
  const [, previous = '', joint] = /(\p{L}+)([\s-])$/u.exec(text.slice(0, start)) ?? []
  const [, nextJoint, next = ''] = /^([\s-])(\p{L}+)/u.exec(text.slice(start + word.length)) ?? []
  const isPhraseWith = (neighbour: string) =>
    isEnglish(neighbour) &&
    (!isInDictionary(dictionary, neighbour) ||
      ENGLISH_ONLY.test(neighbour) ||
      isInDictionary(loadDictionary(partsOfTerms), capitalize(neighbour)))
  return (
    isPhraseWith(previous) ||
    isPhraseWith(next) ||
    (joint === '-' && isEnglish(previous)) ||
    (nextJoint === '-' && isEnglish(next)) ||
    (isName(previous) && isCapital(word) && isEnglish(previous))
  )
}

/** English words that Portuguese and Spanish dictionaries may contain as rare words. */
const ENGLISH_ONLY = /^(?:and|by|of|the|to|with)$/i

export function isEnglish(word: string): boolean {
  const listed = languageDataOf('en')?.words
  return english.map(loadDictionary).some((dictionary) => {
    const isKnown = (base: string) =>
      listed?.has(base.toLowerCase().replace(/s$/, '')) || isInDictionary(dictionary, base)
    return englishForms.isForm(word, isKnown) || isDerived(word, englishForms, isKnown)
  })
}

/** Whether a word consists of three letters, none of them a vowel or a y: `dbt`. */
export function isConsonantTriple(word: string): boolean {
  return /^[b-df-hj-np-tv-xz]{3}$/i.test(word)
}

/** Matches forms of verbs derived from English words, and their nouns: `testear`, `tokenização`. */
const LOAN_VERB =
  /^(\p{L}{4,})(?:e(?:ar|ad[oa]s?|ando|ó)|iz(?:a(?:r|m|n|s|mos|d[oa]s?|ndo|ção|ções|ción|ciones)?|ou|ó))$/iu

function isLoanVerb(word: string): boolean {
  const [, base] = LOAN_VERB.exec(word) ?? []
  return base !== undefined && isEnglish(base)
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
const isName = (word: string) => isCapital(word) && isTerm(word)

function isTerm(word: string): boolean {
  return terms.some((file) => isInDictionary(loadDictionary(file), word))
}
