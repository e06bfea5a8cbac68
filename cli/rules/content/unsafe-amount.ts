import { planIds, type Prices } from '../../../src/content/prices.ts'
import type { Content } from '../../content/content.ts'
import { defineRule } from '../../core/rule.ts'
import { convert, parseRatio } from '../../prices/ratio.ts'

/** A converted amount is one that the browser counts exactly. */
export default defineRule({
  id: 'unsafe-amount',
  severity: 'error',
  about: {
    en: `Every converted amount is a safe integer.
      Beyond this limit, the last digits would be wrong. Such a price is probably a typo.`,
    pt: `Todo valor, convertido, é um número que o computador conta com exatidão.
      Além desse limite os últimos algarismos sairiam errados. Um preço tão grande é um erro de digitação.`,
    es: `Cada importe, convertido, es un número que el ordenador cuenta con exactitud.
      Más allá de ese límite las últimas cifras serían erróneas. Un precio tan grande es un error al teclear.`,
  },
  check({ files }: Content) {
    return files.flatMap((file) => {
      if (file.scope !== 'global' || file.name !== 'prices' || !file.parsed || !file.data) return []
      const { plans, rates, currencies } = file.parsed as Prices
      const { data, path } = file
      const shown = [...new Set(Object.values(currencies))]

      return planIds.flatMap((plan) =>
        (['monthly', 'setup'] as const).flatMap((field) =>
          shown.flatMap((currency) => {
            const base = plans[plan][field]
            const ratio = parseRatio(rates[currency])
            if (base === 'none' || !ratio) return []
            const amount = convert(base, ratio)
            if (amount <= Number.MAX_SAFE_INTEGER) return []
            const key = ['plans', plan, field]
            return {
              file: path,
              place: data.valuePlace(key),
              key,
              data: { currency, amount: String(amount) },
            }
          }),
        ),
      )
    })
  },
  messages: {
    en: ({ currency, amount }) => `
      Converted, this is ${currency} ${amount}: more than ${MOST}, the largest number that is counted exactly.
      Write a smaller amount, or correct the rate.`,
    pt: ({ currency, amount }) => `
      Convertido, isto é ${currency} ${amount}: mais que ${MOST}, o maior número que se conta com exatidão.
      Escreva um valor menor ou corrija a taxa.`,
    es: ({ currency, amount }) => `
      Convertido, esto es ${currency} ${amount}: más que ${MOST}, el mayor número que se cuenta con exactitud.
      Escriba un importe menor o corrija la tasa.`,
  },
  cases: [
    {
      name: 'an amount that grows too large when it is converted',
      file: 'content/prices.yaml',
      find: /(basic:\n {4}monthly: ).*([^]*USD: ).*/,
      replace: '$1‸4503599627370496$22/1',
      key: 'plans.basic.monthly',
      report: /USD 9007199254740992/,
    },
  ],
})

const MOST = Number.MAX_SAFE_INTEGER
