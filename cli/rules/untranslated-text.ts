import type { Finding } from '../finding.ts'
import { pairsOf, relatedTo, wholeOf } from '../model/counterpart.ts'
import { wordsIn } from '../model/words.ts'
import { languageDataOf, languageOf } from '../word-lists/index.ts'
import type { Rule } from './rule.ts'

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
      const language = languageOf(locale)
      const isForeign = language === 'en' && words.some((word) => /[^\p{ASCII}’]/u.test(word.text))
      const fewest = languageDataOf(locale)?.fewestEqualWords ?? Infinity
      if (words.length < fewest && !isForeign) return []
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
