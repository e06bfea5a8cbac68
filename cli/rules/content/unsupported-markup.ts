import type { Nodes } from 'mdast'
import type { Content } from '../../content/content.ts'
import { nodesIn, placeholderName, placeOfNode } from '../../content/prose.ts'
import { defineRule } from '../../core/rule.ts'

/** Nodes that prose cannot contain. */
const MARKUP = {
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

type Markup = (typeof MARKUP)[keyof typeof MARKUP]

const ALLOWED = {
  en: 'Use only paragraphs, **bold**, *italics*, [links](https://…) and lists.',
  pt: 'Use só parágrafos, **negrito**, *itálico*, [links](https://…) e listas.',
  es: 'Use solo párrafos, **negrita**, *cursiva*, [enlaces](https://…) y listas.',
}

export default defineRule({
  id: 'unsupported-markup',
  severity: 'error',
  what: {
    en: 'Prose contains only paragraphs, bold, italics, links and lists.',
    pt: 'O texto corrido contém só parágrafos, negrito, itálico, links e listas.',
    es: 'El texto corrido contiene solo párrafos, negrita, cursiva, enlaces y listas.',
  },
  why: {
    en: 'The sections add headings and images, with the right heading levels for screen readers.',
    pt: 'As seções incluem os títulos e as imagens, com os níveis de título certos para os leitores de tela.',
    es: 'Las secciones incluyen los títulos y las imágenes, con los niveles de título correctos para los lectores de pantalla.',
  },
  check: ({ localeFiles }: Content) =>
    localeFiles.flatMap((file) =>
      nodesIn(file).flatMap((node) => {
        const problem = unsupported(node)
        return problem ? [{ file: file.path, place: placeOfNode(node), data: { problem } }] : []
      }),
    ),
  problem: {
    en: {
      heading: 'Prose cannot contain headings.',
      expression: 'Braces can only contain the name of a placeholder, inside a sentence.',
      'import-or-export': 'Prose cannot contain import or export.',
      reference: 'Prose cannot contain links whose URL is on another line.',
      code: 'Prose cannot contain code, which begins with four spaces or a backquote.',
      image: 'Prose cannot contain images.',
      quote: 'Prose cannot contain block quotes.',
      line: 'Prose cannot contain horizontal lines.',
    },
    pt: {
      heading: 'O texto corrido não pode conter títulos.',
      expression: 'Entre { e } só pode haver o nome de um marcador, dentro de uma frase.',
      'import-or-export': 'O texto corrido não pode conter import nem export.',
      reference: 'O texto corrido não pode conter links com a URL em outra linha.',
      code: 'O texto corrido não pode conter código, que começa com quatro espaços ou uma crase (`).',
      image: 'O texto corrido não pode conter imagens.',
      quote: 'O texto corrido não pode conter citações em bloco.',
      line: 'O texto corrido não pode conter linhas horizontais.',
    },
    es: {
      heading: 'El texto corrido no puede contener títulos.',
      expression: 'Entre { y } solo puede haber el nombre de un marcador, dentro de una frase.',
      'import-or-export': 'El texto corrido no puede contener import ni export.',
      reference: 'El texto corrido no puede contener enlaces con la URL en otra línea.',
      code: 'El texto corrido no puede contener código, que empieza con cuatro espacios o un acento grave (`).',
      image: 'El texto corrido no puede contener imágenes.',
      quote: 'El texto corrido no puede contener citas en bloque.',
      line: 'El texto corrido no puede contener líneas horizontales.',
    },
  },
  fix: {
    en: {
      heading: 'Put the heading in the front matter; the section sets its level.',
      expression: 'Write a placeholder such as {years} in a sentence, or `\\{` to show a brace.',
      'import-or-export': 'Begin the paragraph with another word.',
      reference: 'Write the URL in the link: [words](https://…).',
      code: 'Remove the spaces or backquotes.',
      image: ALLOWED.en,
      quote: ALLOWED.en,
      line: ALLOWED.en,
    },
    pt: {
      heading: 'Coloque o título junto aos campos; a seção define o nível dele.',
      expression: 'Escreva um marcador como {years} numa frase, ou `\\{` para mostrar uma chave.',
      'import-or-export': 'Comece o parágrafo com outra palavra.',
      reference: 'Escreva a URL no próprio link: [palavras](https://…).',
      code: 'Remova os espaços ou as crases.',
      image: ALLOWED.pt,
      quote: ALLOWED.pt,
      line: ALLOWED.pt,
    },
    es: {
      heading: 'Ponga el título junto a las claves; la sección define su nivel.',
      expression: 'Escriba un marcador como {years} en una frase, o `\\{` para mostrar una llave.',
      'import-or-export': 'Empiece el párrafo con otra palabra.',
      reference: 'Escriba la URL en el propio enlace: [palabras](https://…).',
      code: 'Quite los espacios o los acentos graves.',
      image: ALLOWED.es,
      quote: ALLOWED.es,
      line: ALLOWED.es,
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
  ],
})

function unsupported(node: Nodes): Markup | undefined {
  // `unknown-component` and `invalid-placeholder` check these.
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return undefined
  if (node.type === 'mdxTextExpression') {
    return placeholderName(node.value) === undefined ? 'expression' : undefined
  }
  return node.type in MARKUP ? MARKUP[node.type as keyof typeof MARKUP] : undefined
}
