import type { Content } from '../../content/content.ts'
import { partOf, type CopyText } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

const NUMBER = String.raw`\d[\d.,\u00a0\u202f ]*(?:\s?(?:mil|thousand|k)\b)?`

const SIGN = String.raw`(?:R\$|US\$|€|\$|£)`

const UNIT = String.raw`(?:reais|real|euros?|d[óo]lar(?:es)?|dollars?|pounds?|libras?|BRL|EUR|USD|GBP)`

const AMOUNT = new RegExp(
  String.raw`${SIGN}\s?${NUMBER}|\b(?:BRL|EUR|USD|GBP)\s?${NUMBER}|${NUMBER}\s?(?:${SIGN}|(?:de\s+)?${UNIT}(?![\p{L}]))`,
  'gu',
)

/** Amounts come from the price table: one that is typed would be wrong after the next change of prices. */
export default defineRule({
  id: 'typed-amount',
  severity: 'error',
  suppressible: true,
  about: {
    en: `Texts contain no amounts of money.
      Amounts come from content/prices.yaml and are converted for each language; a typed amount becomes wrong with the next price change.`,
    pt: `Nenhum valor em dinheiro é digitado nos textos.
      Os valores vêm de content/prices.yaml e são convertidos para cada idioma; um valor digitado fica errado na próxima mudança.`,
    es: `Ningún importe se teclea en los textos.
      Los importes salen de content/prices.yaml y se convierten para cada idioma; uno tecleado queda mal en el próximo cambio.`,
  },
  check: (content: Content) => content.texts.flatMap(amountsIn),
  messages: {
    en: ({ amount }) => `\`${amount}\` is an amount of money, and amounts come from the price table.
      Leave it out: the pricing page shows it in each currency. Prices are changed in content/prices.yaml.`,
    pt: ({ amount }) => `\`${amount}\` é um valor em dinheiro, e os valores vêm da tabela de preços.
      Retire-o: a página de preços o mostra em cada moeda. Os preços mudam em content/prices.yaml.`,
    es: ({ amount }) => `\`${amount}\` es un importe, y los importes salen de la tabla de precios.
      Quítelo: la página de precios lo muestra en cada moneda. Los precios se cambian en content/prices.yaml.`,
  },
  cases: [
    {
      name: 'an amount of euros',
      file: 'content/es/pricing.mdx',
      find: /\n*$/,
      replace: ' Desde ‸638 € al mes.\n',
      report: /is an amount of money/,
    },
  ],
})

const amountsIn = (text: CopyText) =>
  Array.from(text.text.matchAll(AMOUNT), (match) => {
    const amount = match[0].trim()
    return {
      ...partOf(text, match.index, match.index + amount.length),
      data: { amount },
    }
  })
