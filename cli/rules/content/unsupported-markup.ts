import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import { proseComponents } from '../../../src/content/prose.ts'
import type { Content } from '../../content/content-model.ts'
import { nodesIn, placeholderName, placeOfNode } from '../../content/files/prose.ts'
import { joinWithAnd } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { closestSpelling } from '../../core/suggestion.ts'

const markup = {
  heading: 'heading',
  mdxFlowExpression: 'expression',
  mdxjsEsm: 'import-or-export',
  linkReference: 'reference',
  imageReference: 'image',
  definition: 'reference',
  code: 'code',
  inlineCode: 'code',
  image: 'image',
  blockquote: 'quote',
  thematicBreak: 'line',
} as const

type Data =
  | { problem: (typeof markup)[keyof typeof markup] | 'allowance' }
  | { problem: 'unknown' | 'alone' | 'empty'; name: string }
  | { problem: 'wrong-props'; name: string; props: readonly string[] }
  | { problem: 'not-a-language'; value: string }

const components = new Map<string, readonly string[]>(Object.entries(proseComponents))
const names = [...components.keys()]

const componentExample = {
  en: 'Write <Foreign lang="en">words in another language</Foreign>',
  pt: 'Escreva <Foreign lang="en">palavras em outro idioma</Foreign>',
  es: 'Escriba <Foreign lang="en">palabras en otro idioma</Foreign>',
}

const allowedMarkup = {
  en: 'Use only paragraphs, **bold**, *italics*, [links](https://…) and lists.',
  pt: 'Use só parágrafos, **negrito**, *itálico*, [links](https://…) e listas.',
  es: 'Use solo párrafos, **negrita**, *cursiva*, [enlaces](https://…) y listas.',
}

