import type { Content } from '../../content/content.ts'
import { partOf } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

/** Characters of a paragraph that fit on a phone without scrolling past the heading. */
const MAX_LENGTH = 400

export default defineRule({
  id: 'long-prose',
  severity: 'error',
  suppressible: true,
  about: {
    en: `A paragraph of prose is short enough to be read on a phone.
      Sections have room for a few sentences. Shorten the paragraph, or divide it.`,
    pt: `Um parágrafo do texto corrido é curto o bastante para ser lido no celular.
      As seções têm espaço para poucas frases. Encurte o parágrafo ou divida-o.`,
    es: `Un párrafo del texto corrido es lo bastante corto para leerse en el móvil.
      Las secciones tienen sitio para unas pocas frases. Acorte el párrafo o divídalo.`,
  },
  check: (content: Content) =>
    content.texts
      .filter(({ key, text }) => key === undefined && text.length > MAX_LENGTH)
      .map((text) => ({
        ...partOf(text, MAX_LENGTH, text.text.length),
        data: { actual: text.text.length, max: MAX_LENGTH },
      })),
  messages: {
    en: ({ actual, max }) => `This paragraph has ${actual} characters; there is room for ${max}.
      Shorten it by ${actual - max}, or divide it.`,
    pt: ({ actual, max }) => `Este parágrafo tem ${actual} caracteres; cabem ${max}.
      Encurte-o em ${actual - max} ou divida-o.`,
    es: ({ actual, max }) => `Este párrafo tiene ${actual} caracteres; caben ${max}.
      Acórtelo en ${actual - max} o divídalo.`,
  },
  cases: [
    {
      name: 'a paragraph of more than 400 characters',
      file: 'content/en/chatbot.mdx',
      find: /(\n---\n\n)[^]*/,
      replace: `$1${'x'.repeat(399)}.‸ And more.\n`,
      report: /Shorten it by/,
    },
  ],
})
