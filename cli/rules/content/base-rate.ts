import type { Prices } from '../../../src/content/prices.ts'
import { settingsIn, type Content } from '../../content/content.ts'
import { defineRule } from '../../core/rule.ts'
import { parseRatio } from '../../prices/price-table.ts'

export default defineRule({
  id: 'base-rate',
  severity: 'error',
  about: {
    en: `The rate of the base currency is 1.
      Any other rate would change the BRL prices unnoticed. To change a price, change its amount.`,
    pt: `A taxa da moeda de base é 1.
      Outra taxa mudaria os preços em BRL sem que ninguém notasse. Para mudar um preço, mude o valor dele.`,
    es: `La tasa de la moneda base es 1.
      Otra tasa cambiaría los precios en BRL sin que nadie lo notara. Para cambiar un precio, cambie su importe.`,
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
  messages: {
    en: ({ rate }) => `One BRL is worth one BRL, not ${rate}.
      Write 1/1; to change the prices in BRL, change the amounts.`,
    pt: ({ rate }) => `Um BRL vale um BRL, não ${rate}.
      Escreva 1/1; para mudar os preços em BRL, mude os valores.`,
    es: ({ rate }) => `Un BRL vale un BRL, no ${rate}.
      Escriba 1/1; para cambiar los precios en BRL, cambie los importes.`,
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
