import type { Locale } from '../locales.ts'
import type { Currency, PlanId } from './prices.ts'

/** The only billing period (specification, section 3). */
type Period = 'month'

/** A plan's prices in one language; its texts are in `pricing.mdx`. */
export interface PlanPrice {
  id: PlanId
  /** Whole units of the currency, per month. */
  price: number
  /** `price` formatted for the language, such as `R$ 3.750`. */
  priceText: string
  /** Equal to `price`: yearly billing has no separate price (specification, section 4). */
  yearlyPrice: number
  yearlyPriceText: string
  /** One-time fee in whole units; null if the plan has none. */
  setupPrice: number | null
  setupPriceText: string | null
  period: Period
  currencySymbol: string
  isPopular: boolean
}

/** The prices for one language, in page order. */
export interface PriceTable {
  locale: Locale
  currency: Currency
  plans: Readonly<Record<PlanId, PlanPrice>>
}

export type PlanLimit = number | 'unlimited'

/** The limits of each plan. */
export type PlanLimits = Readonly<
  Record<
    PlanId,
    {
      /** Messages per month. */
      messages: PlanLimit
      /** Virtual assistants. */
      assistants: PlanLimit
    }
  >
>
