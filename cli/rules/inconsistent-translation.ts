import type { Finding } from '../finding.ts'
import { pairsOf, relatedTo, wholeOf } from '../model/counterpart.ts'
import type { CopyText } from '../model/copy-text.ts'
import { wordsIn } from '../model/words.ts'
import type { Rule } from './rule.ts'

/** What the source says twice in the same words, a translation says twice in the same words. */
export const inconsistentTranslation: Rule = {
  id: 'inconsistent-translation',
  allowable: true,
  check(model) {
    const first = new Map<string, CopyText>()
    return pairsOf(model).flatMap(({ text, source }): Finding[] => {
      // Names and labels repeat on purpose; a paragraph that does is another matter.
      if (text.key === undefined || wordsIn(source.own).length < 2) return []
      const id = `${text.file.locale} ${source.text}`
      const known = first.get(id)
      if (!known) first.set(id, text)
      if (!known || known.text === text.text) return []
      return [
        {
          rule: 'inconsistent-translation',
          severity: 'warning',
          ...wholeOf(text),
          ...relatedTo(known),
          args: { source: source.text, other: known.text },
        },
      ]
    })
  },
}
