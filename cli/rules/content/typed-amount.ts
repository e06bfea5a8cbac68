import type { Prices } from '../../../src/content/prices.ts'
import { locales } from '../../../src/locales.ts'
import { settingsIn, type Content } from '../../content/content-model.ts'
import { locatePart } from '../../content/texts.ts'
import { digitsIn } from '../../content/words-and-numbers.ts'
import { defineRule } from '../../core/rule.ts'
import { priceTable } from '../../prices/convert-prices.ts'

const NUMBER = String.raw`\d+(?:[.,\u00a0\u202f ]\d+)*(?:\s?(?:mil|thousand|k)\b)?`
const SYMBOL = String.raw`(?:R\$|US\$|€|\$|£)`
const CODE = '(?:BRL|EUR|USD|GBP)'
const UNIT = String.raw`(?:reais|real|euros?|d[óo]lar(?:es)?|dollars?|pounds?|libras?|${CODE})`

const AMOUNT = new RegExp(
  String.raw`${SYMBOL}\s?${NUMBER}|\b${CODE}\s?${NUMBER}|${NUMBER}\s?(?:${SYMBOL}|(?:de\s+)?${UNIT}(?!\p{L}))`,
  'gu',
)

const CENTS = /[.,]\d{2}(?!\d)/

export default defineRule({
  id: 'typed-amount',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'Texts contain no amounts of money.',
    pt: 'Os textos não contêm valores monetários.',
    es: 'Los textos no contienen importes.',
  },
  why: {
    en: 'Amounts come from content/prices.yaml and are converted for each language; a typed amount becomes wrong when a price changes.',
    pt: 'Os valores vêm de content/prices.yaml e são convertidos para cada idioma; um valor digitado fica errado quando um preço muda.',
    es: 'Los importes vienen de content/prices.yaml y se convierten para cada idioma; un importe escrito a mano deja de ser correcto cuando cambia un precio.',
  },
  check(content: Content) {
    const placeholders = pricePlaceholders(content)
    return content.texts.flatMap((text) =>
      Array.from(text.text.matchAll(AMOUNT), (match) => {
        const amount = match[0].trim()
        const [digits = ''] = digitsIn(amount.replace(CENTS, ''))
        return {
          ...locatePart(text, match.index, match.index + amount.length),
          data: { amount, name: placeholders.get(digits) },
        }
      }),
    )
  },
  problem: {
    en: ({ amount }) =>
      `\`${amount}\` is an amount of money; amounts come from content/prices.yaml.`,
    pt: ({ amount }) =>
      `\`${amount}\` é um valor monetário; os valores vêm de content/prices.yaml.`,
    es: ({ amount }) =>
      `\`${amount}\` es un importe; los importes se toman de content/prices.yaml.`,
  },
  fix: {
    en: ({ name }) =>
      name
        ? `Write \`{${name}}\`, which shows this price in the currency of the language.`
        : 'Remove it. The pricing page shows the prices in each currency.',
    pt: ({ name }) =>
      name
        ? `Escreva \`{${name}}\`, que mostra esse preço na moeda do idioma.`
        : 'Remova-o. A página de preços mostra os valores em cada moeda.',
    es: ({ name }) =>
      name
        ? `Escriba \`{${name}}\`, que muestra ese precio en la moneda del idioma.`
        : 'Quítelo. La página de precios muestra los importes en cada moneda.',
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
      name: 'the price of a plan',
      file: 'content/pt-BR/pricing.mdx',
      append: ' Por ‸R$ 1.350 ao mês.',
      report: /Write `\{basicPrice\}`/,
    },
    {
      name: 'the setup fee of a plan',
      file: 'content/en/pricing.mdx',
      append: ' Setup costs ‸$882 once.',
      report: /Write `\{professionalSetup\}`/,
    },
    {
      name: 'a currency without an amount',
      file: 'content/es/pricing.mdx',
      append: ' Los precios están en euros (€).',
    },
  ],
})

/** Returns the placeholders for prices and fees, keyed by the amount's digits in each language. */
function pricePlaceholders(content: Content): ReadonlyMap<string, string> {
  const prices = settingsIn<Prices>(content, 'prices')?.value
  if (!prices) return new Map()
  return new Map(
    locales.flatMap((locale) =>
      Object.values(priceTable(prices, locale).plans).flatMap(({ id, priceText, setupPriceText }) =>
        [
          { amount: setupPriceText ?? '', name: `${id}Setup` },
          { amount: priceText, name: `${id}Price` },
        ].flatMap(({ amount, name }) =>
          digitsIn(amount).map((digits): [string, string] => [digits, name]),
        ),
      ),
    ),
  )
}
