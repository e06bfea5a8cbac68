import type { Locale } from '../locales.ts'
import type { Currency } from './prices.ts'

/** Returns a formatter for amounts in one language, in whole units of the currency. */
export function amountFormat(locale: Locale, currency: Currency): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
}
