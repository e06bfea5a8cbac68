import type { Finding } from '../finding.ts'
import { pairsOf, relatedTo, wholeOf } from '../model/counterpart.ts'
import type { Rule } from './rule.ts'

/** Shorter texts differ by a word and by half their length. */
const SHORTEST = 40

/** Measured on Portuguese, English and Spanish, whose longest true ratios are 0.6 and 1.6. */
const RATIOS = { from: 0.45, to: 2.2 }

/** A translation far shorter or longer than its source has lost or gained a sentence. */
export const suspiciousLength: Rule = {
  id: 'suspicious-length',
  allowable: true,
  check: (model) =>
    pairsOf(model).flatMap(({ text, source }): Finding[] => {
      if (Math.max(source.text.length, text.text.length) < SHORTEST) return []
      const ratio = text.text.length / source.text.length
      if (ratio >= RATIOS.from && ratio <= RATIOS.to) return []
      return [
        {
          rule: 'suspicious-length',
          severity: 'warning',
          ...wholeOf(text),
          ...relatedTo(source),
          args: { actual: text.text.length, expected: source.text.length },
        },
      ]
    }),
}
