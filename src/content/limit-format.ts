import type { Locale } from '../locales.ts'
import type { PlanLimit } from './price-table.ts'

/** The names of a plan's limits, in display order. */
export const limitNames = ['messages', 'assistants'] as const

/** Returns a formatter for plan limits in one language. */
export function limitFormat(locale: Locale, unlimited: string): (limit: PlanLimit) => string {
  const { format } = new Intl.NumberFormat(locale)
  return (limit) => (limit === 'unlimited' ? unlimited : format(limit))
}
