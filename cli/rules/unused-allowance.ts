import type { Finding } from '../finding.ts'
import { allowancesIn, allows } from '../model/allowance.ts'
import type { Rule } from './rule.ts'

/** An allowance for what is no longer there would hide the next fault of its kind. */
export const unusedAllowance: Rule = {
  id: 'unused-allowance',
  check: ({ files }, found) =>
    files.flatMap(allowancesIn).flatMap((allowance): Finding[] => {
      const { rule, reason, file, place } = allowance
      // `invalid-allowance` speaks of those without a rule or a reason.
      if (rule === undefined || reason === '') return []
      if (found.some((finding) => allows(allowance, finding))) return []
      const isRefused = found.some(
        (finding) =>
          finding.rule === 'invalid-allowance' &&
          finding.file === file &&
          finding.place.line === place.line,
      )
      if (isRefused) return []
      return [{ rule: 'unused-allowance', severity: 'error', file, place, args: { rule } }]
    }),
}
