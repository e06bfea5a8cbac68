import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { proseComponents } from '../../../src/content/prose.ts'
import type { Content } from '../../content/content.ts'
import { placeOfNode } from '../../content/prose.ts'
import { didYouMean, listedIn } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { nearest } from '../../core/suggestion.ts'

type ComponentProblem =
  | { problem: 'unknown'; known: readonly string[]; suggestion?: string | undefined }
  | { problem: 'fragment' }
  | { problem: 'alone' }
  | { problem: 'empty' }
  | { problem: 'spread' }
  | { problem: 'missing-prop' | 'empty-prop' | 'repeated-prop' | 'code-in-prop'; prop: string }
  | {
      problem: 'unknown-prop'
      prop: string
      known: readonly string[]
      suggestion?: string | undefined
    }
  | { problem: 'not-a-language'; prop: string; value: string }

type Data = ComponentProblem & { name: string }

const EXAMPLE = {
  en: 'Write <Foreign lang="en">words of another language</Foreign>.',
  pt: 'Escreva <Foreign lang="en">palavras de outro idioma</Foreign>.',
  es: 'Escriba <Foreign lang="en">palabras de otro idioma</Foreign>.',
}

/** Prose uses only our components, with the props that each one needs, written out. */
export default defineRule({
  id: 'unknown-component',
  severity: 'error',
  about: {
    en: `Prose uses only existing components, written in full.
      There is one: <Foreign lang="en">words</Foreign>, which makes screen readers use the right pronunciation.`,
    pt: `O texto corrido usa os componentes que o site tem, escritos por inteiro.
      Há um: <Foreign lang="en">palavras</Foreign>, para que o leitor de tela as fale no idioma delas.`,
    es: `El texto corrido usa los componentes que el sitio tiene, escritos por completo.
      Hay uno: <Foreign lang="en">palabras</Foreign>, para que el lector de pantalla las diga en su idioma.`,
  },
  check({ files }: Content): Problem<Data>[] {
    const findings: Problem<Data>[] = []
    for (const file of files) {
      if (file.scope === 'global' || file.body === 'forbidden') continue
      if (file.prose?.state !== 'parsed') continue
      visit(file.prose.tree, (node) => {
        if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
        for (const problem of componentProblems(node)) {
          findings.push({
            file: file.path,
            place: placeOfNode(node),
            data: { ...problem, name: node.name ?? '' },
          })
        }
      })
    }
    return findings
  },
  messages: {
    en: {
      unknown: ({ name, suggestion, known }) => [
        `There is no component <${name}>.`,
        didYouMean('en', suggestion) ??
          `Prose has ${listedIn('en', known)}; for stress use **…** or *…*.`,
      ],
      fragment: `Prose has no empty tag <>.
            Remove <> and </>.`,
      alone: ({ name }) => `<${name}> stands by itself; it belongs inside a paragraph.
            ${EXAMPLE.en.slice(0, -1)} on one line.`,
      empty: ({ name }) => `<${name}> has no words in it.
            ${EXAMPLE.en}`,
      spread: ({ name }) => `<${name}> has code in braces among its props.
            ${EXAMPLE.en}`,
      'missing-prop': ({ name, prop }) => `<${name}> needs \`${prop}\`.
            ${EXAMPLE.en}`,
      'empty-prop': ({ name, prop }) => `\`${prop}\` of <${name}> is empty.
            ${EXAMPLE.en}`,
      'repeated-prop': ({ name, prop }) => `<${name}> has \`${prop}\` twice.
            Remove one of the two.`,
      'code-in-prop': ({ name, prop }) => `\`${prop}\` of <${name}> is code in braces.
            Write its value in double quotes: ${prop}="…".`,
      'unknown-prop': ({ name, prop, suggestion, known }) => [
        `<${name}> has no \`${prop}\`.`,
        didYouMean('en', suggestion) ?? `It takes ${listedIn('en', known)}.`,
      ],
      'not-a-language': ({ value }) => `\`${value}\` is no language tag.
            Write a tag such as en, es, fr or pt-BR.`,
    },
    pt: {
      unknown: ({ name, suggestion, known }) => [
        `Não existe o componente <${name}>.`,
        didYouMean('pt', suggestion) ??
          `O texto corrido tem ${listedIn('pt', known)}; para destacar, use **…** ou *…*.`,
      ],
      fragment: `O texto corrido não tem a marca vazia <>.
            Remova <> e </>.`,
      alone: ({ name }) => `<${name}> está sozinho; o lugar dele é dentro de um parágrafo.
            ${EXAMPLE.pt.slice(0, -1)} numa só linha.`,
      empty: ({ name }) => `<${name}> não tem palavras dentro.
            ${EXAMPLE.pt}`,
      spread: ({ name }) => `<${name}> tem código entre chaves.
            ${EXAMPLE.pt}`,
      'missing-prop': ({ name, prop }) => `<${name}> precisa de \`${prop}\`.
            ${EXAMPLE.pt}`,
      'empty-prop': ({ name, prop }) => `\`${prop}\` de <${name}> está vazio.
            ${EXAMPLE.pt}`,
      'repeated-prop': ({ name, prop }) => `<${name}> tem \`${prop}\` duas vezes.
            Remova um dos dois.`,
      'code-in-prop': ({ name, prop }) => `\`${prop}\` de <${name}> é código entre chaves.
            Escreva o valor entre aspas duplas: ${prop}="…".`,
      'unknown-prop': ({ name, prop, suggestion, known }) => [
        `<${name}> não tem \`${prop}\`.`,
        didYouMean('pt', suggestion) ?? `Ele aceita ${listedIn('pt', known)}.`,
      ],
      'not-a-language': ({ value }) => `\`${value}\` não é o código de um idioma.
            Escreva um código como en, es, fr ou pt-BR.`,
    },
    es: {
      unknown: ({ name, suggestion, known }) => [
        `No existe el componente <${name}>.`,
        didYouMean('es', suggestion) ??
          `El texto corrido tiene ${listedIn('es', known)}; para destacar, use **…** o *…*.`,
      ],
      fragment: `El texto corrido no tiene la marca vacía <>.
            Quite <> y </>.`,
      alone: ({ name }) => `<${name}> está solo; su lugar es dentro de un párrafo.
            ${EXAMPLE.es.slice(0, -1)} en una sola línea.`,
      empty: ({ name }) => `<${name}> no tiene palabras dentro.
            ${EXAMPLE.es}`,
      spread: ({ name }) => `<${name}> tiene código entre llaves.
            ${EXAMPLE.es}`,
      'missing-prop': ({ name, prop }) => `<${name}> necesita \`${prop}\`.
            ${EXAMPLE.es}`,
      'empty-prop': ({ name, prop }) => `\`${prop}\` de <${name}> está vacío.
            ${EXAMPLE.es}`,
      'repeated-prop': ({ name, prop }) => `<${name}> tiene \`${prop}\` dos veces.
            Quite uno de los dos.`,
      'code-in-prop': ({ name, prop }) => `\`${prop}\` de <${name}> es código entre llaves.
            Escriba su valor entre comillas dobles: ${prop}="…".`,
      'unknown-prop': ({ name, prop, suggestion, known }) => [
        `<${name}> no tiene \`${prop}\`.`,
        didYouMean('es', suggestion) ?? `Acepta ${listedIn('es', known)}.`,
      ],
      'not-a-language': ({ value }) => `\`${value}\` no es el código de un idioma.
            Escriba un código como en, es, fr o pt-BR.`,
    },
  },
  cases: [
    {
      name: 'a component that there is not',
      file: 'content/es/pricing.mdx',
      find: /\n*$/,
      replace: '\n\nA ‸<Foriegn lang="en">squad</Foriegn>.\n',
      report: /Did you mean `Foreign`\?/,
    },
    {
      name: 'a tag of HTML',
      file: 'content/es/solutions.mdx',
      find: /\n*$/,
      replace: '\n\nA ‸<b>squad</b>.\n',
      report: /no component <b>[^]*Prose has `Foreign`/,
    },
    {
      name: 'a component without its prop',
      file: 'content/es/industries.mdx',
      find: /\n*$/,
      replace: '\n\nA ‸<Foreign>squad</Foreign>.\n',
      report: /needs `lang`/,
    },
    {
      name: 'an empty prop',
      file: 'content/es/partners.mdx',
      find: /\n*$/,
      replace: '\n\nA ‸<Foreign lang="">squad</Foreign>.\n',
      report: /`lang` of <Foreign> is empty/,
    },
    {
      name: 'a prop that is no language',
      file: 'content/es/products.mdx',
      find: /\n*$/,
      replace: '\n\nA ‸<Foreign lang="english">squad</Foreign>.\n',
      report: /`english` is no language tag/,
    },
    {
      name: 'a prop that is code',
      file: 'content/en/industries.mdx',
      find: /\n*$/,
      replace: '\n\nA ‸<Foreign lang={"en"}>squad</Foreign>.\n',
      report: /code in braces/,
    },
    {
      name: 'a prop that there is not',
      file: 'content/en/partners.mdx',
      find: /\n*$/,
      replace: '\n\nA ‸<Foreign lang="en" title="x">squad</Foreign>.\n',
      report: /has no `title`/,
    },
    {
      name: 'a component with nothing in it',
      file: 'content/en/products.mdx',
      find: /\n*$/,
      replace: '\n\nA ‸<Foreign lang="en"></Foreign>.\n',
      report: /has no words/,
    },
  ],
})

