import { planIds, type PlanId, type Prices } from '../../src/content/prices.ts'
import {
  amountFormat,
  type PlanLimits,
  type PlanPrice,
  type PriceTable,
} from '../../src/content/price-table.ts'
import type { Locale } from '../../src/locales.ts'

/**
 * The prices of all plans in one language.
 *
 * @param prices must have no findings
 */
export function priceTable(prices: Prices, locale: Locale): PriceTable {
  const currency = prices.currencies[locale]
  const format = amountFormat(locale, currency)
  return { locale, currency, plans: ofPlans((id) => planPrice(prices, format, currency, id)) }
}

/** The limits of all plans. */
export function planLimits(prices: Prices): PlanLimits {
  return ofPlans((id) => {
    const { messages, assistants } = prices.plans[id]
    return { messages, assistants }
  })
}

function ofPlans<Value>(valueOf: (id: PlanId) => Value): Record<PlanId, Value> {
  return Object.fromEntries(planIds.map((id) => [id, valueOf(id)])) as Record<PlanId, Value>
}

function planPrice(
  prices: Prices,
  format: Intl.NumberFormat,
  currency: Prices['currencies'][Locale],
  id: PlanId,
): PlanPrice {
  const plan = prices.plans[id]
  const ratio = parseRatio(prices.rates[currency])
  if (!ratio) throw new RangeError(`No rate for ${currency}: ${prices.rates[currency]}`)
  const price = convert(plan.monthly, ratio)
  const setup = plan.setup === 'none' ? null : convert(plan.setup, ratio)
  return {
    id,
    price: Number(price),
    priceText: format.format(price),
    yearlyPrice: Number(price),
    yearlyPriceText: format.format(price),
    setupPrice: setup === null ? null : Number(setup),
    setupPriceText: setup === null ? null : format.format(setup),
    period: 'month',
    currencySymbol:
      format.formatToParts(price).find(({ type }) => type === 'currency')?.value ?? currency,
    isPopular: plan.popular,
  }
}

/** An exact ratio of two whole numbers greater than zero. */
export interface Ratio {
  numerator: bigint
  denominator: bigint
}

/** Parses `17/100`; null for any other text. */
export function parseRatio(text: string): Ratio | null {
  const match = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text)
  if (!match) return null
  const [, numerator = '', denominator = ''] = match
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) }
}

/**
 * A whole amount times a ratio, in whole units, with half a unit rounded up. The amount must not be
 * negative.
 */
export function convert(amount: number, { numerator, denominator }: Ratio): bigint {
  return (2n * BigInt(amount) * numerator + denominator) / (2n * denominator)
}
