import type { Finding } from '../finding.ts'
import { allowancesIn, type Allowance } from '../model/allowance.ts'
import { nearest } from '../suggestion.ts'
import type { Rule } from './rule.ts'

/** A comment that allows something names a rule that can be allowed, and says why. */
export function invalidAllowance(rules: readonly Rule[]): Rule {
  const ids = rules.map(({ id }) => id as string)
  const allowable = rules.filter((rule) => rule.allowable).map(({ id }) => id as string)

  const problemOf = ({ rule, reason }: Allowance) => {
    if (rule === undefined) return { problem: 'wrong-form' as const }
    if (!ids.includes(rule)) {
      return { problem: 'unknown-rule' as const, rule, suggestion: nearest(rule, allowable) }
    }
    if (!allowable.includes(rule)) return { problem: 'not-allowable' as const, rule }
    return reason === '' ? { problem: 'no-reason' as const, rule } : undefined
  }

  return {
    id: 'invalid-allowance',
    check: ({ files }) =>
      files.flatMap(allowancesIn).flatMap((allowance): Finding[] => {
        const args = problemOf(allowance)
        if (!args) return []
        const { file, place } = allowance
        return [{ rule: 'invalid-allowance', severity: 'error', file, place, args }]
      }),
  }
}
