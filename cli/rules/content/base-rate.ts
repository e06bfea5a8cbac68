import type { Prices } from '../../../src/content/prices.ts'
import type { Content } from '../../content/content.ts'
import { defineRule } from '../../core/rule.ts'
import { parseRatio } from '../../prices/ratio.ts'

/**
 * Amounts are kept in BRL, so one BRL is worth one BRL. Any other rate would
 * show Brazilian visitors prices that stand nowhere in the file; whoever wants
 * other prices changes the amounts.
 */
export default defineRule({
  id: 'base-rate',
  severity: 'error',
  about: {
    en: `The rate of the base currency is 1.
      Any other rate would change the BRL prices unnoticed. To change a price, change its amount.`,
    pt: `A taxa da moeda em que os preços são guardados é um.
      Outra taxa mudaria os preços em BRL sem que se notasse. Para mudar um preço, mude o seu valor.`,
    es: `La tasa de la moneda en que se guardan los precios es uno.
      Otra tasa cambiaría los precios en BRL sin que se note. Para cambiar un precio, cambie su importe.`,
  },
  check({ files }: Content) {
    return files.flatMap((file) => {
      if (file.scope !== 'global' || file.name !== 'prices' || !file.parsed || !file.data) return []
      const { rates } = file.parsed as Prices
      const ratio = parseRatio(rates.BRL)
      if (!ratio || ratio.numerator === ratio.denominator) return []
      const key = ['rates', 'BRL']
      return {
        file: file.path,
        place: file.data.valuePlace(key),
        key,
        data: { rate: rates.BRL },
      }
    })
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
      name: 'another rate than one for the currency of the amounts',
      file: 'content/prices.yaml',
      find: /^ {2}BRL: .*/m,
      replace: '  BRL: ‸1/2',
      key: 'rates.BRL',
      report: /change the amounts/,
    },
  ],
})
