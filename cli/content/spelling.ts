import type { ITrie } from 'cspell-trie-lib'
import type { Partners } from '../../src/sections/partners/schema.ts'
import type { Site } from '../../src/content/site.ts'
import { settingsIn, type Content } from './content.ts'
import {
  capitalize,
  loadDictionary,
  isInDictionary,
  withoutAccents,
  type DictionaryFile,
} from './dictionaries.ts'
import { isEnglish, isInEnglishPhrase, isLoanword, withoutPrefix } from './loanwords.ts'
import { commonWordRank, isCommonWord, languageDataOf, languageOf } from '../word-lists/index.ts'
import { findMatches, wordsIn } from './words.ts'

/**
 * The misspelled words in a text, in order; a word that occurs twice is returned twice. Ignores
 * loanwords and what `unknownWords` ignores.
 *
 * @param used words of the site's texts in this language: a loanword must not resemble one of them
 */
export function misspelledWords(
  text: string,
  locale: string,
  allowed?: ReadonlySet<string>,
  used: ReadonlySet<string> = new Set(),
): FoundWord[] {
  const language = languages[locale]
  if (!language) return []
  const isCommon = (word: string) => used.has(word) || isCommonWord(word, locale)
  return unknownWords(text, locale, allowed).filter((found) => {
    const isMeant = (similar: string) =>
      loadDictionary(language).hasWord(similar, false) &&
      (isCommon(similar) || isCognate(found.word.toLowerCase(), similar))
    return !isLoanword(text, found, locale, dictionariesOf(locale), isMeant)
  })
}

/**
 * Whether a long English word differs from a similar word only in its ending: `creative` and
 * `creativo`.
 */
function isCognate(english: string, similar: string): boolean {
  return english.length >= 6 && similar === english.replace(/e$/, 'o')
}

/** The words of all texts in a language, in lower case and without accents, cedillas or tildes. */
export function usedWords({ texts }: Content, locale: string): ReadonlySet<string> {
  const language = languageOf(locale)
  const inLanguage = texts.filter(({ file }) => languageOf(file.locale) === language)
  const words = inLanguage.flatMap(({ textInLanguage }) => wordsIn(textInLanguage))
  return new Set(words.map(({ text }) => withoutMarks(text.toLowerCase())))
}

/** Removes accents, cedillas and tildes. */
function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
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
  allowed: ReadonlySet<string> = new Set(),
): FoundWord[] {
  const language = languages[locale]
  if (!language) return []
  const dictionary = loadDictionary(language)
  const isKnown: IsKnown = (word) =>
    NAME.test(word) ||
    allowed.has(word.toLowerCase()) ||
    allowed.has(word.toLowerCase().replace(/s$/, '')) ||
    isInDictionary(dictionary, word)
  const isCorrect: IsKnown = (word) => isKnown(word) || language.isForm?.(word, isKnown) === true

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
  // The difference of two infinite ranks is NaN, which keeps the order.
  const rankOf = (suggestion: string) => commonWordRank(withoutMarks(suggestion), locale)
  const found = similar.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, 3)
  return /^\p{Lu}/u.test(word) ? found.map(capitalize) : found
}