export default defineRule({
  id: 'unsupported-markup',
  severity: 'error',
  what: {
    en: 'Prose contains only paragraphs, bold, italics, links, lists and known components, with all of their props.',
    pt: 'O texto corrido contém só parágrafos, negrito, itálico, links, listas e componentes conhecidos, com todas as propriedades.',
    es: 'El texto corrido contiene solo párrafos, negrita, cursiva, enlaces, listas y componentes conocidos, con todas sus propiedades.',
  },
  why: {
    en: 'The sections add headings and images, with the right heading levels for screen readers. The only component is <Foreign lang="en">words</Foreign>, which makes them use the right pronunciation.',
    pt: 'As seções incluem os títulos e as imagens, com os níveis de título certos para os leitores de tela. O único componente é <Foreign lang="en">palavras</Foreign>, que faz o leitor de tela usar a pronúncia certa.',
    es: 'Las secciones incluyen los títulos y las imágenes, con los niveles de título correctos para los lectores de pantalla. El único componente es <Foreign lang="en">palabras</Foreign>, que hace que usen la pronunciación correcta.',
  },
  check: ({ localeFiles }: Content) =>
    localeFiles.flatMap((file) =>
      nodesIn(file).flatMap((node): Problem<Data>[] => {
        const data = markupProblem(node)
        if (!data) return []
        const suggestion =
          data.problem === 'unknown' ? closestSpelling(data.name, names) : undefined
        return [{ file: file.path, place: placeOfNode(node), data, suggestion }]
      }),
    ),
  problem: {
    en: {
      heading: 'Prose cannot contain headings.',
      allowance: 'A comment that suppresses a rule cannot be in the prose.',
      expression: 'Braces can only contain the name of a placeholder, inside a sentence.',
      'import-or-export': 'Prose cannot contain import or export.',
      reference: 'Prose cannot contain links whose URL is on another line.',
      code: 'Prose cannot contain code, which begins with four spaces or a backquote.',
      image: 'Prose cannot contain images.',
      quote: 'Prose cannot contain block quotes.',
      line: 'Prose cannot contain horizontal lines.',
      unknown: ({ name }) => `There is no component <${name}>.`,
      alone: ({ name }) => `<${name}> must be inside a paragraph.`,
      empty: ({ name }) => `<${name}> contains no words.`,
      'wrong-props': ({ name, props }) =>
        `<${name}> must have ${joinWithAnd('en', props)}, with a value in double quotes, and no other props.`,
      'not-a-language': ({ value }) => `\`${value}\` is not a language tag.`,
    },
    pt: {
      heading: 'O texto corrido não pode conter títulos.',
      allowance: 'Um comentário que desativa uma regra não pode ficar no texto corrido.',
      expression: 'Entre { e } só pode haver o nome de um marcador, dentro de uma frase.',
      'import-or-export': 'O texto corrido não pode conter import nem export.',
      reference: 'O texto corrido não pode conter links com a URL em outra linha.',
      code: 'O texto corrido não pode conter código, que começa com quatro espaços ou um acento grave (`).',
      image: 'O texto corrido não pode conter imagens.',
      quote: 'O texto corrido não pode conter citações em bloco.',
      line: 'O texto corrido não pode conter linhas horizontais.',
      unknown: ({ name }) => `Não existe o componente <${name}>.`,
      alone: ({ name }) => `<${name}> deve ficar dentro de um parágrafo.`,
      empty: ({ name }) => `<${name}> não contém palavras.`,
      'wrong-props': ({ name, props }) =>
        `<${name}> deve ter ${joinWithAnd('pt', props)}, com um valor entre aspas duplas, e nenhuma outra propriedade.`,
      'not-a-language': ({ value }) => `\`${value}\` não é um código de idioma.`,
    },
    es: {
      heading: 'El texto corrido no puede contener títulos.',
      allowance: 'Un comentario que desactiva una regla no puede estar en el texto corrido.',
      expression: 'Entre { y } solo puede haber el nombre de un marcador, dentro de una frase.',
      'import-or-export': 'El texto corrido no puede contener import ni export.',
      reference: 'El texto corrido no puede contener enlaces con la URL en otra línea.',
      code: 'El texto corrido no puede contener código, que empieza con cuatro espacios o un acento grave (`).',
      image: 'El texto corrido no puede contener imágenes.',
      quote: 'El texto corrido no puede contener citas en bloque.',
      line: 'El texto corrido no puede contener líneas horizontales.',
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
      heading: 'Put the heading in the front matter; the section sets its level.',
      allowance: 'Move it to the line above the closing `---`.',
      expression: 'Write a placeholder such as {years} in a sentence, or `\\{` to show a brace.',
      'import-or-export': 'Begin the paragraph with another word.',
      reference: 'Write the URL in the link: [words](https://…).',
      code: 'Remove the spaces or backquotes.',
      image: allowedMarkup.en,
      quote: allowedMarkup.en,
      line: allowedMarkup.en,
      unknown: `Remove it, or use ${joinWithAnd('en', names)}; for bold text, write **…**.`,
      alone: `${componentExample.en} on one line.`,
      empty: `${componentExample.en}.`,
      'wrong-props': `${componentExample.en}.`,
      'not-a-language': 'Write a tag such as en, es, fr or pt-BR.',
    },
    pt: {
      heading: 'Coloque o título no cabeçalho do arquivo; a seção define o nível dele.',
      allowance: 'Mova-o para a linha acima do `---` que fecha o cabeçalho.',
      expression: 'Escreva um marcador como {years} numa frase, ou `\\{` para mostrar uma chave.',
      'import-or-export': 'Comece o parágrafo com outra palavra.',
      reference: 'Escreva a URL no próprio link: [palavras](https://…).',
      code: 'Remova os espaços ou os acentos graves.',
      image: allowedMarkup.pt,
      quote: allowedMarkup.pt,
      line: allowedMarkup.pt,
      unknown: `Remova-o ou use ${joinWithAnd('pt', names)}; para negrito, escreva **…**.`,
      alone: `${componentExample.pt} numa só linha.`,
      empty: `${componentExample.pt}.`,
      'wrong-props': `${componentExample.pt}.`,
      'not-a-language': 'Escreva um código como en, es, fr ou pt-BR.',
    },
    es: {
      heading: 'Ponga el título en la cabecera del archivo; la sección define su nivel.',
      allowance: 'Muévalo a la línea anterior al `---` que cierra la cabecera.',
      expression: 'Escriba un marcador como {years} en una frase, o `\\{` para mostrar una llave.',
      'import-or-export': 'Empiece el párrafo con otra palabra.',
      reference: 'Escriba la URL en el propio enlace: [palabras](https://…).',
      code: 'Quite los espacios o los acentos graves.',
      image: allowedMarkup.es,
      quote: allowedMarkup.es,
      line: allowedMarkup.es,
      unknown: `Quítelo o use ${joinWithAnd('es', names)}; para la negrita, escriba **…**.`,
      alone: `${componentExample.es} en una sola línea.`,
      empty: `${componentExample.es}.`,
      'wrong-props': `${componentExample.es}.`,
      'not-a-language': 'Escriba un código como en, es, fr o pt-BR.',
    },
  },
  cases: [
    {
      name: 'a heading',
      file: 'content/es/experts.mdx',
      append: '\n\n‸## Además',
      report: /cannot contain headings/,
    },
    {
      name: 'a suppression',
      file: 'content/es/experts.mdx',
      append: '\n\n‸# allow spacing: dos columnas',
      report: /Move it to the line above the closing `---`/,
    },
    {
      name: 'code in braces',
      file: 'content/es/hero.mdx',
      append: '\n\nTodos ‸{1 + 1} juntos.',
      report: /name of a placeholder/,
    },
    {
      name: 'a placeholder by itself',
      file: 'content/en/hero.mdx',
      append: '\n\n‸{years}',
      report: /inside a sentence/,
    },
    {
      name: 'an export',
      file: 'content/en/pricing.mdx',
      append: '\n\n‸export const plans = 3',
      report: /cannot contain import or export/,
    },
    {
      name: 'an image',
      file: 'content/es/about.mdx',
      append: '\n\nA ‸![chart](chart.png)',
      report: /cannot contain images/,
    },
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
      name: 'a component without words',
      file: 'content/en/products.mdx',
      append: '\n\nA ‸<Foreign lang="en"></Foreign>.',
      report: /contains no words/,
    },
  ],
})

