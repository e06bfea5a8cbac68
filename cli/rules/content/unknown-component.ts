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

/** Prose uses only our components, with the props that each one needs, written out. */
export const rule = defineRule({
  id: 'unknown-component',
  severity: 'error',
  about: {
    en: [
      'Prose uses only existing components, written in full.',
      'There is one: <Foreign lang="en">words</Foreign>, which makes screen readers use the right pronunciation.',
    ],
    pt: [
      'O texto corrido usa os componentes que o site tem, escritos por inteiro.',
      'Há um: <Foreign lang="en">palavras</Foreign>, para que o leitor de tela as fale no idioma delas.',
    ],
    es: [
      'El texto corrido usa los componentes que el sitio tiene, escritos por completo.',
      'Hay uno: <Foreign lang="en">palabras</Foreign>, para que el lector de pantalla las diga en su idioma.',
    ],
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
    en: ({ name, problem, suggestion, known, prop, value }) => {
      const tag = `<${name}>`
      const example = 'Write <Foreign lang="en">words of another language</Foreign>.'
      switch (problem) {
        case 'unknown':
          return [
            `There is no component ${tag}.`,
            didYouMean('en', suggestion) ??
              `Prose has ${listedIn('en', known)}; for stress use **…** or *…*.`,
          ]
        case 'fragment':
          return ['Prose has no empty tag <>.', 'Remove <> and </>.']
        case 'alone':
          return [
            `${tag} stands by itself; it belongs inside a paragraph.`,
            `${example.slice(0, -1)} on one line.`,
          ]
        case 'empty':
          return [`${tag} has no words in it.`, example]
        case 'spread':
          return [`${tag} has code in braces among its props.`, example]
        case 'missing-prop':
          return [`${tag} needs \`${prop}\`.`, example]
        case 'empty-prop':
          return [`\`${prop}\` of ${tag} is empty.`, example]
        case 'repeated-prop':
          return [`${tag} has \`${prop}\` twice.`, 'Remove one of the two.']
        case 'code-in-prop':
          return [
            `\`${prop}\` of ${tag} is code in braces.`,
            `Write its value in double quotes: ${prop}="…".`,
          ]
        case 'unknown-prop':
          return [
            `${tag} has no \`${prop}\`.`,
            didYouMean('en', suggestion) ?? `It takes ${listedIn('en', known)}.`,
          ]
        case 'not-a-language':
          return [`\`${value}\` is no language tag.`, 'Write a tag such as en, es, fr or pt-BR.']
      }
    },
    pt: ({ name, problem, suggestion, known, prop, value }) => {
      const tag = `<${name}>`
      const example = 'Escreva <Foreign lang="en">palavras de outro idioma</Foreign>.'
      switch (problem) {
        case 'unknown':
          return [
            `Não existe o componente ${tag}.`,
            didYouMean('pt', suggestion) ??
              `O texto corrido tem ${listedIn('pt', known)}; para destacar, use **…** ou *…*.`,
          ]
        case 'fragment':
          return ['O texto corrido não tem a marca vazia <>.', 'Remova <> e </>.']
        case 'alone':
          return [
            `${tag} está sozinho; o lugar dele é dentro de um parágrafo.`,
            `${example.slice(0, -1)} numa só linha.`,
          ]
        case 'empty':
          return [`${tag} não tem palavras dentro.`, example]
        case 'spread':
          return [`${tag} tem código entre chaves.`, example]
        case 'missing-prop':
          return [`${tag} precisa de \`${prop}\`.`, example]
        case 'empty-prop':
          return [`\`${prop}\` de ${tag} está vazio.`, example]
        case 'repeated-prop':
          return [`${tag} tem \`${prop}\` duas vezes.`, 'Remova um dos dois.']
        case 'code-in-prop':
          return [
            `\`${prop}\` de ${tag} é código entre chaves.`,
            `Escreva o valor entre aspas duplas: ${prop}="…".`,
          ]
        case 'unknown-prop':
          return [
            `${tag} não tem \`${prop}\`.`,
            didYouMean('pt', suggestion) ?? `Ele aceita ${listedIn('pt', known)}.`,
          ]
        case 'not-a-language':
          return [
            `\`${value}\` não é o código de um idioma.`,
            'Escreva um código como en, es, fr ou pt-BR.',
          ]
      }
    },
    es: ({ name, problem, suggestion, known, prop, value }) => {
      const tag = `<${name}>`
      const example = 'Escriba <Foreign lang="en">palabras de otro idioma</Foreign>.'
      switch (problem) {
        case 'unknown':
          return [
            `No existe el componente ${tag}.`,
            didYouMean('es', suggestion) ??
              `El texto corrido tiene ${listedIn('es', known)}; para destacar, use **…** o *…*.`,
          ]
        case 'fragment':
          return ['El texto corrido no tiene la marca vacía <>.', 'Quite <> y </>.']
        case 'alone':
          return [
            `${tag} está solo; su lugar es dentro de un párrafo.`,
            `${example.slice(0, -1)} en una sola línea.`,
          ]
        case 'empty':
          return [`${tag} no tiene palabras dentro.`, example]
        case 'spread':
          return [`${tag} tiene código entre llaves.`, example]
        case 'missing-prop':
          return [`${tag} necesita \`${prop}\`.`, example]
        case 'empty-prop':
          return [`\`${prop}\` de ${tag} está vacío.`, example]
        case 'repeated-prop':
          return [`${tag} tiene \`${prop}\` dos veces.`, 'Quite uno de los dos.']
        case 'code-in-prop':
          return [
            `\`${prop}\` de ${tag} es código entre llaves.`,
            `Escriba su valor entre comillas dobles: ${prop}="…".`,
          ]
        case 'unknown-prop':
          return [
            `${tag} no tiene \`${prop}\`.`,
            didYouMean('es', suggestion) ?? `Acepta ${listedIn('es', known)}.`,
          ]
        case 'not-a-language':
          return [
            `\`${value}\` no es el código de un idioma.`,
            'Escriba un código como en, es, fr o pt-BR.',
          ]
      }
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
