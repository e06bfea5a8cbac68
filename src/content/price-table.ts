import type { Locale } from '../locales.ts'
import type { Currency, PlanId } from './prices.ts'

/** How often a price is due. There is one period (specification, section 3). */
export type Period = 'month'

/** What one plan costs in one language; the words of the plan are in `pricing.mdx`. */
export interface PlanPrice {
  id: PlanId
  /** Whole units of the currency, per month. */
  price: number
  /** `price` as the language writes it, such as `R$ 3.750`. */
  priceText: string
  /** Equal to `price`: the yearly state exists without a price of its own (section 4). */
  yearlyPrice: number
  yearlyPriceText: string
  /** Whole units, paid once; null if the plan has no such fee. */
  setupPrice: number | null
  setupPriceText: string | null
  period: Period
  currencySymbol: string
  isPopular: boolean
}

/** The prices of one language, in the order of the page. */
export interface PriceTable {
  locale: Locale
  currency: Currency
  plans: Readonly<Record<PlanId, PlanPrice>>
}

/** What each plan includes. */
export type PlanLimits = Readonly<
  Record<
    PlanId,
    {
      /** Messages per month. */
      messages: number | 'unlimited'
      /** Virtual assistants. */
      assistants: number | 'unlimited'
    }
  >
>

/** The format of amounts in one language: whole units of the currency. */
export function amountFormat(locale: Locale, currency: Currency): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
}
