import { planIds, type Prices } from '../../../src/content/prices.ts'
import { settingsIn, type Content } from '../../content/content.ts'
import { defineRule } from '../../core/rule.ts'
import { convert, parseRatio } from '../../prices/price-table.ts'

export default defineRule({
  id: 'unsafe-amount',
  severity: 'error',
  what: {
    en: 'Converted amounts are at most 9007199254740991.',
    pt: 'Os valores convertidos são no máximo 9007199254740991.',
    es: 'Los importes convertidos son como máximo 9007199254740991.',
  },
  why: {
    en: 'The last digits of larger numbers would be wrong. Such a price is probably a typo.',
    pt: 'Os últimos algarismos de números maiores ficariam errados. Um preço assim deve ser um erro de digitação.',
    es: 'Las últimas cifras de números mayores serían incorrectas. Un precio así debe de ser una errata.',
  },
  check(content: Content) {
    const prices = settingsIn<Prices>(content, 'prices')
    if (!prices) return []
    const { file, data, value } = prices
    const currencies = [...new Set(Object.values(value.currencies))]
    return planIds.flatMap((plan) =>
      (['monthly', 'setup'] as const).flatMap((field) =>
        currencies.flatMap((currency) => {
          const base = value.plans[plan][field]
          const ratio = parseRatio(value.rates[currency])
          if (base === 'none' || !ratio) return []
          const amount = convert(base, ratio)
          if (amount <= Number.MAX_SAFE_INTEGER) return []
          const key = ['plans', plan, field]
          const place = data.valuePlace(key)
          return [{ file: file.path, place, key, data: { currency, amount: String(amount) } }]
        }),
      ),
    )
  },
  problem: {
    en: ({ currency, amount }) =>
      `The converted amount is ${currency} ${amount}; the maximum is ${Number.MAX_SAFE_INTEGER}.`,
    pt: ({ currency, amount }) =>
      `O valor convertido é ${currency} ${amount}; o máximo é ${Number.MAX_SAFE_INTEGER}.`,
    es: ({ currency, amount }) =>
      `El importe convertido es ${currency} ${amount}; el máximo es ${Number.MAX_SAFE_INTEGER}.`,
  },
  fix: {
    en: 'Write a smaller amount, or correct the rate.',
    pt: 'Escreva um valor menor ou corrija a taxa.',
    es: 'Escriba un importe menor o corrija la tasa.',
  },
  cases: [
    {
      name: 'an amount that is only too large after the conversion',
      file: 'content/prices.yaml',
      find: /(basic:\n {4}monthly: ).*([^]*USD: ).*/,
      replace: '$1‸4503599627370496$22/1',
      key: 'plans.basic.monthly',
      report: /USD 9007199254740992/,
    },
  ],
})
