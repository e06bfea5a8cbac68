import { locales } from '../../../src/locales.ts'
import type { Content } from '../../content/content-model.ts'
import { locatePart } from '../../content/texts.ts'
import { numbersIn } from '../../content/words-and-numbers.ts'
import { defineRule } from '../../core/rule.ts'

/**
 * Patterns for numbers in another language's format, keyed by the decimal separator of the text's
 * language. A separator before three digits is read as a thousands separator.
 */
const foreignNumbers: Record<string, RegExp> = {
  '.': /^(?:\d{1,3}(?:\.\d{3})+|\d+,(?:\d{1,2}|\d{4,}))$/,
  ',': /^(?:\d{1,3}(?:,\d{3})+|\d+\.(?:\d{1,2}|\d{4,}))$/,
}

const separators = new Map<string, { decimal: string; group: string }>(
  locales.map((locale) => {
    const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6)
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
    return [locale, { decimal: part('decimal'), group: part('group') }]
  }),
)

export default defineRule({
  id: 'number-form',
  severity: 'error',
  suppressible: true,
  what: {
    en: "Numbers use the separators of the file's language.",
    pt: 'Os números usam os separadores do idioma do arquivo.',
    es: 'Los números usan los separadores del idioma del archivo.',
  },
  why: {
    en: '1,000 is one thousand in English, but one in Portuguese.',
    pt: '1,000 é mil em inglês, mas um em português.',
    es: '1,000 es mil en inglés, pero uno en español.',
  },
  check: (content: Content) =>
    content.texts.flatMap((text) => {
      const { decimal = '', group = '' } = separators.get(text.file.locale) ?? {}
      return numbersIn(text.textInLanguage)
        .filter(({ text: found }) => foreignNumbers[decimal]?.test(found))
        .map(({ text: found, start }) => {
          const swapped = (separator: string) => (separator === decimal ? group : decimal)
          const expected = found.replace(/[.,]/g, swapped)
          return { ...locatePart(text, start, start + found.length), data: { found, expected } }
        })
    }),
  problem: {
    en: ({ found }) => `\`${found}\` uses the separators of another language.`,
    pt: ({ found }) => `\`${found}\` usa os separadores de outro idioma.`,
    es: ({ found }) => `\`${found}\` usa los separadores de otro idioma.`,
  },
  fix: {
    en: ({ expected }) => `Write \`${expected}\`.`,
    pt: ({ expected }) => `Escreva \`${expected}\`.`,
    es: ({ expected }) => `Escriba \`${expected}\`.`,
  },
  cases: [
    {
      name: 'a Portuguese thousands separator',
      file: 'content/en/chatbot.mdx',
      append: ' Up to ‸2.500 chats.',
      report: /Write `2,500`/,
    },
    {
      name: 'an English decimal separator',
      file: 'content/pt-PT/chatbot.mdx',
      append: ' São ‸4.5 horas.',
      report: /Write `4,5`/,
    },
  ],
})
