import type { Locale } from '../locales.ts'
import type { FactName } from './placeholders.ts'
import type { PriceTable } from './price-table.ts'
import type { Site } from './site.ts'

/** What stands for each placeholder in one language, numbers as the language writes them. */
export function factsFor(locale: Locale, site: Site, prices: PriceTable): Record<FactName, string> {
  const numbers = new Intl.NumberFormat(locale)
  const limit = (value: number | 'unlimited') =>
    value === 'unlimited' ? value : numbers.format(value)
  const { basic, professional } = prices.plans
  return {
    brand: site.brand,
    years: numbers.format(site.facts.years),
    integrations: numbers.format(site.facts.integrations),
    experts: numbers.format(site.facts.experts),
    candidates: numbers.format(site.facts.candidates),
    openings: numbers.format(site.facts.openings),
    basicMessages: limit(basic.messages),
    basicAssistants: limit(basic.assistants),
    professionalMessages: limit(professional.messages),
    professionalAssistants: limit(professional.assistants),
  }
}
