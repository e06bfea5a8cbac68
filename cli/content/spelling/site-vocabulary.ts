import type { Site } from '../../../src/content/site.ts'
import type { Partners } from '../../../src/sections/partners/schema.ts'
import { languageOf } from '../../word-lists/index.ts'
import { settingsIn, type Content } from '../content-model.ts'
import { withoutMarks } from './dictionaries.ts'
import { isConsonantTriple, isEnglish } from './loanwords.ts'
import { allowedWords, unknownWords } from './unknown-words.ts'
import { wordsIn } from '../words-and-numbers.ts'

const vocabularies = new WeakMap<Content, Set<string> | undefined>()

/** The words in names on the site and in the glossary; undefined if the settings are invalid. */
export function siteVocabulary(content: Content): Set<string> | undefined {
  // Cached, because several rules need it.
  if (!vocabularies.has(content)) vocabularies.set(content, readVocabulary(content))
  return vocabularies.get(content)
}

function readVocabulary(content: Content): Set<string> | undefined {
  const site = settingsIn<Site>(content, 'site')?.value
  if (!site || !settingsIn(content, 'glossary')) return undefined
  const { names, spelling = [] } = content.glossary
  // Some partners' names are translated, so only words that occur in every language are kept.
  const [first = new Set<string>(), ...others] = content.localeFiles
    .filter(({ name }) => name === 'partners')
    .map(({ parsed }) => (parsed as Partners | undefined)?.items ?? [])
    .map((items) => allowedWords(items.map(({ name }) => name)))
  const brands = [...first].filter((word) => others.every((words) => words.has(word)))
  const vocabulary = [site.brand, site.legalName, ...site.clients, ...names, ...spelling, ...brands]
  return allowedWords(vocabulary)
}

/** The words in a language's texts, in lower case and without accents, cedillas or tildes. */
export function usedWords({ texts }: Content, locale: string): ReadonlySet<string> {
  const language = languageOf(locale)
  const inLanguage = texts.filter(({ file }) => languageOf(file.locale) === language)
  const words = inLanguage.flatMap(({ textInLanguage }) => wordsIn(textInLanguage))
  return new Set(words.map(({ text }) => withoutMarks(text.toLowerCase())))
}

/**
 * Returns, in lower case, the English words, abbreviations and names (words that are never in lower
 * case) that occur in at least two languages other than English. The dictionaries lack these words,
 * but they are probably correct, because the same typo is unlikely to be made in two languages.
 */
export function sharedLoanwords(
  { texts }: Content,
  allowed: ReadonlySet<string>,
): ReadonlySet<string> {
  const languagesByWord = new Map<string, Set<string>>()
  const inLowerCase = new Set<string>()
  for (const { textInLanguage, file } of texts) {
    const language = languageOf(file.locale)
    if (language === 'en') continue
    for (const { word } of unknownWords(textInLanguage, file.locale, allowed)) {
      const lower = word.toLowerCase()
      if (word === lower) inLowerCase.add(lower)
      languagesByWord.set(lower, (languagesByWord.get(lower) ?? new Set()).add(language))
    }
  }
  const words = [...languagesByWord].flatMap(([word, { size }]) => (size > 1 ? word : []))
  return new Set(
    words.filter((word) => !inLowerCase.has(word) || isEnglish(word) || isConsonantTriple(word)),
  )
}
