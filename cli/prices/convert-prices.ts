import { amountFormat } from '../../src/content/amount-format.ts'
import { planIds, type PlanId, type Prices } from '../../src/content/prices.ts'
import type { PlanLimits, PlanPrice, PriceTable } from '../../src/content/price-table.ts'
import type { Locale } from '../../src/locales.ts'

/** Converts prices, which must be valid, into a locale's currency. */
export function priceTable(prices: Prices, locale: Locale): PriceTable {
  const currency = prices.currencies[locale]
  const format = amountFormat(locale, currency)
  return { locale, currency, plans: mapPlans((id) => planPrice(prices, format, currency, id)) }
}

export function planLimits(prices: Prices): PlanLimits {
  return mapPlans((id) => {
    const { messages, assistants } = prices.plans[id]
    return { messages, assistants }
  })
}

function mapPlans<Value>(valueOf: (id: PlanId) => Value): Record<PlanId, Value> {
  return Object.fromEntries(planIds.map((id) => [id, valueOf(id)])) as Record<PlanId, Value>
}

function planPrice(
  prices: Prices,
  format: Intl.NumberFormat,
  currency: Prices['currencies'][Locale],
  id: PlanId,
): PlanPrice {
  const plan = prices.plans[id]
  const rate = prices.rates[currency]
  const price = convert(plan.monthly, rate)
  const setup = plan.setup === 'none' ? null : convert(plan.setup, rate)
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

/**
 * Multiplies a whole amount by a rate such as `17/100`, and rounds half up to whole units. The
 * amount must not be negative.
 */
function convert(amount: number, rate: string): bigint {
  const [numerator = 1n, denominator = 1n] = rate.split('/').map(BigInt)
  return (2n * BigInt(amount) * numerator + denominator) / (2n * denominator)
}
