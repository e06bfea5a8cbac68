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
  about: {
    en: `Prose contains only paragraphs, bold, italics, links and lists.
      The sections add headings and images, with the right heading levels for screen readers.`,
    pt: `O texto corrido contém só parágrafos, negrito, itálico, links e listas.
      As seções incluem os títulos e as imagens, com os níveis de título certos para os leitores de tela.`,
    es: `El texto corrido contiene solo párrafos, negrita, cursiva, enlaces y listas.
      Las secciones incluyen los títulos y las imágenes, con los niveles de título correctos para los lectores de pantalla.`,
  },
  check: ({ localeFiles }: Content) =>
    localeFiles.flatMap((file) =>
      nodesIn(file).flatMap((node) => {
        const problem = unsupported(node)
        return problem ? [{ file: file.path, place: placeOfNode(node), data: { problem } }] : []
      }),
    ),
  messages: {
    en: {
      heading: `Prose cannot contain headings.
        Put the heading in the front matter; the section sets its level.`,
      expression: `Braces can only contain the name of a placeholder, inside a sentence.
        Write a placeholder such as {years} in a sentence, or \`\\{\` to show a brace.`,
      'import-or-export': `Prose cannot contain import or export.
        Begin the paragraph with another word.`,
      reference: `Prose cannot contain links whose URL is on another line.
        Write the URL in the link: [words](https://…).`,
      code: `Prose cannot contain code, which begins with four spaces or a backquote.
        Remove the spaces or backquotes.`,
      image: `Prose cannot contain images.\n${ALLOWED.en}`,
      quote: `Prose cannot contain block quotes.\n${ALLOWED.en}`,
      line: `Prose cannot contain horizontal lines.\n${ALLOWED.en}`,
    },
    pt: {
      heading: `O texto corrido não pode conter títulos.
        Coloque o título junto às chaves; a seção define o nível dele.`,
      expression: `Entre { e } só pode haver o nome de um marcador, dentro de uma frase.
        Escreva um marcador como {years} numa frase, ou \`\\{\` para mostrar uma chave.`,
      'import-or-export': `O texto corrido não pode conter import nem export.
        Comece o parágrafo com outra palavra.`,
      reference: `O texto corrido não pode conter links com a URL em outra linha.
        Escreva a URL no próprio link: [palavras](https://…).`,
      code: `O texto corrido não pode conter código, que começa com quatro espaços ou uma crase (\`).
        Remova os espaços ou as crases.`,
      image: `O texto corrido não pode conter imagens.\n${ALLOWED.pt}`,
      quote: `O texto corrido não pode conter citações em bloco.\n${ALLOWED.pt}`,
      line: `O texto corrido não pode conter linhas horizontais.\n${ALLOWED.pt}`,
    },
    es: {
      heading: `El texto corrido no puede contener títulos.
        Ponga el título junto a las claves; la sección define su nivel.`,
      expression: `Entre { y } solo puede haber el nombre de un marcador, dentro de una frase.
        Escriba un marcador como {years} en una frase, o \`\\{\` para mostrar una llave.`,
      'import-or-export': `El texto corrido no puede contener import ni export.
        Empiece el párrafo con otra palabra.`,
      reference: `El texto corrido no puede contener enlaces con la URL en otra línea.
        Escriba la URL en el propio enlace: [palabras](https://…).`,
      code: `El texto corrido no puede contener código, que empieza con cuatro espacios o un acento grave (\`).
        Quite los espacios o los acentos graves.`,
      image: `El texto corrido no puede contener imágenes.\n${ALLOWED.es}`,
      quote: `El texto corrido no puede contener citas en bloque.\n${ALLOWED.es}`,
      line: `El texto corrido no puede contener líneas horizontales.\n${ALLOWED.es}`,
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
  // `unknown-component` and `unknown-placeholder` check these.
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return undefined
  if (node.type === 'mdxTextExpression') {
    return placeholderName(node.value) === undefined ? 'expression' : undefined
  }
  return node.type in MARKUP ? MARKUP[node.type as keyof typeof MARKUP] : undefined
}
