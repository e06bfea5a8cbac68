import type { Content } from '../../content/content-model.ts'
import { locatePart } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

const NUMBER = String.raw`\d+(?:[.,\u00a0\u202f ]\d+)*(?:\s?(?:mil|thousand|k)\b)?`
const SYMBOL = String.raw`(?:R\$|US\$|€|\$|£)`
const CODE = '(?:BRL|EUR|USD|GBP)'
const UNIT = String.raw`(?:reais|real|euros?|d[óo]lar(?:es)?|dollars?|pounds?|libras?|${CODE})`

const AMOUNT = new RegExp(
  String.raw`${SYMBOL}\s?${NUMBER}|\b${CODE}\s?${NUMBER}|${NUMBER}\s?(?:${SYMBOL}|(?:de\s+)?${UNIT}(?!\p{L}))`,
  'gu',
)

export default defineRule({
  id: 'typed-amount',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'Texts contain no amounts of money.',
    pt: 'Os textos não contêm valores em dinheiro.',
    es: 'Los textos no contienen importes de dinero.',
  },
  why: {
    en: 'Amounts come from content/prices.yaml and are converted for each language; a typed amount becomes wrong when a price changes.',
    pt: 'Os valores vêm de content/prices.yaml e são convertidos para cada idioma; um valor digitado fica errado quando um preço muda.',
    es: 'Los importes vienen de content/prices.yaml y se convierten para cada idioma; un importe escrito a mano deja de ser correcto cuando cambia un precio.',
  },
  check(content: Content) {
    return content.texts.flatMap((text) =>
      Array.from(text.text.matchAll(AMOUNT), (match) => {
        const amount = match[0].trim()
        return { ...locatePart(text, match.index, match.index + amount.length), data: { amount } }
      }),
    )
  },
  problem: {
    en: ({ amount }) =>
      `\`${amount}\` is an amount of money; amounts come from content/prices.yaml.`,
    pt: ({ amount }) =>
      `\`${amount}\` é um valor em dinheiro; os valores vêm de content/prices.yaml.`,
    es: ({ amount }) =>
      `\`${amount}\` es un importe de dinero; los importes vienen de content/prices.yaml.`,
  },
  fix: {
    en: 'Write the placeholder of the price, such as `{basicPrice}` or `{basicSetup}`, or remove it.',
    pt: 'Escreva o marcador do preço, como `{basicPrice}` ou `{basicSetup}`, ou remova-o.',
    es: 'Escriba el marcador del precio, como `{basicPrice}` o `{basicSetup}`, o quítelo.',
  },
  cases: [
    {
      name: 'an amount in euros',
      file: 'content/es/pricing.mdx',
      append: ' Desde ‸638 € al mes.',
      report: /is an amount of money/,
    },
    {
      name: 'an amount in words',
      file: 'content/pt-PT/pricing.mdx',
      append: ' A partir de ‸2 mil euros.',
      report: /`2 mil euros` is an amount/,
    },
    {
      name: 'a currency without an amount',
      file: 'content/es/pricing.mdx',
      append: ' Los precios están en euros (€).',
    },
  ],
})
