import { locales, type Locale } from '../../../src/locales.ts'
import type { Content, CopyText } from '../../content/content-model.ts'
import { locateAll, repairText } from '../../content/texts.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { languageDataOf } from '../../word-lists/index.ts'

interface Data {
  found: string
  expected: string
}

const closing = { '“': '”', '«': '»', '"': '"' }
type Quote = keyof typeof closing

/** Marks for which each language uses one style. */
interface Marks<Style extends string> {
  pattern: RegExp
  /** The first wins a tie. */
  styles: readonly Style[]
  styleOf(found: string): string
  convert(found: string, style: Style): string
}

const apostrophes: Marks<'’' | "'"> = {
  pattern: /\p{L}+['’]\p{L}+/gu,
  styles: ['’', "'"],
  styleOf: (found) => (found.includes("'") ? "'" : '’'),
  convert: (found, style) => found.replace(/['’]/, style),
}

const quotationMarks = (locale: Locale): Marks<Quote> => ({
  // Excludes quotation marks inside another quotation.
  pattern: /“[^”]*”|«[^»]*»|"[^"]*"/g,
  styles: [languageDataOf(locale)?.quote ?? '“', '“', '«', '"'],
  styleOf: (found) => found.charAt(0),
  convert: (found, style) => `${style}${found.slice(1, -1)}${closing[style]}`,
})

export default defineRule({
  id: 'typography',
  severity: 'warning',
  suppressible: true,
  what: {
    en: 'Each language uses one kind of apostrophe and one kind of quotation marks.',
    pt: 'Cada idioma usa um só tipo de apóstrofo e de aspas.',
    es: 'Cada idioma usa un solo tipo de apóstrofo y de comillas.',
  },
  why: {
    en: 'The most frequent marks in the texts of the language are considered correct. --fix replaces the others.',
    pt: 'Os sinais mais frequentes nos textos do idioma são considerados corretos. --fix troca os outros.',
    es: 'Los signos más frecuentes en los textos del idioma se consideran correctos. --fix cambia los demás.',
  },
  check: (content: Content) =>
    locales.flatMap((locale) => {
      const texts = content.texts.filter(({ file }) => file.locale === locale)
      return [
        ...minorityProblems(apostrophes, texts),
        ...minorityProblems(quotationMarks(locale), texts),
      ]
    }),
  problem: {
    en: ({ found }) =>
      `\`${found}\` has a different apostrophe or quotation marks from most texts in this language.`,
    pt: ({ found }) =>
      `\`${found}\` tem apóstrofo ou aspas diferentes dos da maioria dos textos do idioma.`,
    es: ({ found }) =>
      `\`${found}\` tiene un apóstrofo o unas comillas distintos de los de la mayoría de los textos del idioma.`,
  },
  fix: {
    en: ({ expected }) => `Write \`${expected}\`.`,
    pt: ({ expected }) => `Escreva \`${expected}\`.`,
    es: ({ expected }) => `Escriba \`${expected}\`.`,
  },
  cases: [
    {
      name: 'a straight apostrophe among curly ones',
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
      name: 'quotation marks inside a quotation',
      file: 'content/es/pricing.mdx',
      append: ' Dicen: «Es “justo”».',
    },
  ],
})

function minorityProblems<Style extends string>(
  { pattern, styles, styleOf, convert }: Marks<Style>,
  texts: readonly CopyText[],
): Problem<Data>[] {
  const all = texts.flatMap((text) => locateAll(text, pattern).map((part) => ({ text, part })))
  const count = (style: Style) =>
    all.filter(({ part }) => styleOf(part.data.found) === style).length
  const most = styles.reduce((first, next) => (count(next) > count(first) ? next : first))
  return all
    .filter(({ part }) => styleOf(part.data.found) !== most)
    .map(({ text, part: { data, ...part } }) => {
      const { found } = data
      const expected = convert(found, most)
      // Straight quotes can have a special meaning in YAML.
      const isSafe = text.key === undefined || !/["']/.test(expected)
      const repair = isSafe && repairText(text, part.place, found, expected)
      return { ...part, data: { found, expected }, ...repair }
    })
}
