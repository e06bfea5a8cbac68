import { locales, type Locale } from '../../../src/locales.ts'
import type { Content } from '../../content/content.ts'
import { partOf, type CopyText } from '../../content/texts.ts'
import { numbersIn } from '../../content/words.ts'
import { defineRule } from '../../core/rule.ts'

/**
 * Numbers as other languages write them, by the decimal sign of this one. Three digits after a sign
 * are thousands: `1,000` reads as one in Portuguese, `1.000` as one in English.
 */
const foreignNumbers: Record<string, RegExp> = {
  '.': /^(?:\d{1,3}(?:\.\d{3})+|\d+,(?:\d{1,2}|\d{4,}))$/,
  ',': /^(?:\d{1,3}(?:,\d{3})+|\d+\.(?:\d{1,2}|\d{4,}))$/,
}

/** Made once: a number format takes longer to make than to use. */
const signs = new Map<string, Signs>(locales.map((locale) => [locale, signsOf(locale)]))

/** Numbers are written as the language of the file writes them. */
export default defineRule({
  id: 'number-form',
  severity: 'error',
  suppressible: true,
  about: {
    en: `Numbers use the separators of the file's language.
      1,000 is one thousand in English, but one in Portuguese.`,
    pt: `Os números são escritos como o idioma do arquivo os escreve.
      1,000 é mil em inglês e um em português.`,
    es: `Los números se escriben como los escribe el idioma del archivo.
      1,000 es mil en inglés y uno en español.`,
  },
  check: (content: Content) => content.texts.flatMap(foreignNumbersIn),
  messages: {
    en: ({ found, expected }) => `\`${found}\` is written as another language writes numbers.
      Write \`${expected}\`.`,
    pt: ({ found, expected }) => `\`${found}\` está escrito como outro idioma escreve números.
      Escreva \`${expected}\`.`,
    es: ({ found, expected }) => `\`${found}\` está escrito como otro idioma escribe los números.
      Escriba \`${expected}\`.`,
  },
  cases: [
    {
      name: 'thousands as in Portuguese',
      file: 'content/en/chatbot.mdx',
      find: /\n*$/,
      replace: ' Up to ‸2.500 chats.\n',
      report: /Write `2,500`/,
    },
  ],
})

const foreignNumbersIn = (text: CopyText) => {
  const { decimal = '.', group = ',' } = signs.get(text.file.locale) ?? {}
  return numbersIn(text.own).flatMap(({ text: found, start }) => {
    if (!foreignNumbers[decimal]?.test(found)) return []
    const part = partOf(text, start, start + found.length)
    return [
      {
        ...part,
        data: {
          found,
          expected: found.replace(/[.,]/g, (sign) => (sign === decimal ? group : decimal)),
        },
      },
    ]
  })
}

interface Signs {
  decimal?: string | undefined
  /** Between thousands. */
  group?: string | undefined
}

function signsOf(locale: Locale): Signs {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6)
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return { decimal: sign('decimal'), group: sign('group') }
}
