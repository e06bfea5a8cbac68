import { amountFormat } from './amount-format.ts'
import type { Locale } from '../locales.ts'
import { limitFormat } from './limit-format.ts'
import type { FactName, PlaceholderName } from './placeholders.ts'
import type { PlanLimits, PriceTable } from './price-table.ts'
import type { Site } from './site.ts'

/** Returns the value of each placeholder, formatted for the price table's language. */
export function placeholderValues(
  site: Pick<Site, 'brand' | 'facts'>,
  limits: PlanLimits,
  { locale, currency, plans }: PriceTable,
): Record<PlaceholderName, string> {
  const none = amountFormat(locale, currency).format(0)
  return {
    ...factsFor(locale, site, limits),
    basicPrice: plans.basic.priceText,
    professionalPrice: plans.professional.priceText,
    enterprisePrice: plans.enterprise.priceText,
    basicSetup: plans.basic.setupPriceText ?? none,
    professionalSetup: plans.professional.setupPriceText ?? none,
    enterpriseSetup: plans.enterprise.setupPriceText ?? none,
  }
}

/** Returns the business constants, with numbers formatted for the language. */
export function factsFor(
  locale: Locale,
  { brand, facts }: Pick<Site, 'brand' | 'facts'>,
  { basic, professional }: PlanLimits,
): Record<FactName, string> {
  const { format } = new Intl.NumberFormat(locale)
  const limit = limitFormat(locale, 'unlimited')
  return {
    brand,
    years: format(facts.years),
    integrations: format(facts.integrations),
    experts: format(facts.experts),
    candidates: format(facts.candidates),
    openings: format(facts.openings),
    basicMessages: limit(basic.messages),
    basicAssistants: limit(basic.assistants),
    professionalMessages: limit(professional.messages),
    professionalAssistants: limit(professional.assistants),
  }
}
