import { placeholdersIn } from '../../src/content/placeholders.ts'
import type { Finding } from '../finding.ts'
import { pairsOf, relatedTo, wholeOf } from '../model/counterpart.ts'
import { difference } from '../model/multiset.ts'
import type { Rule } from './rule.ts'

/** A translation uses the placeholders of its source, each as often. */
export const placeholderMismatch: Rule = {
  id: 'placeholder-mismatch',
  allowable: true,
  check: (model, found) =>
    pairsOf(model).flatMap(({ text, source }): Finding[] => {
      const names = placeholdersIn(text.text)
      const { missing, extra } = difference(placeholdersIn(source.text), names)
      if (missing.length === 0 && extra.length === 0) return []
      const whole = wholeOf(text)
      // Names that are wrong or lacking by themselves are other rules' to report.
      const isReported = found.some(
        (other) =>
          other.file === whole.file &&
          other.rule.endsWith('-placeholder') &&
          other.place.line >= whole.place.line &&
          other.place.line <= (whole.place.end ?? whole.place).line,
      )
      if (isReported) return []
      return [
        {
          rule: 'placeholder-mismatch',
          severity: 'error',
          ...whole,
          ...relatedTo(source),
          args: { missing, extra },
        },
      ]
    }),
}
