import { describe, expect, test } from 'vitest'
import { priceTable } from '../../cli/prices/price-table.ts'
import { factsFor } from '../../src/content/facts.ts'
import type { Prices } from '../../src/content/prices.ts'
import { site } from '../fixtures/words.ts'

const limits = { monthly: 1000, setup: 2000, popular: false, messages: 12_345, assistants: 3 }

const prices: Prices = {
  plans: { basic: limits, professional: limits, enterprise: limits },
  rates: { BRL: '1/1', EUR: '1/5', USD: '1/4' },
  currencies: { 'pt-BR': 'BRL', 'pt-PT': 'EUR', en: 'USD', es: 'EUR' },
}

describe.each([
  ['pt-BR', '12.345'],
  ['pt-PT', '12\u00a0345'],
  ['en', '12,345'],
  ['es', '12.345'],
] as const)('placeholders in %s', (locale, number) => {
  const facts = { years: 12_345, integrations: 12_345, experts: 12_345, candidates: 12_345, openings: 12_345 }
  const values = factsFor(locale, { ...site, facts }, priceTable(prices, site.bookingUrl, locale))

  test('are replaced by numbers with the thousands separator of the language', () => {
    const { years, integrations, experts, candidates, openings, basicMessages, professionalMessages } = values
    const numbers = [years, integrations, experts, candidates, openings, basicMessages, professionalMessages]
    expect(numbers).toEqual(numbers.map(() => number))
  })

  test('are replaced by the brand and by small numbers as they are', () => {
    expect(values).toMatchObject({ brand: site.brand, basicAssistants: '3', professionalAssistants: '3' })
  })
})
