import type { ITrie } from 'cspell-trie-lib'
import type { Partners } from '../../src/sections/partners/schema.ts'
import type { Site } from '../../src/content/site.ts'
import { locales, type Locale } from '../../src/locales.ts'
import { settingsIn, type Content } from './content-model.ts'
import {
  capitalize,
  loadDictionary,
  isInDictionary,
  withoutMarks,
  type DictionaryFile,
} from './dictionaries.ts'
import {
  isConsonantTriple,
  isEnglish,
  isInEnglishPhrase,
  isLoanword,
  wordsOneMistakeAway,
} from './loanwords.ts'
import { commonWordRank, isCommonWord, languageDataOf, languageOf } from '../word-lists/index.ts'
import {
  english,
  isDerived,
  portuguese,
  spanish,
  type IsKnown,
  type WordForms,
} from './word-forms.ts'
import { findMatches, wordsIn } from './words.ts'

/**
 * The misspelled words in a text, in order; a word that occurs twice is returned twice. A word that
 * `unknownWords` returns is correct if it is:
 *
 * - a loanword (`isLoanword`);
 * - only in the dictionary of another region, and similar to no word of this one;
 * - derived from a known word, and similar to no word that the writer may have meant;
 * - derived from a known word with a prefix, and similar to no word at all.
 *
 * @param used words of the site's texts in this language, which a writer may have meant
 */
export function misspelledWords(
  text: string,
  locale: string,
  allowed?: ReadonlySet<string>,
  used: ReadonlySet<string> = new Set(),
): FoundWord[] {
  const language = languages[locale]
  if (!language) return []
  const dictionary = loadDictionary(language)
  const isLikely = (word: string) => used.has(word) || isLikelyWord(word, locale)
  return unknownWords(text, locale, allowed).filter((found) => {
    const { word } = found
    const isLikelyIntended = (similar: string) =>
      dictionary.hasWord(similar, false) &&
      (isLikely(similar) ||
        isCognate(word.toLowerCase(), similar) ||
        (similar === withoutMarks(word.toLowerCase()) && isCommonWord(similar, locale)))
    const isCorrect =
      isLoanword(text, found, locale, dictionary, isLikelyIntended) ||
      isWordOfOtherRegion(word, locale, dictionary) ||
      isDerivedWord(word, locale, language, isLikelyIntended, allowed)
    return !isCorrect
  })
}

/** Whether a word is regularly derived from a known word, and resembles none as a typo does. */
function isDerivedWord(
  word: string,
  locale: string,
  language: Language,
  isLikelyIntended: (similar: string) => boolean,
  allowed?: ReadonlySet<string>,
): boolean {
  const { forms } = language
  if (!forms) return false
  const isKnown = knownWords(locale, language, allowed)
  if (isDerived(word, forms, isKnown)) return !wordsOneMistakeAway(word).some(isLikelyIntended)
  // Prefixes are short: `cotrato` is a typo, though `trato` is a word.
  const stem = word.replace(forms.prefixes, '')
  return isDerived(stem, forms, isKnown) && !resemblesAny(word, loadDictionary(language))
}

/**
 * Whether a writer is likely to have meant a word. It must be common, and if it is short, among the
 * most common words, because almost every loanword resembles some short word.
 */
function isLikelyWord(word: string, locale: string): boolean {
  if (!isCommonWord(word, locale)) return false
  const rank = commonWordRank(word, locale)
  return word.length > 4 || rank < 2000 || rank === Infinity
}

/**
 * Whether a word is in the dictionary of another region only because that dictionary has more
 * words: `rastreabilidade`. It resembles no word of its own region, as `planejar` does `planear`.
 */
function isWordOfOtherRegion(word: string, locale: string, dictionary: ITrie): boolean {
  const isInOther = dictionariesOf(locale).some((other) => isInDictionary(other, word))
  if (!isInOther) return false
  return !resemblesAny(word, dictionary)
}

/** Whether a word differs by at most one mistake from a word in a dictionary. */
function resemblesAny(word: string, dictionary: ITrie): boolean {
  return wordsOneMistakeAway(word).some((similar) => dictionary.hasWord(similar, false))
}

