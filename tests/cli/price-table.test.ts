import { expect, test } from 'vitest'
import { pricesOf } from '../fixtures/words.ts'

test('the yearly price of each plan equals its monthly price', () => {
  const plans = Object.values(pricesOf('en').plans)
  expect(plans).toHaveLength(3)
  for (const { price, priceText, yearlyPrice, yearlyPriceText } of plans) {
    expect([yearlyPrice, yearlyPriceText]).toEqual([price, priceText])
  }
})
