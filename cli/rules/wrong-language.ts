import type { Locale } from '../../src/locales.ts'
import type { Finding } from '../finding.ts'
import { copyOf, partOf } from '../model/counterpart.ts'
import type { CopyText } from '../model/copy-text.ts'
import { sentencesIn, wordsIn } from '../model/words.ts'
import commonWords from '../word-lists/common-words.json' with { type: 'json' }
import type { Rule } from './rule.ts'

type Language = keyof typeof commonWords

const languages = Object.keys(commonWords) as Language[]

const lists = new Map(languages.map((language) => [language, new Set(commonWords[language])]))

/** Letters and endings that only one of the languages has. */
const marks: Record<Language, RegExp> = {
  pt: /[ãõ]|ç|nh[oa]s?$|[éê]m$/,
  es: /ñ|ción$|ciones$|idad$/,
  en: /ing$|tion$|ght|th(?:e|is|at)|ally$/,
}

const languageOf: Record<Locale, Language> = { 'pt-BR': 'pt', 'pt-PT': 'pt', en: 'en', es: 'es' }

/** A sentence is in the language of its folder. */
export const wrongLanguage: Rule = {
  id: 'wrong-language',
  allowable: true,
  check(model) {
    const vocabulary = vocabularyOf(copyOf(model))
    return copyOf(model).flatMap((text) =>
      sentencesIn(text.own).flatMap((sentence): Finding[] => {
        const own = languageOf[text.file.locale]
        const marked = languageIn(sentence.text, own)
        const found = marked === own ? neighbourOf(sentence.text, text, vocabulary) : marked
        if (found === own) return []
        const { start } = sentence
        return [
          {
            rule: 'wrong-language',
            severity: 'error',
            ...partOf(text, start, start + sentence.text.length),
            args: { found, locale: text.file.locale },
          },
        ]
      }),
    )
  },
}

/** In so few words one that belongs to a single language is enough. */
const SHORT = 5

/** The language that a sentence shows clearly; the expected one where it shows none. */
function languageIn(sentence: string, expected: Language): Language {
  const words = wordsIn(sentence).map((word) => word.text.toLowerCase())
  const score = (language: Language) =>
    words.filter((word) => lists.get(language)?.has(word) || marks[language].test(word)).length
  const own = score(expected)
  const [best] = languages
    .filter((language) => language !== expected)
    .map((language) => ({ language, points: score(language) }))
    .toSorted((a, b) => b.points - a.points)
  if (!best) return expected
  const enough = words.length <= SHORT ? 1 : 2
  const isClear = own === 0 ? best.points >= enough : best.points >= 3 && best.points >= 3 * own
  return isClear ? best.language : expected
}

/**
 * For each language, the texts that each of its longer words stands in. A text
 * that was copied whole says nothing about the language that it was copied to.
 */
type Vocabulary = ReadonlyMap<Language, ReadonlyMap<string, ReadonlySet<string>>>

function vocabularyOf(texts: readonly CopyText[]): Vocabulary {
  const vocabulary = new Map<Language, Map<string, Set<string>>>()
  for (const text of texts) {
    const language = languageOf[text.file.locale]
    const words = vocabulary.get(language) ?? new Map<string, Set<string>>()
    vocabulary.set(language, words)
    for (const word of longWordsIn(text.own)) {
      const places = words.get(word) ?? new Set()
      words.set(word, places.add(text.text))
    }
  }
  return vocabulary
}

/**
 * The language of the copy that a sentence takes its words from, where its own
 * copy knows hardly any of them. Portuguese and Spanish share too many words for
 * this; beside English they show.
 */
function neighbourOf(sentence: string, text: CopyText, vocabulary: Vocabulary): Language {
  const own = languageOf[text.file.locale]
  const words = longWordsIn(sentence)
  const isKnown = (language: Language, word: string) => {
    const places = vocabulary.get(language)?.get(word)
    return places !== undefined && (places.size > 1 || !places.has(text.text))
  }
  const found = languages
    .filter((language) => language !== own && (language === 'en' || own === 'en'))
    .find((language) => {
      const foreign = words.filter((word) => !isKnown(own, word) && isKnown(language, word))
      return foreign.length >= 2 && foreign.length >= 0.6 * words.length
    })
  return found ?? own
}

function longWordsIn(text: string): string[] {
  const words = wordsIn(text).map((word) => word.text.toLowerCase())
  return [...new Set(words.filter((word) => word.length >= 4))]
}
