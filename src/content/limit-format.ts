import type { Locale } from '../locales.ts'
import type { PlanLimit } from './price-table.ts'

/** The limits of a plan, in the order in which they are shown. */
export const limitNames = ['messages', 'assistants'] as const

/** The format of the limits of the plans in one language. */
export function limitFormat(locale: Locale, unlimited: string): (limit: PlanLimit) => string {
  const { format } = new Intl.NumberFormat(locale)
  return (limit) => (limit === 'unlimited' ? unlimited : format(limit))
}
