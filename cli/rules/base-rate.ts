import type { Prices } from '../../src/content/prices.ts'
import { parseRatio } from '../prices/ratio.ts'
import type { Rule } from './rule.ts'

/**
 * Amounts are kept in BRL, so one BRL is worth one BRL. Any other rate would
 * show Brazilian visitors prices that stand nowhere in the file; whoever wants
 * other prices changes the amounts.
 */
export const baseRate: Rule = {
  id: 'base-rate',
  check({ files }) {
    return files.flatMap((file) => {
      if (file.scope !== 'global' || file.name !== 'prices' || !file.parsed || !file.data) return []
      const { rates } = file.parsed as Prices
      const ratio = parseRatio(rates.BRL)
      if (!ratio || ratio.numerator === ratio.denominator) return []
      const key = ['rates', 'BRL']
      return {
        rule: 'base-rate' as const,
        severity: 'error' as const,
        file: file.path,
        place: file.data.valuePlace(key),
        key,
        args: { rate: rates.BRL },
      }
    })
  },
}
