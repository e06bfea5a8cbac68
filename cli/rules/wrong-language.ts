import type { Locale } from '../../src/locales.ts'
import type { Finding } from '../finding.ts'
import { copyOf, partOf } from '../model/counterpart.ts'
import { sentencesIn, wordsIn } from '../model/words.ts'
import commonWords from '../word-lists/common-words.json' with { type: 'json' }
import type { Rule } from './rule.ts'

type Language = keyof typeof commonWords

const languages = Object.keys(commonWords) as Language[]

const lists = new Map(languages.map((language) => [language, new Set(commonWords[language])]))

/** Letters and endings that only one of the languages has. */
const marks: Record<Language, RegExp> = {
  pt: /[ãõ]|ç[ãõ]|nh[oa]s?$|ções$/,
  es: /ñ|ción$|ciones$|idad$/,
  en: /ing$|tion$|ght|th(?:e|is|at)|ally$/,
}

const languageOf: Record<Locale, Language> = { 'pt-BR': 'pt', 'pt-PT': 'pt', en: 'en', es: 'es' }

/** A sentence is in the language of its folder. */
export const wrongLanguage: Rule = {
  id: 'wrong-language',
  allowable: true,
  check: (model) =>
    copyOf(model).flatMap((text) =>
      sentencesIn(text.own).flatMap((sentence): Finding[] => {
        const own = languageOf[text.file.locale]
        const found = languageIn(sentence.text, own)
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
    ),
}

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
  const isClear = own === 0 ? best.points >= 2 : best.points >= 3 && best.points >= 3 * own
  return isClear ? best.language : expected
}
