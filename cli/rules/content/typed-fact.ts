import { factsFor } from '../../../src/content/facts.ts'
import type { Prices } from '../../../src/content/prices.ts'
import type { Site } from '../../../src/content/site.ts'
import { settingsIn, type Content } from '../../content/content.ts'
import { locatePart } from '../../content/texts.ts'
import { escapeRegExp, numbersIn } from '../../content/words.ts'
import { defineRule } from '../../core/rule.ts'

/** Smaller numbers can count anything, such as steps, unless a word in `COUNTED` follows. */
const MIN_NUMBER = 10

const COUNTED = /^\s?(?:virtual\s)?(?:ass?istent|assistant)/i

export default defineRule({
  id: 'typed-fact',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'The brand and the business constants are only in the settings; texts use placeholders.',
    pt: 'A marca e as constantes do negócio ficam só na configuração; os textos usam marcadores.',
    es: 'La marca y las constantes del negocio están solo en la configuración; los textos usan marcadores.',
  },
  why: {
    en: 'Write {years} for the years of experience and {brand} for the name, so that every page changes with them. Numbers below ten are ignored.',
    pt: 'Escreva {years} para os anos de experiência e {brand} para o nome, para que todas as páginas mudem com eles. Números abaixo de dez são ignorados.',
    es: 'Escriba {years} para los años de experiencia y {brand} para el nombre, para que todas las páginas cambien con ellos. Los números menores que diez se ignoran.',
  },
  check(content: Content) {
    const site = settingsIn<Site>(content, 'site')?.value
    const prices = settingsIn<Prices>(content, 'prices')?.value
    if (!site || !prices) return []
    const { brand, ...facts } = factsFor('en', site, prices.plans)
    const names = new Map(
      Object.entries(facts).flatMap(([name, value]) =>
        numbersIn(value).map(({ digits }) => [digits, name]),
      ),
    )
    const brandPattern = new RegExp(escapeRegExp(brand), 'i')
    return content.texts.flatMap((text) => {
      const numbers = numbersIn(text.textInLanguage).flatMap(({ text: found, digits, start }) => {
        const name = names.get(digits)
        const isCounted = COUNTED.test(text.textInLanguage.slice(start + found.length))
        const isFact = isCounted || Number(digits) >= MIN_NUMBER
        return name !== undefined && isFact ? { found, start, name } : []
      })
      const match = brandPattern.exec(text.textInLanguage)
      const brands = match ? [{ found: match[0], start: match.index, name: 'brand' }] : []
      return [...numbers, ...brands].map(({ found, start, name }) => ({
        ...locatePart(text, start, start + found.length),
        data: { found, name },
      }))
    })
  },
  problem: {
    en: ({ found }) => `\`${found}\` is a value in site.yaml or prices.yaml.`,
    pt: ({ found }) => `\`${found}\` é um valor de site.yaml ou prices.yaml.`,
    es: ({ found }) => `\`${found}\` es un valor de site.yaml o prices.yaml.`,
  },
  fix: {
    en: ({ name }) => `Write \`{${name}}\` if you mean this value.`,
    pt: ({ name }) => `Se o texto se refere a esse valor, escreva \`{${name}}\`.`,
    es: ({ name }) => `Si el texto se refiere a ese valor, escriba \`{${name}}\`.`,
  },
  cases: [
    {
      name: 'the number of years',
      file: 'content/pt-BR/services.mdx',
      append: ' São ‸17 anos de estrada.',
      report: /Write `\{years\}`/,
    },
    {
      name: 'the brand',
      file: 'content/pt-BR/contact.mdx',
      append: ' Fale com a ‸Farol.',
      report: /Write `\{brand\}`/,
    },
    {
      name: 'a small number that counts something else',
      file: 'content/pt-BR/contact.mdx',
      append: ' Começamos em 4 semanas.',
    },
    {
      name: 'a small number of assistants',
      file: 'content/pt-BR/pricing.mdx',
      append: ' Com ‸4 assistentes.',
      report: /Write `\{professionalAssistants\}`/,
    },
  ],
})
