import { planIds, type Prices } from '../../src/content/prices.ts'
import type { Finding } from '../finding.ts'
import { convert, parseRatio } from '../prices/ratio.ts'
import type { Rule } from './rule.ts'

/** A converted amount is one that the browser counts exactly. */
export const unsafeAmount: Rule = {
  id: 'unsafe-amount',
  check({ files }) {
    return files.flatMap((file): Finding[] => {
      if (file.scope !== 'global' || file.name !== 'prices' || !file.parsed || !file.data) return []
      const { plans, rates, currencies } = file.parsed as Prices
      const { data, path } = file
      const shown = [...new Set(Object.values(currencies))]

      return planIds.flatMap((plan) =>
        (['monthly', 'setup'] as const).flatMap((field) =>
          shown.flatMap((currency) => {
            const base = plans[plan][field]
            const ratio = parseRatio(rates[currency])
            if (base === 'none' || !ratio) return []
            const amount = convert(base, ratio)
            if (amount <= Number.MAX_SAFE_INTEGER) return []
            const key = ['plans', plan, field]
            return {
              rule: 'unsafe-amount' as const,
              severity: 'error' as const,
              file: path,
              place: data.valuePlace(key),
              key,
              args: { currency, amount: String(amount) },
            }
          }),
        ),
      )
    })
  },
}
