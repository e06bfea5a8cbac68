import { expect, test } from 'vitest'
import { factsFor } from '../../src/content/facts.ts'

const NUMBER = 12_345

const counts = <Value>(value: Value) => {
  return { years: value, integrations: value, experts: value, candidates: value, openings: value }
}

test.each([
  ['pt-BR', '12.345'],
  ['pt-PT', '12\u00a0345'],
  ['en', '12,345'],
  ['es', '12.345'],
] as const)('numbers in %s have the thousands separator of the language', (locale, number) => {
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
