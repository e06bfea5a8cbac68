import { planIds, type PlanId, type Prices } from '../../src/content/prices.ts'
import {
  amountFormat,
  type PlanLimits,
  type PlanPrice,
  type PriceTable,
} from '../../src/content/price-table.ts'
import type { Locale } from '../../src/locales.ts'
import { convert, parseRatio } from './ratio.ts'

/**
 * What every plan costs in one language.
 *
 * @param prices checked prices: `check-locales` finds nothing wrong with them
 */
export function priceTable(prices: Prices, locale: Locale): PriceTable {
  const currency = prices.currencies[locale]
  const format = amountFormat(locale, currency)
  return { locale, currency, plans: ofPlans((id) => planPrice(prices, format, currency, id)) }
}

/** What every plan includes. */
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
