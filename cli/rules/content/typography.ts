import { locales, type Locale } from '../../../src/locales.ts'
import type { Content, CopyText } from '../../content/content-model.ts'
import { locateAll, repairText } from '../../content/texts.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { languageDataOf } from '../../word-lists/index.ts'

interface Data {
  found: string
  expected: string
}

const closing = { '“': '”', '«': '»' }
type Quote = keyof typeof closing

const APOSTROPHE = /\p{L}+'\p{L}+/gu

// Matches a quotation, but neither inch marks nor quotation marks inside another quotation.
const QUOTATION = /“[^”]*”|«[^»]*»|(?<![\p{L}\d])"[^"]*"/gu

export default defineRule({
  id: 'typography',
  severity: 'warning',
  suppressible: true,
  what: {
    en: 'Apostrophes and quotation marks are not straight, and each language uses one kind of quotation marks.',
    pt: 'Apóstrofos e aspas não são retos, e cada idioma usa um só tipo de aspas.',
    es: 'Los apóstrofos y las comillas no son rectos, y cada idioma usa un solo tipo de comillas.',
  },
  why: {
    en: 'The most frequent quotation marks in the texts of the language are considered correct. --fix replaces the others, and straight ones.',
    pt: 'As aspas mais frequentes nos textos do idioma são consideradas corretas. --fix troca as outras e as retas.',
    es: 'Las comillas más frecuentes en los textos del idioma se consideran correctas. --fix cambia las demás y las rectas.',
  },
  check: (content: Content) =>
    locales.flatMap((locale) => {
      const texts = content.texts.filter(({ file }) => file.locale === locale)
      const quote = usualQuote(texts, locale)
      return texts.flatMap((text) => [
        ...replace(text, APOSTROPHE, (found) => found.replace("'", '’')),
        ...replace(text, QUOTATION, (found) => quote + found.slice(1, -1) + closing[quote]),
      ])
    }),
  problem: {
    en: ({ found }) =>
      `\`${found}\` does not have the apostrophe or quotation marks of the texts in this language.`,
    pt: ({ found }) =>
      `O apóstrofo ou as aspas de \`${found}\` não são os que os textos deste idioma usam.`,
    es: ({ found }) =>
      `El apóstrofo o las comillas de \`${found}\` no son los que usan los textos de este idioma.`,
  },
  fix: {
    en: ({ expected }) => `Write \`${expected}\`.`,
    pt: ({ expected }) => `Escreva \`${expected}\`.`,
    es: ({ expected }) => `Escriba \`${expected}\`.`,
  },
  cases: [
    {
      name: 'a straight apostrophe',
      file: 'content/en/chatbot.mdx',
      append: " It ‸doesn't guess.",
      report: /Write `doesn’t`/,
    },
    {
      name: 'English quotation marks in Spanish',
      file: 'content/es/pricing.mdx',
      append: ' Es ‸“justo”.',
      report: /Write `«justo»`/,
    },
    {
      name: 'straight quotation marks in a key',
      file: 'content/pt-PT/services.mdx',
      set: { title: 'Cinco formas de ‸"trabalhar" connosco' },
      key: 'title',
      report: /Write `“trabalhar”`/,
    },
    {
      name: 'inches',
      file: 'content/es/pricing.mdx',
      find: /^(En 2024 revisamos 1250)( .* 8)( sectores)/m,
      replace: '$1"$2"$3',
    },
    {
      name: 'quotation marks inside a quotation',
      file: 'content/es/pricing.mdx',
      append: ' Dicen: «Es “justo”».',
    },
  ],
})

/** Returns the opening quotation mark that these texts use most. */
function usualQuote(texts: readonly CopyText[], locale: Locale): Quote {
  const quotations = texts.flatMap((text) => locateAll(text, QUOTATION))
  const count = (quote: Quote) =>
    quotations.filter(({ data }) => data.found.startsWith(quote)).length
  // In a tie, the first candidate wins.
  const quotes: readonly Quote[] = [languageDataOf(locale)?.quote ?? '“', '“', '«']
  return quotes.reduce((first, next) => (count(next) > count(first) ? next : first))
}

function replace(
  text: CopyText,
  pattern: RegExp,
  convert: (found: string) => string,
): Problem<Data>[] {
  return locateAll(text, pattern).flatMap(({ data: { found }, ...part }): Problem<Data> | [] => {
    const expected = convert(found)
    if (expected === found) return []
    const repair = repairText(text, part.place, found, expected)
    return { ...part, data: { found, expected }, ...repair }
  })
}
