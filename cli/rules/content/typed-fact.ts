import type { Prices } from '../../../src/content/prices.ts'
import type { Site } from '../../../src/content/site.ts'
import type { FactName } from '../../../src/content/placeholders.ts'
import type { Content } from '../../content/content.ts'
import { partOf } from '../../content/texts.ts'
import { numbersIn } from '../../content/words.ts'
import { defineRule } from '../../core/rule.ts'

/** Smaller numbers stand for many things, three steps or four roles, unless what they count stands beside them. */
const SMALLEST_FACT = 10

const COUNTED = /^\s?(?:virtual\s)?(?:ass?istent|assistant)/i

/** The brand and the constants of the business are written once, and copy refers to them. */
export default defineRule({
  id: 'typed-fact',
  severity: 'error',
  suppressible: true,
  about: {
    en: `The brand and the business constants are written once, and texts use placeholders.
      Write {years} for the years of experience and {brand} for the name, so that every page changes with them. Numbers below ten are ignored.`,
    pt: `A marca e as constantes do negócio são escritas uma vez e citadas.
      Escreva {years} para os anos de experiência e {brand} para o nome: quando mudam, todas as páginas acompanham. Números abaixo de dez passam.`,
    es: `La marca y las constantes del negocio se escriben una vez y se citan.
      Escriba {years} para los años de experiencia y {brand} para el nombre: cuando cambian, todas las páginas siguen. Los números menores de diez se dejan pasar.`,
  },
  check(content: Content) {
    const { brand, numbers } = factsOf(content)
    return content.texts.flatMap((text) => {
      const typed = numbersIn(text.own).flatMap(({ text: found, digits, start }) => {
        const name = numbers.get(Number(digits))
        const isCounted = COUNTED.test(text.own.slice(start + found.length))
        const isFact = Number(digits) >= SMALLEST_FACT || isCounted
        return name === undefined || !isFact ? [] : [{ found, start, name }]
      })
      const at = brand === undefined ? -1 : text.own.toLowerCase().indexOf(brand.toLowerCase())
      if (brand !== undefined && at !== -1) {
        typed.push({ found: text.own.slice(at, at + brand.length), start: at, name: 'brand' })
      }
      return typed.map(({ found, start, name }) => ({
        ...partOf(text, start, start + found.length),
        data: { found, name },
      }))
    })
  },
  messages: {
    en: ({ found, name }) => `\`${found}\` is written once, in the settings, and copy refers to it.
      Write \`{${name}}\`, if that is what you mean.`,
    pt: ({ found, name }) => `
      \`${found}\` é escrito uma só vez, nas configurações, e os textos o citam.
      Escreva \`{${name}}\`, se é disso que se trata.`,
    es: ({ found, name }) => `
      \`${found}\` se escribe una sola vez, en los ajustes, y los textos lo citan.
      Escriba \`{${name}}\`, si es eso lo que quiere decir.`,
  },
  cases: [
    {
      name: 'the number of years',
      file: 'content/pt-BR/services.mdx',
      find: /\n*$/,
      replace: ' São ‸17 anos de estrada.\n',
      report: /Write `\{years\}`/,
    },
    {
      name: 'the brand',
      file: 'content/pt-BR/contact.mdx',
      find: /\n*$/,
      replace: ' Fale com a ‸Farol.\n',
      report: /Write `\{brand\}`/,
    },
  ],
})

function factsOf({ files }: Content): {
  brand: string | undefined
  numbers: ReadonlyMap<number, FactName>
} {
  const settings = (name: string) =>
    files.find((file) => file.scope === 'global' && file.name === name)?.parsed
  // Settings that are wrong are other rules' to report; copy is compared with none of them.
  const site = settings('site') as Site | undefined
  const prices = settings('prices') as Prices | undefined
  const numbers = new Map<number, FactName>()
  const add = (name: FactName, value: number | undefined) => {
    if (value !== undefined) numbers.set(value, name)
  }
  add('basicMessages', prices?.plans.basic.messages)
  add('basicAssistants', prices?.plans.basic.assistants)
  add('professionalMessages', prices?.plans.professional.messages)
  add('professionalAssistants', prices?.plans.professional.assistants)
  add('years', site?.facts.years)
  add('integrations', site?.facts.integrations)
  add('experts', site?.facts.experts)
  add('candidates', site?.facts.candidates)
  add('openings', site?.facts.openings)
  return { brand: site?.brand, numbers }
}