/**
 * Whether a long English word differs from a similar word only in its ending: `creative` and
 * `creativo`.
 */
function isCognate(word: string, similar: string): boolean {
  return word.length >= 6 && similar === word.replace(/e$/, 'o')
}

/** The words of all texts in a language, in lower case and without accents, cedillas or tildes. */
export function usedWords({ texts }: Content, locale: string): ReadonlySet<string> {
  const language = languageOf(locale)
  const inLanguage = texts.filter(({ file }) => languageOf(file.locale) === language)
  const words = inLanguage.flatMap(({ textInLanguage }) => wordsIn(textInLanguage))
  return new Set(words.map(({ text }) => withoutMarks(text.toLowerCase())))
}

interface FoundWord {
  word: string
  start: number
}

/**
 * The words in a text that are not in its language's dictionary: misspelled words and loanwords.
 * Ignores placeholders, URLs, e-mail addresses, file names, acronyms (`BI`, `APIs`), and words with
 * a digit or an inner capital (`YouBot`).
 *
 * @param locale a language without a dictionary has no unknown words
 * @param allowed other correct words, in lower case; their plurals in -s are correct too
 */
export function unknownWords(
  text: string,
  locale: string,
  allowed?: ReadonlySet<string>,
): FoundWord[] {
  const language = languages[locale]
  if (!language) return []
  const isKnown = knownWords(locale, language, allowed)
  const isCorrect: IsKnown = (word) =>
    isKnown(word) || language.forms?.isForm(word, isKnown) === true

  return findMatches(text.replace(NOT_PROSE, blank), WORD)
    .filter((word) => !isCorrect(normalize(word.text)))
    .flatMap((word) =>
      findMatches(word.text, PART).map((part) => ({
        word: part.text,
        start: word.start + part.start,
      })),
    )
    .filter(({ word }) => !isCorrect(normalize(word)))
}

/** Whether a word is in a dictionary, allowed, or not checked. */
function knownWords(locale: string, language: Language, allowed?: ReadonlySet<string>): IsKnown {
  const dictionary = loadDictionary(language)
  const listed = languageDataOf(locale)?.words
  const isListed = (word: string) => listed?.has(word) || allowed?.has(word)
  return (word) =>
    NAME.test(word) ||
    isListed(word.toLowerCase()) ||
    isListed(word.toLowerCase().replace(/s$/, '')) ||
    isInDictionary(dictionary, word)
}

/** The words in names and phrases, for the parameter `allowed` of `unknownWords`. */
export function allowedWords(phrases: Iterable<string>): Set<string> {
  return new Set(
    [...phrases].flatMap((phrase) => phrase.toLowerCase().match(WORD) ?? []).map(normalize),
  )
}

/** The names on the site and the words in the glossary; undefined if the settings are invalid. */
export function siteVocabulary(content: Content): Set<string> | undefined {
  const site = settingsIn<Site>(content, 'site')?.value
  if (!site || !settingsIn(content, 'glossary')) return undefined
  const { names, spelling = [] } = content.glossary
  // Some partners have a description instead of a name; descriptions differ between languages.
  const [first = new Set<string>(), ...others] = content.localeFiles
    .filter(({ name }) => name === 'partners')
    .map(({ parsed }) => (parsed as Partners | undefined)?.items ?? [])
    .map((items) => allowedWords(items.map(({ name }) => name)))
  const brands = [...first].filter((word) => others.every((words) => words.has(word)))
  const vocabulary = [site.brand, site.legalName, ...site.clients, ...names, ...spelling, ...brands]
  return allowedWords(vocabulary)
}

