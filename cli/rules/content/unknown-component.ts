import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { proseComponents } from '../../../src/content/prose.ts'
import type { Content } from '../../content/content.ts'
import { nodesIn, placeOfNode } from '../../content/prose.ts'
import { joinWithAnd } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'
import { nearest } from '../../core/suggestion.ts'

type Data = { name: string } & (
  | { problem: 'unknown' | 'alone' | 'empty' }
  | { problem: 'wrong-props'; props: readonly string[] }
  | { problem: 'not-a-language'; value: string }
)

const components = new Map<string, readonly string[]>(Object.entries(proseComponents))
const names = [...components.keys()]

const EXAMPLE = {
  en: 'Write <Foreign lang="en">words in another language</Foreign>',
  pt: 'Escreva <Foreign lang="en">palavras em outro idioma</Foreign>',
  es: 'Escriba <Foreign lang="en">palabras en otro idioma</Foreign>',
}

export default defineRule({
  id: 'unknown-component',
  severity: 'error',
  what: {
    en: 'Prose contains only known components, with all of their props.',
    pt: 'O texto corrido contém só componentes conhecidos, com todas as propriedades.',
    es: 'El texto corrido contiene solo componentes conocidos, con todas sus propiedades.',
  },
  why: {
    en: 'The only one is <Foreign lang="en">words</Foreign>, which makes screen readers use the right pronunciation.',
    pt: 'O único é <Foreign lang="en">palavras</Foreign>, que faz o leitor de tela usar a pronúncia certa.',
    es: 'El único es <Foreign lang="en">palabras</Foreign>, que hace que el lector de pantalla use la pronunciación correcta.',
  },
  check: ({ localeFiles }: Content) =>
    localeFiles.flatMap((file) =>
      nodesIn(file).flatMap((node) => {
        if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return []
        const data = problemOf(node)
        if (!data) return []
        const suggestion = data.problem === 'unknown' ? nearest(data.name, names) : undefined
        return [{ file: file.path, place: placeOfNode(node), data, suggestion }]
      }),
    ),
  problem: {
    en: {
      unknown: ({ name }) => `There is no component <${name}>.`,
      alone: ({ name }) => `<${name}> must be inside a paragraph.`,
      empty: ({ name }) => `<${name}> contains no words.`,
      'wrong-props': ({ name, props }) =>
        `<${name}> must have ${joinWithAnd('en', props)}, with a value in double quotes, and no other props.`,
      'not-a-language': ({ value }) => `\`${value}\` is not a language tag.`,
    },
    pt: {
      unknown: ({ name }) => `Não existe o componente <${name}>.`,
      alone: ({ name }) => `<${name}> deve ficar dentro de um parágrafo.`,
      empty: ({ name }) => `<${name}> não contém palavras.`,
      'wrong-props': ({ name, props }) =>
        `<${name}> deve ter ${joinWithAnd('pt', props)}, com um valor entre aspas duplas, e nenhuma outra propriedade.`,
      'not-a-language': ({ value }) => `\`${value}\` não é um código de idioma.`,
    },
    es: {
      unknown: ({ name }) => `No existe el componente <${name}>.`,
      alone: ({ name }) => `<${name}> debe estar dentro de un párrafo.`,
      empty: ({ name }) => `<${name}> no contiene palabras.`,
      'wrong-props': ({ name, props }) =>
        `<${name}> debe tener ${joinWithAnd('es', props)}, con un valor entre comillas dobles, y ninguna otra propiedad.`,
      'not-a-language': ({ value }) => `\`${value}\` no es un código de idioma.`,
    },
  },
  fix: {
    en: {
      unknown: `Remove it, or use ${joinWithAnd('en', names)}; for bold text, write **…**.`,
      alone: `${EXAMPLE.en} on one line.`,
      empty: `${EXAMPLE.en}.`,
      'wrong-props': `${EXAMPLE.en}.`,
      'not-a-language': 'Write a tag such as en, es, fr or pt-BR.',
    },
    pt: {
      unknown: `Remova-o ou use ${joinWithAnd('pt', names)}; para negrito, escreva **…**.`,
      alone: `${EXAMPLE.pt} numa só linha.`,
      empty: `${EXAMPLE.pt}.`,
      'wrong-props': `${EXAMPLE.pt}.`,
      'not-a-language': 'Escreva um código como en, es, fr ou pt-BR.',
    },
    es: {
      unknown: `Quítelo o use ${joinWithAnd('es', names)}; para la negrita, escriba **…**.`,
      alone: `${EXAMPLE.es} en una sola línea.`,
      empty: `${EXAMPLE.es}.`,
      'wrong-props': `${EXAMPLE.es}.`,
      'not-a-language': 'Escriba un código como en, es, fr o pt-BR.',
    },
  },
  cases: [
    {
      name: 'a misspelled component',
      file: 'content/es/pricing.mdx',
      append: '\n\nA ‸<Foriegn lang="en">squad</Foriegn>.',
      report: /Did you mean `Foreign`\?/,
    },
    {
      name: 'an HTML tag',
      file: 'content/es/solutions.mdx',
      append: '\n\nA ‸<b>squad</b>.',
      report: /no component <b>[^]*bold text, write \*\*/,
    },
    {
      name: 'the name of a language instead of its tag',
      file: 'content/es/products.mdx',
      append: '\n\nA ‸<Foreign lang="english">squad</Foreign>.',
      report: /`english` is not a language tag/,
    },
    {
      name: 'a prop in braces',
      file: 'content/en/industries.mdx',
      append: '\n\nA ‸<Foreign lang={"en"}>squad</Foreign>.',
      report: /in double quotes/,
    },
    {
      name: 'an unknown prop',
      file: 'content/en/partners.mdx',
      append: '\n\nA ‸<Foreign lang="en" title="x">squad</Foreign>.',
      report: /no other props/,
    },
    {
      name: 'a component without words',
      file: 'content/en/products.mdx',
      append: '\n\nA ‸<Foreign lang="en"></Foreign>.',
      report: /contains no words/,
    },
  ],
})

/** The first problem of a component. */
function problemOf(element: MdxJsxFlowElement | MdxJsxTextElement): Data | undefined {
  const { type, children, attributes } = element
  const name = element.name ?? ''
  const props = components.get(name)
  if (!props) return { name, problem: 'unknown' }
  if (type === 'mdxJsxFlowElement') return { name, problem: 'alone' }
  if (children.length === 0) return { name, problem: 'empty' }
  const values = new Map(
    attributes.map((one) => ['name' in one ? one.name : '', one.value] as const),
  )
  const isRight =
    attributes.length === props.length &&
    props.every((prop) => typeof values.get(prop) === 'string' && values.get(prop) !== '')
  if (!isRight) return { name, problem: 'wrong-props', props }
  const language = values.get('lang')
  if (typeof language !== 'string' || LANGUAGE_TAG.test(language)) return undefined
  return { name, problem: 'not-a-language', value: language }
}

/** Language, script and region in their usual letter case: `en`, `pt-BR`, `zh-Hant-TW`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/
