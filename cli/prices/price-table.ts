import { planIds, type PlanId, type Prices } from '../../src/content/prices.ts'
import type { PlanPrice, PriceTable } from '../../src/content/price-table.ts'
import type { Locale } from '../../src/locales.ts'
import { convert, parseRatio } from './ratio.ts'

/**
 * What every plan costs in one language.
 *
 * @param prices checked prices: `check-locales` finds nothing wrong with them
 * @param bookingUrl where the button of every plan leads
 */
export function priceTable(prices: Prices, bookingUrl: string, locale: Locale): PriceTable {
  const currency = prices.currencies[locale]
  const format = formatOf(locale, currency)
  const plans = planIds.map(
    (id) => [id, planPrice(prices, bookingUrl, format, currency, id)] as const,
  )
  return {
    locale,
    currency,
    plans: Object.fromEntries(plans) as Record<PlanId, PlanPrice>,
  }
}

type Currency = Prices['currencies'][Locale]

/** Made once: each takes longer than all that is done with it. */
function formatOf(locale: Locale, currency: Currency): Intl.NumberFormat {
  const name = `${locale} ${currency}`
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  formats.set(name, format)
  return format
}

const formats = new Map<string, Intl.NumberFormat>()

function planPrice(
  prices: Prices,
  href: string,
  format: Intl.NumberFormat,
  currency: Currency,
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
    href,
    messages: plan.messages,
    assistants: plan.assistants,
  }
}
