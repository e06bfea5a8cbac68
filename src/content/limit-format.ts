import type { Locale } from '../locales.ts'

/** The format of the limits of the plans in one language. */
export function limitFormat(
  locale: Locale,
  unlimited: string,
): (limit: number | 'unlimited') => string {
  const { format } = new Intl.NumberFormat(locale)
  return (limit) => (limit === 'unlimited' ? unlimited : format(limit))
}
