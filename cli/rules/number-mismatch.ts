import type { Finding } from '../finding.ts'
import { pairsOf, partOf, relatedTo, wholeOf } from '../model/counterpart.ts'
import { difference } from '../model/multiset.ts'
import { numbersIn } from '../model/numbers.ts'
import type { Rule } from './rule.ts'

/** Translations state the numbers of their source, however their language writes them. */
export const numberMismatch: Rule = {
  id: 'number-mismatch',
  allowable: true,
  check: (model) =>
    pairsOf(model).flatMap(({ text, source }): Finding[] => {
      const numbers = numbersIn(text.own)
      const { missing, extra } = difference(
        numbersIn(source.own).map(({ digits }) => digits),
        numbers.map(({ digits }) => digits),
      )
      if (missing.length === 0 && extra.length === 0) return []
      const wrong = numbers.find(({ digits }) => extra.includes(digits))
      return [
        {
          rule: 'number-mismatch',
          severity: 'error',
          ...(wrong ? partOf(text, wrong.start, wrong.start + wrong.text.length) : wholeOf(text)),
          ...relatedTo(source),
          args: { missing, extra },
        },
      ]
    }),
}
