import { expect, test } from 'vitest'
import { factsFor, placeholderValues } from '../../../src/content/facts.ts'
import { planIds } from '../../../src/content/prices.ts'
import { planLimits, priceTable } from '../../../cli/prices/convert-prices.ts'
import { prices, site } from '../../fixtures/words.ts'

const NUMBER = 12_345

const counts = <Value>(value: Value) => {
  return { years: value, integrations: value, experts: value, candidates: value, openings: value }
}

test.each([
  ['pt-BR', '12.345'],
  ['pt-PT', '12\u00a0345'],
  ['en', '12,345'],
  ['es', '12.345'],
] as const)("numbers in %s have the language's thousands separator", (locale, number) => {
  const limits = { messages: NUMBER, assistants: 3 }
  const plans = { basic: limits, professional: limits, enterprise: limits }
  expect(factsFor(locale, { brand: 'Farol', facts: counts(NUMBER) }, plans)).toEqual({
    brand: 'Farol',
    ...counts(number),
    basicMessages: number,
    basicAssistants: '3',
    professionalMessages: number,
    professionalAssistants: '3',
  })
})

test('the setup fee placeholder is zero for a plan without a setup fee', () => {
  const free = structuredClone(prices)
  free.plans.basic.setup = 'none'
  free.plans.professional.setup = 2000
  const values = placeholderValues(site, planLimits(free), priceTable(free, 'pt-BR'))
  expect(values).toMatchObject({ basicSetup: 'R$\u00a00', professionalSetup: 'R$\u00a02.000' })
})

test('changing a price in prices.yaml changes the value of its placeholder', () => {
  const raised = structuredClone(prices)
  planIds.forEach((id, index) => (raised.plans[id].monthly = 1000 * (index + 1)))
  const values = placeholderValues(site, planLimits(raised), priceTable(raised, 'pt-BR'))
  expect(planIds.map((id) => values[`${id}Price`].replace('\u00a0', ' '))).toEqual([
    'R$ 1.000',
    'R$ 2.000',
    'R$ 3.000',
  ])
})
