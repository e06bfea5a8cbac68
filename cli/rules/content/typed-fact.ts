import { factsFor } from '../../../src/content/facts.ts'
import type { Prices } from '../../../src/content/prices.ts'
import type { Site } from '../../../src/content/site.ts'
import { settingsIn, type Content } from '../../content/content.ts'
import { partOf } from '../../content/texts.ts'
import { escapeRegExp, numbersIn } from '../../content/words.ts'
import { defineRule } from '../../core/rule.ts'

/** Smaller numbers count many things, such as steps, unless the counted word follows. */
const MIN_NUMBER = 10

const COUNTED = /^\s?(?:virtual\s)?(?:ass?istent|assistant)/i

export default defineRule({
  id: 'typed-fact',
  severity: 'error',
  suppressible: true,
  about: {
    en: `The brand and the business constants are written once, and texts use placeholders.
      Write {years} for the years of experience and {brand} for the name, so that every page changes with them. Numbers below ten are ignored.`,
    pt: `A marca e as constantes do negócio são escritas uma vez, e os textos usam marcadores.
      Escreva {years} para os anos de experiência e {brand} para o nome, para que todas as páginas mudem com eles. Números abaixo de dez são ignorados.`,
    es: `La marca y las constantes del negocio se escriben una vez y los textos usan marcadores.
      Escriba {years} para los años de experiencia y {brand} para el nombre, para que todas las páginas cambien con ellos. Los números menores que diez se ignoran.`,
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
      const numbers = numbersIn(text.own).flatMap(({ text: found, digits, start }) => {
        const name = names.get(digits)
        const isCounted = COUNTED.test(text.own.slice(start + found.length))
        const isFact = isCounted || Number(digits) >= MIN_NUMBER
        return name !== undefined && isFact ? { found, start, name } : []
      })
      const match = brandPattern.exec(text.own)
      const brands = match ? [{ found: match[0], start: match.index, name: 'brand' }] : []
      return [...numbers, ...brands].map(({ found, start, name }) => ({
        ...partOf(text, start, start + found.length),
        data: { found, name },
      }))
    })
  },
  messages: {
    en: ({ found, name }) => `\`${found}\` comes from site.yaml or prices.yaml.
      Write \`{${name}}\` if that is what you mean.`,
    pt: ({ found, name }) => `\`${found}\` vem de site.yaml ou prices.yaml.
      Escreva \`{${name}}\` se é isso que quer dizer.`,
    es: ({ found, name }) => `\`${found}\` viene de site.yaml o prices.yaml.
      Escriba \`{${name}}\` si es eso lo que quiere decir.`,
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