function markupProblem(node: Nodes): Data | undefined {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return componentProblem(node)
  }
  if (node.type === 'mdxTextExpression') {
    // `invalid-placeholder` checks the name.
    return placeholderName(node.value) === undefined ? { problem: 'expression' } : undefined
  }
  // A hash sign starts a comment in the front matter, but a heading in prose.
  if (node.type === 'heading' && /^allow\b.*:/.test(toString(node))) return { problem: 'allowance' }
  return node.type in markup ? { problem: markup[node.type as keyof typeof markup] } : undefined
}

function componentProblem(element: MdxJsxFlowElement | MdxJsxTextElement): Data | undefined {
  const { type, children, attributes } = element
  const name = element.name ?? ''
  const props = components.get(name)
  if (!props) return { name, problem: 'unknown' }
  if (type === 'mdxJsxFlowElement') return { name, problem: 'alone' }
  if (children.length === 0) return { name, problem: 'empty' }
  const values = new Map(
    attributes.map((prop) => ['name' in prop ? prop.name : '', prop.value] as const),
  )
  const isRight =
    attributes.length === props.length &&
    props.every((prop) => typeof values.get(prop) === 'string' && values.get(prop) !== '')
  if (!isRight) return { name, problem: 'wrong-props', props }
  const language = values.get('lang')
  if (typeof language !== 'string' || LANGUAGE_TAG.test(language)) return undefined
  return { problem: 'not-a-language', value: language }
}

/** Matches a language tag in its usual letter case, such as `en`, `pt-BR` or `zh-Hant-TW`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/