const NOT_PROSE =
  /\{[^{}]*\}|\bhttps?:\S+|\S+@\S+|[@#]\S+|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?:\/\S*)?/gu
const WORD =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00AD]*(?:[-'’][\p{L}\p{M}\p{N}\u00AD]+)*(?:\.(?=\s+[\p{Ll}\p{N}]))?/gu
const PART = /[^-'’.]+/gu
const NAME = /\p{N}|\p{Ll}\p{Lu}|^\p{Lu}{1,5}s?$/u

const blank = (text: string) => ' '.repeat(text.length)

/**
 * Spells a word as dictionaries do: composed, with straight apostrophes and without soft hyphens.
 */
function normalize(word: string): string {
  return word.normalize('NFC').replaceAll('’', "'").replaceAll('\u00AD', '')
}

type IsKnown = (word: string) => boolean

interface Language extends DictionaryFile {
  /** Whether a word that is not in the dictionary is a regular form of a word that is. */
  isForm?(word: string, isKnown: IsKnown): boolean
}

const languages: Partial<Record<string, Language>> = {
  'pt-BR': { package: '@cspell/dict-pt-br', file: 'pt_BR.trie.gz', isForm: isPortugueseForm },
  'pt-PT': {
    package: '@cspell/dict-pt-pt',
    file: 'dict/Portuguese-European.trie.gz',
    isForm: isPortugueseForm,
  },
  en: { package: '@cspell/dict-en-gb', file: 'en_GB.trie.gz', isForm: isEnglishForm },
  es: { package: '@cspell/dict-es-es', file: 'Spanish.trie.gz', isForm: isSpanishForm },
}

/** Whether spelling is checked in a language. */
export function hasDictionary(locale: string): boolean {
  return locale in languages
}

/**
 * English words, in lower case, that texts in two other languages use although neither language's
 * dictionary has them: the same typo is unlikely to be made in both.
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
  return new Set(words.filter(isEnglish))
}

/** Whether a word in a text is part of an English phrase, such as `time` in `lead time`. */
export function isEnglishIn(text: string, word: FoundWord, locale: string): boolean {
  return isInEnglishPhrase(text, word, dictionariesOf(locale))
}

/** The dictionaries of a language, for all regions. */
function dictionariesOf(locale: string): ITrie[] {
  return Object.entries(languages).flatMap(([tag, language]) =>
    language && languageOf(tag) === languageOf(locale) ? loadDictionary(language) : [],
  )
}

/** Whether a word is the possessive or a compound of a known word: `client's`, `upsells`. */
function isEnglishForm(word: string, isKnown: IsKnown): boolean {
  return isKnown(word.replace(/'s$|(?<=s)'$/, '')) || isKnown(withoutPrefix(word))
}

/**
 * Whether a word is a known verb with hyphenated pronouns: `fale-nos`, `melhoramo-lo`, `agendá-la`,
 * `enviar-lhe-emos`.
 */
function isPortugueseForm(word: string, isKnown: IsKnown): boolean {
  const pronoun = '-(?:[ln]?[oa]s?|[mt][eoa]|se|lhes?|nos|vos)'
  const ending = '-(?:ei|ás|á|emos|ão|ias?|íamos|iam)'
  const [, verb] = new RegExp(`^(.+?)(?:${pronoun}){1,2}(?:${ending})?$`, 'i').exec(word) ?? []
  if (verb !== undefined && [verb, `${verb}s`, `${withoutAccents(verb)}r`].some(isKnown))
    return true
  return isDerived(
    word,
    isKnown,
    /(?<=\p{L}{4}[ai])(?:ção|ções|mentos?)$/iu,
    /(?<=\p{L}{3}al)idade$/iu,
  )
}

/**
 * Whether a word is a known verb whose accent is due to its pronouns: `contáctanos`, `dándonos`,
 * `vámonos`.
 */
function isSpanishForm(word: string, isKnown: IsKnown): boolean {
  const pronouns = /^(.*[áéíóú].*?)(?:[mts]e|n?os)?(?:l[aeo]s?|[mts]e|n?os)$/i
  const [, verb] = pronouns.exec(word) ?? []
  const forms = verb === undefined ? [] : [verb, withoutAccents(verb), `${withoutAccents(verb)}s`]
  return (
    forms.some(isKnown) ||
    isDerived(
      word,
      isKnown,
      /(?<=\p{L}{4}[ai])(?:ción|ciones|mientos?)$/iu,
      /(?<=\p{L}{3}al)idad$/iu,
    )
  )
}

/** Prefixes of new words: `ciberseguridad`, `hiperautomação`, `omnicanal`. */
const PREFIX = /^(?:ciber|hiper|micro(?:s(?=s))?|multi|omni)(?=\p{L}{5})/iu

/**
 * Whether a word is formed regularly from a known word: with a prefix, or as a noun from a verb
 * (`empoderamiento`) or from a word in `-al` (`omnicanalidad`).
 *
 * @param fromVerb the endings that take the place of the verb's `r`
 * @param fromAdjective the ending after `-al`
 */
function isDerived(word: string, isKnown: IsKnown, fromVerb: RegExp, fromAdjective: RegExp) {
  const stem = word.replace(PREFIX, '')
  const bases = [stem, stem.replace(fromVerb, 'r'), stem.replace(fromAdjective, '')]
  return bases.some((base) => base !== word && isKnown(base))
}
