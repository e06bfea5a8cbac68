import { visit } from 'unist-util-visit'
import { proseMarkup } from '../../../src/content/prose.ts'
import type { Content } from '../../content/content.ts'
import { placeOfNode, placeholderName } from '../../content/prose.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

const BRACEEn = '`{` starts a placeholder such as `{years}`; write `\\{` to show a brace.'

const BRACEPt = '`{` começa um nome como `{years}`; escreva `\\{` para mostrar a chave.'

const LINKPt = 'Escreva o endereço no próprio link: [palavras](https://…).'

const BRACEEs = '`{` empieza un nombre como `{years}`; escriba `\\{` para mostrar la llave.'

const LINKEs = 'Escriba la dirección en el propio enlace: [palabras](https://…).'

const markupNamesEn: Record<string, string> = {
  heading: 'headings',
  mdxTextExpression: 'code',
  mdxFlowExpression: 'a brace that stands by itself',
  mdxjsEsm: 'import or export',
  thematicBreak: 'a horizontal line',
  blockquote: 'block quotes',
  code: 'blocks of code',
  inlineCode: 'words in backquotes',
  image: 'pictures',
  linkReference: 'links that refer to another line',
  imageReference: 'pictures',
  definition: 'definitions of links',
}

const markupFixesEn: Record<string, string> = {
  heading: 'Put a heading in the front matter; the sections keep the order of headings.',
  mdxTextExpression: BRACEEn,
  mdxFlowExpression: `Put the placeholder inside a sentence. ${BRACEEn}`,
  mdxjsEsm: 'Begin the paragraph with another word.',
  linkReference: 'Write the address in the link: [words](https://…).',
  definition: 'Write the address in the link: [words](https://…).',
  code: 'Begin the line without four spaces or three backquotes.',
}

const markupNamesPt: Record<string, string> = {
  heading: 'títulos',
  mdxTextExpression: 'código',
  mdxFlowExpression: 'uma chave sozinha',
  mdxjsEsm: 'import ou export',
  thematicBreak: 'uma linha horizontal',
  blockquote: 'citações em bloco',
  code: 'blocos de código',
  inlineCode: 'palavras entre crases',
  image: 'imagens',
  linkReference: 'links que remetem a outra linha',
  imageReference: 'imagens',
  definition: 'definições de links',
}

const markupFixesPt: Record<string, string> = {
  heading: 'Ponha o título na parte de cima do arquivo; a ordem dos títulos é das seções.',
  mdxTextExpression: BRACEPt,
  mdxFlowExpression: `Ponha o nome dentro de uma frase. ${BRACEPt}`,
  mdxjsEsm: 'Comece o parágrafo com outra palavra.',
  linkReference: LINKPt,
  definition: LINKPt,
  code: 'Comece a linha sem quatro espaços e sem três crases.',
}

const markupNamesEs: Record<string, string> = {
  heading: 'títulos',
  mdxTextExpression: 'código',
  mdxFlowExpression: 'una llave suelta',
  mdxjsEsm: 'import o export',
  thematicBreak: 'una línea horizontal',
  blockquote: 'citas en bloque',
  code: 'bloques de código',
  inlineCode: 'palabras entre acentos graves',
  image: 'imágenes',
  linkReference: 'enlaces que remiten a otra línea',
  imageReference: 'imágenes',
  definition: 'definiciones de enlaces',
}

const markupFixesEs: Record<string, string> = {
  heading:
    'Ponga el título en la parte de arriba del archivo; el orden de los títulos es de las secciones.',
  mdxTextExpression: BRACEEs,
  mdxFlowExpression: `Ponga el nombre dentro de una frase. ${BRACEEs}`,
  mdxjsEsm: 'Empiece el párrafo con otra palabra.',
  linkReference: LINKEs,
  definition: LINKEs,
  code: 'Empiece la línea sin cuatro espacios ni tres acentos graves.',
}

/** Prose uses only the markup that the pages style, and runs no code. */
export default defineRule({
  id: 'unsupported-markup',
  severity: 'error',
  about: {
    en: `Prose contains only paragraphs, bold, italics, links and lists.
      Headings and images belong to the sections, which define the heading levels for screen readers.`,
    pt: `O texto corrido usa parágrafos, negrito, itálico, links e listas.
      Títulos e imagens têm seu lugar nas seções, que mantêm a ordem de títulos que os leitores de tela seguem.`,
    es: `El texto corrido usa párrafos, negrita, cursiva, enlaces y listas.
      Los títulos y las imágenes tienen su lugar en las secciones, que mantienen el orden de títulos que siguen los lectores de pantalla.`,
  },
  check({ files }: Content) {
    const findings: Problem<{ markup: string }>[] = []
    for (const file of files) {
      if (file.scope === 'global' || file.body === 'forbidden') continue
      if (file.prose?.state !== 'parsed') continue
      visit(file.prose.tree, (node) => {
        // `unknown-component` speaks of components, known or not.
        if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return
        const isCode =
          node.type === 'mdxTextExpression' && placeholderName(node.value) === undefined
        if (!isCode && (proseMarkup as readonly string[]).includes(node.type)) return
        findings.push({
          file: file.path,
          place: placeOfNode(node),
          data: { markup: node.type },
        })
      })
    }
    return findings
  },
  messages: {
    en: ({ markup }) => {
      const fix = markupFixesEn[markup]
      return `Prose can't contain ${markupNamesEn[markup] ?? markup}.
        ${fix ?? 'Use paragraphs, **strong**, *emphasis*, [links](https://…) and lists.'}`
    },
    pt: ({ markup }) => {
      return [
        `O texto corrido não pode ter ${markupNamesPt[markup] ?? markup}.`,
        markupFixesPt[markup] ??
          'Use parágrafos, **negrito**, *itálico*, [links](https://…) e listas.',
      ]
    },
    es: ({ markup }) => {
      return [
        `El texto corrido no puede tener ${markupNamesEs[markup] ?? markup}.`,
        markupFixesEs[markup] ??
          'Use párrafos, **negrita**, *cursiva*, [enlaces](https://…) y listas.',
      ]
    },
  },
  cases: [
    {
      name: 'a heading',
      file: 'content/es/experts.mdx',
      find: /\n*$/,
      replace: '\n\n‸## Además\n',
      report: /can't contain headings/,
    },
    {
      name: 'code in braces',
      file: 'content/es/hero.mdx',
      find: /\n*$/,
      replace: '\n\nTodos ‸{1 + 1} juntos.\n',
      report: /can't contain code/,
    },
    {
      name: 'a placeholder that stands by itself',
      file: 'content/en/hero.mdx',
      find: /\n*$/,
      replace: '\n\n‸{years}\n',
      report: /inside a sentence/,
    },
    {
      name: 'a module of code',
      file: 'content/en/pricing.mdx',
      find: /\n*$/,
      replace: '\n\n‸export const plans = 3\n',
      report: /can't contain import or export/,
    },
    {
      name: 'a picture',
      file: 'content/es/about.mdx',
      find: /\n*$/,
      replace: '\n\nA ‸![chart](chart.png)\n',
      report: /can't contain pictures/,
    },
  ],
})
