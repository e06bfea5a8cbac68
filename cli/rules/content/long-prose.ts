import type { Content } from '../../content/content-model.ts'
import { locatePart } from '../../content/texts.ts'
import { pluralize } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

/** The number of characters that fit on a phone screen along with the heading. */
export const MAX_LENGTH = 400

export default defineRule({
  id: 'long-prose',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'Paragraphs of prose are short enough to be read on a phone.',
    pt: 'Os parágrafos do texto corrido são curtos o bastante para a leitura no celular.',
    es: 'Los párrafos del texto corrido son lo bastante cortos para leerse en un móvil.',
  },
  why: {
    en: 'Sections have room for a few sentences. Shorten the paragraph, or split it in every language.',
    pt: 'As seções têm espaço para poucas frases. Encurte o parágrafo ou divida-o em todos os idiomas.',
    es: 'Las secciones tienen espacio para pocas frases. Acorte el párrafo o divídalo en todos los idiomas.',
  },
  check: (content: Content) =>
    content.texts
      .filter(({ key, text }) => key === undefined && text.length > MAX_LENGTH)
      .map((text) => ({
        ...locatePart(text, MAX_LENGTH, text.text.length),
        data: { actual: text.text.length, max: MAX_LENGTH },
      })),
  problem: {
    en: ({ actual, max }) => `This paragraph has ${actual} characters; the maximum is ${max}.`,
    pt: ({ actual, max }) => `Este parágrafo tem ${actual} caracteres; o máximo é ${max}.`,
    es: ({ actual, max }) => `Este párrafo tiene ${actual} caracteres; el máximo es ${max}.`,
  },
  fix: {
    en: ({ actual, max }) =>
      `Remove at least ${pluralize(actual - max, 'character')}, or split the paragraph at the same place in every language.`,
    pt: ({ actual, max }) =>
      `Tire pelo menos ${pluralize(actual - max, 'caractere')} ou divida o parágrafo no mesmo lugar em todos os idiomas.`,
    es: ({ actual, max }) =>
      `Quite al menos ${pluralize(actual - max, 'carácter', 'caracteres')} o divida el párrafo en el mismo lugar en todos los idiomas.`,
  },
  cases: [
    {
      name: 'a paragraph of more than 400 characters',
      file: 'content/en/chatbot.mdx',
      find: /(\n---\n\n)[^]*/,
      replace: `$1${'x'.repeat(399)}.‸ And more.\n`,
      report: /Remove at least \d+ characters/,
    },
  ],
})
