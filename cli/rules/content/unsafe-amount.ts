import { planIds, type Prices } from '../../../src/content/prices.ts'
import { settingsIn, type Content } from '../../content/content.ts'
import { defineRule } from '../../core/rule.ts'
import { convert, parseRatio } from '../../prices/price-table.ts'

export default defineRule({
  id: 'unsafe-amount',
  severity: 'error',
  about: {
    en: `Every converted amount is a safe integer.
      Beyond this limit, the last digits would be wrong. Such a price is probably a typo.`,
    pt: `Todo valor convertido é um inteiro seguro.
      Acima desse limite, os últimos algarismos sairiam errados. Um preço assim deve ser um erro de digitação.`,
    es: `Todo importe convertido es un entero seguro.
      Por encima de ese límite, las últimas cifras serían incorrectas. Un precio así debe de ser una errata.`,
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
  messages: {
    en: ({ currency, amount }) => `
      Converted, this is ${currency} ${amount}, which is more than ${Number.MAX_SAFE_INTEGER}.
      Write a smaller amount, or correct the rate.`,
    pt: ({ currency, amount }) => `
      Convertido, isto é ${currency} ${amount}, mais que ${Number.MAX_SAFE_INTEGER}.
      Escreva um valor menor ou corrija a taxa.`,
    es: ({ currency, amount }) => `
      Convertido, esto es ${currency} ${amount}, más que ${Number.MAX_SAFE_INTEGER}.
      Escriba un importe menor o corrija la tasa.`,
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
