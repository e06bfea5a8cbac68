import type { Locale } from '../locales.ts'
import type { Currency } from './prices.ts'

/** The format of amounts in one language: whole units of the currency. */
export function amountFormat(locale: Locale, currency: Currency): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
}
