import type { Prices } from '../../../src/content/prices.ts'
import { settingsIn, type Content } from '../../content/content.ts'
import { defineRule } from '../../core/rule.ts'
import { parseRatio } from '../../prices/price-table.ts'

export default defineRule({
  id: 'base-rate',
  severity: 'error',
  what: {
    en: 'The rate of the base currency is 1.',
    pt: 'A taxa da moeda-base é 1.',
    es: 'La tasa de la moneda base es 1.',
  },
  why: {
    en: 'Any other rate would silently change the prices in BRL. To change a price, change its amount.',
    pt: 'Outra taxa mudaria os preços em BRL sem que ninguém notasse. Para mudar um preço, mude o valor dele.',
    es: 'Otra tasa cambiaría los precios en BRL sin que nadie lo notara. Para cambiar un precio, cambie su importe.',
  },
  check(content: Content) {
    const prices = settingsIn<Prices>(content, 'prices')
    if (!prices) return []
    const rate = prices.value.rates.BRL
    const ratio = parseRatio(rate)
    if (ratio?.numerator === ratio?.denominator) return []
    const key = ['rates', 'BRL']
    return [{ file: prices.file.path, place: prices.data.valuePlace(key), key, data: { rate } }]
  },
  problem: {
    en: ({ rate }) => `The rate of BRL, the base currency, is ${rate}, but must be 1/1.`,
    pt: ({ rate }) => `A taxa do BRL, a moeda-base, é ${rate}, mas deve ser 1/1.`,
    es: ({ rate }) => `La tasa del BRL, la moneda base, es ${rate}, pero debe ser 1/1.`,
  },
  fix: {
    en: 'Write 1/1. To change the prices in BRL, change the amounts.',
    pt: 'Escreva 1/1. Para mudar os preços em BRL, mude os valores.',
    es: 'Escriba 1/1. Para cambiar los precios en BRL, cambie los importes.',
  },
  cases: [
    {
      name: 'another rate for the base currency',
      file: 'content/prices.yaml',
      find: /^ {2}BRL: .*/m,
      replace: '  BRL: ‸1/2',
      key: 'rates.BRL',
      report: /change the amounts/,
    },
  ],
})
