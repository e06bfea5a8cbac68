import type { Locale } from '../../src/locales.ts'
import type { Finding } from '../finding.ts'
import { pairsOf, relatedTo, wholeOf } from '../model/counterpart.ts'
import { wordsIn } from '../model/words.ts'
import type { Rule } from './rule.ts'

/**
 * From how many words on a text that equals its source was forgotten: Spanish and
 * Portuguese share short phrases, the two kinds of Portuguese share sentences.
 */
const FEWEST_WORDS: Record<Locale, number> = {
  'pt-BR': Infinity,
  'pt-PT': 14,
  en: 2,
  es: 5,
}

/** A translation is not the source once more. */
export const untranslatedText: Rule = {
  id: 'untranslated-text',
  allowable: true,
  check: (model) =>
    pairsOf(model).flatMap(({ text, source }): Finding[] => {
      if (text.text !== source.text) return []
      const { locale } = text.file
      const words = wordsIn(text.own)
      // English has no accents: a single accented word was forgotten too.
      const isForeign = locale === 'en' && words.some((word) => /[^\p{ASCII}’]/u.test(word.text))
      if (words.length < FEWEST_WORDS[locale] && !isForeign) return []
      return [
        {
          rule: 'untranslated-text',
          severity: 'error',
          ...wholeOf(text),
          ...relatedTo(source),
          args: { locale },
        },
      ]
    }),
}