/** Up to three words from the dictionary similar to a misspelled word, common words first. */
export function spellingSuggestions(word: string, locale: string): string[] {
  const language = languages[locale]
  if (!language) return []
  const { neverSuggest = [] } = languageDataOf(locale) ?? {}
  const options = {
    numSuggestions: 24,
    changeLimit: 1.5,
    ignoreCase: false,
    includeTies: false,
    filter: (suggestion: string) => !neverSuggest.includes(suggestion.toLowerCase()),
  }
  const similar = loadDictionary(language).suggest(normalize(word).toLowerCase(), options)
  const plain = withoutMarks(word.toLowerCase())
  // Words that only lack an accent come first. The difference of two infinite ranks is NaN, which
  // keeps the order.
  const rankOf = (suggestion: string) =>
    withoutMarks(suggestion) === plain ? -1 : commonWordRank(withoutMarks(suggestion), locale)
  const found = similar.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, 3)
  return /^\p{Lu}/u.test(word) ? found.map(capitalize) : found
}

const NOT_PROSE =
  /\{[^{}]*\}|\bhttps?:\S+|\S+@\S+|[@#]\S+|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?:\/\S*)?/gu
const WORD =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00AD]*(?:[-'’][\p{L}\p{M}\p{N}\u00AD]+)*(?:\.(?=\s+[\p{Ll}\p{N}]))?/gu
const PART = /[^-'’.]+/gu
const NAME = /\p{N}|\p{Ll}\p{Lu}|^\p{Lu}{1,6}s?$/u

const blank = (text: string) => ' '.repeat(text.length)

/**
 * Spells a word as dictionaries do: composed, with straight apostrophes and without soft hyphens.
 */
function normalize(word: string): string {
  return word.normalize('NFC').replaceAll('’', "'").replaceAll('\u00AD', '')
}

interface Language extends DictionaryFile {
  forms?: WordForms
}

const languages: Partial<Record<string, Language>> = {
  'pt-BR': { package: '@cspell/dict-pt-br', file: 'pt_BR.trie.gz', forms: portuguese },
  'pt-PT': {
    package: '@cspell/dict-pt-pt',
    file: 'dict/Portuguese-European.trie.gz',
    forms: portuguese,
  },
  en: { package: '@cspell/dict-en-gb', file: 'en_GB.trie.gz', forms: english },
  es: { package: '@cspell/dict-es-es', file: 'Spanish.trie.gz', forms: spanish },
}

/**
 * The first locale in whose language a word is correct, other than English, because English words
 * are loanwords. Undefined if there is none.
 */
export function otherLanguageOf(word: string, locale: string): Locale | undefined {
  return locales.find((other) => {
    const language = languages[other]
    const isOther = languageOf(other) !== languageOf(locale) && other !== 'en'
    return isOther && language && isInDictionary(loadDictionary(language), normalize(word))
  })
}

/** Whether spelling is checked in a language. */
export function hasDictionary(locale: string): boolean {
  return locale in languages
}

/**
 * English words and abbreviations that texts in two other languages use, in lower case. Neither
 * language's dictionary has them, but the same typo is unlikely to be made in both.
 */
export function sharedLoanwords(
  { texts }: Content,
  allowed: ReadonlySet<string>,
): ReadonlySet<string> {
  const languagesOf = new Map<string, Set<string>>()
  for (const { textInLanguage, file } of texts) {
    const language = languageOf(file.locale)
    if (language === 'en') continue
    for (const { word } of unknownWords(textInLanguage, file.locale, allowed)) {
      const lower = word.toLowerCase()
      languagesOf.set(lower, (languagesOf.get(lower) ?? new Set()).add(language))
    }
  }
  const words = [...languagesOf].flatMap(([word, { size }]) => (size > 1 ? word : []))
  return new Set(words.filter((word) => isEnglish(word) || isConsonantTriple(word)))
}

/** Whether a word in a text is part of an English phrase, such as `time` in `lead time`. */
export function isEnglishIn(text: string, word: FoundWord, locale: string): boolean {
  const language = languages[locale]
  return language !== undefined && isInEnglishPhrase(text, word, loadDictionary(language))
}

/** The dictionaries of a language, for all regions. */
function dictionariesOf(locale: string): ITrie[] {
  return Object.entries(languages).flatMap(([tag, language]) =>
    language && languageOf(tag) === languageOf(locale) ? loadDictionary(language) : [],
  )
}
