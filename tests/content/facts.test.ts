import { describe, expect, test } from 'vitest'
import { factsFor } from '../../src/content/facts.ts'

const NUMBER = 12_345
const limits = { messages: NUMBER, assistants: 3 }
const site = {
  brand: 'Farol',
  facts: {
    years: NUMBER,
    integrations: NUMBER,
    experts: NUMBER,
    candidates: NUMBER,
    openings: NUMBER,
  },
}

describe.each([
  ['pt-BR', '12.345'],
  ['pt-PT', '12\u00a0345'],
  ['en', '12,345'],
  ['es', '12.345'],
] as const)('placeholders in %s', (locale, number) => {
  test('numbers have the thousands separator of the language', () => {
    const facts = factsFor(locale, site, {
      basic: limits,
      professional: limits,
      enterprise: limits,
    })
    expect(facts).toEqual({
      brand: 'Farol',
      years: number,
      integrations: number,
      experts: number,
      candidates: number,
      openings: number,
      basicMessages: number,
      basicAssistants: '3',
      professionalMessages: number,
      professionalAssistants: '3',
    })
  })
})