type Element = MdxJsxFlowElement | MdxJsxTextElement

function* componentProblems(element: Element): Generator<ComponentProblem> {
  const known = Object.keys(proseComponents)
  if (element.name === null) {
    yield { problem: 'fragment' }
    return
  }
  const props = propsOf(element.name)
  if (!props) {
    yield { problem: 'unknown', known, suggestion: nearest(element.name, known) }
    return
  }
  if (element.type === 'mdxJsxFlowElement') yield { problem: 'alone' }
  if (element.children.length === 0) yield { problem: 'empty' }
  yield* propProblems(element, props)
}

function propsOf(component: string): readonly string[] | undefined {
  return Object.hasOwn(proseComponents, component)
    ? proseComponents[component as keyof typeof proseComponents]
    : undefined
}

function* propProblems(element: Element, props: readonly string[]): Generator<ComponentProblem> {
  const seen = new Set<string>()
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      yield { problem: 'spread' }
      continue
    }
    const { name: prop, value } = attribute
    if (seen.has(prop)) yield { problem: 'repeated-prop', prop }
    seen.add(prop)
    if (!props.includes(prop)) {
      yield { problem: 'unknown-prop', prop, known: props, suggestion: nearest(prop, props) }
    } else if (typeof value === 'object' && value !== null) yield { problem: 'code-in-prop', prop }
    else if (!value?.trim()) yield { problem: 'empty-prop', prop }
    else if (prop === 'lang' && !LANGUAGE_TAG.test(value)) {
      yield { problem: 'not-a-language', prop, value }
    }
  }
  for (const prop of props) if (!seen.has(prop)) yield { problem: 'missing-prop', prop }
}

/** Language, script and region in their usual letter case: `en`, `pt-BR`, `zh-Hant-TW`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/
