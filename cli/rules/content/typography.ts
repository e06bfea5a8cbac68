import { locales, type Locale } from '../../../src/locales.ts'
import type { Content } from '../../content/content.ts'
import { matchesIn, repairOf, wholeOf, type CopyText } from '../../content/texts.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { languageDataOf } from '../../word-lists/index.ts'

interface Data {
  problem: 'apostrophe' | 'quotes' | 'around-value'
  found: string
  expected: string
}

const APOSTROPHE = /\p{L}+['’]\p{L}+/gu

const closing = { '“': '”', '«': '»', '"': '"' }
type Quote = keyof typeof closing

/** Without the quotation marks inside another quotation. */
const QUOTATION = /“[^”]*”|«[^»]*»|"[^"]*"/g

export default defineRule({
  id: 'typography',
  severity: 'warning',
  suppressible: true,
  about: {
    en: `Each language uses one kind of apostrophe and one kind of quotation marks, and values have no curly quotes around them.
      The marks that are most frequent in the texts of the language are right. --fix replaces the others.`,
    pt: `Cada idioma usa um só tipo de apóstrofo e de aspas, e os valores não têm aspas curvas em volta.
      Os sinais mais frequentes nos textos do idioma são os certos. --fix troca os outros.`,
    es: `Cada idioma usa un solo tipo de apóstrofo y de comillas, y los valores no llevan comillas tipográficas alrededor.
      Los signos más frecuentes en los textos del idioma son los correctos. --fix cambia los demás.`,
  },
  check: (content: Content) =>
    locales.flatMap((locale) => {
      const texts = content.texts.filter(({ file }) => file.locale === locale)
      const quoted = texts.filter(isQuotedByMistake)
      const others = texts.filter((text) => !quoted.includes(text))
      return [...quoted.map(aroundValue), ...apostrophesIn(texts), ...quotesIn(others, locale)]
    }),
  messages: {
    en: {
      apostrophe: ({ found, expected }) => `
        \`${found}\` has another apostrophe than most texts of the language.
        Write \`${expected}\`.`,
      quotes: ({ found, expected }) => `
        \`${found}\` has other quotation marks than most texts of the language.
        Write \`${expected}\`.`,
      'around-value': `Visitors would see the curly quotes around this value.
        Write straight quotes ("…"), or none; a quotation also needs straight quotes around it: "“…”".`,
    },
    pt: {
      apostrophe: ({ found, expected }) => `
        \`${found}\` tem outro apóstrofo que a maioria dos textos do idioma.
        Escreva \`${expected}\`.`,
      quotes: ({ found, expected }) => `
        \`${found}\` tem outras aspas que a maioria dos textos do idioma.
        Escreva \`${expected}\`.`,
      'around-value': `Os visitantes veriam as aspas curvas em volta deste valor.
        Escreva aspas retas ("…") ou nenhuma; uma citação também precisa de aspas retas em volta: "“…”".`,
    },
    es: {
      apostrophe: ({ found, expected }) => `
        \`${found}\` tiene otro apóstrofo que la mayoría de los textos del idioma.
        Escriba \`${expected}\`.`,
      quotes: ({ found, expected }) => `
        \`${found}\` tiene otras comillas que la mayoría de los textos del idioma.
        Escriba \`${expected}\`.`,
      'around-value': `Los visitantes verían las comillas tipográficas alrededor de este valor.
        Escriba comillas rectas ("…") o ninguna; una cita también necesita comillas rectas alrededor: "“…”".`,
    },
  },
  cases: [
    {
      name: 'a straight apostrophe among curly ones',
      file: 'content/en/chatbot.mdx',
      find: /\n*$/,
      replace: " It ‸doesn't guess.\n",
      report: /Write `doesn’t`/,
    },
    {
      name: 'English quotation marks in Spanish',
      file: 'content/es/pricing.mdx',
      find: /\n*$/,
      replace: ' Es ‸“justo”.\n',
      report: /Write `«justo»`/,
    },
    {
      name: 'quotation marks inside a quotation',
      file: 'content/es/pricing.mdx',
      find: /\n*$/,
      replace: ' Dicen: «Es “justo”».\n',
    },
    {
      name: 'curly quotes around a value',
      file: 'content/pt-PT/services.mdx',
      find: /^title: (.*)/m,
      replace: 'title: ‸“$1”',
      key: 'title',
      report: /curly quotes around this value/,
    },
    {
      name: 'a value that is a quotation',
      file: 'content/pt-PT/services.mdx',
      find: /^title: (.*)/m,
      replace: 'title: "“$1”"',
    },
  ],
})

/** Whether the marks around a value were meant as YAML quotes, as a word processor writes them. */
function isQuotedByMistake({ file, key, text }: CopyText): boolean {
  return /^[“‘][^“”‘’]*[”’]$/.test(text) && key !== undefined && file.data?.rawText(key) === text
}

function aroundValue(text: CopyText): Problem<Data> {
  const part = wholeOf(text)
  const expected = JSON.stringify(text.text.slice(1, -1))
  return {
    ...part,
    data: { problem: 'around-value', found: text.text, expected },
    ...repairOf(text, part.place, text.text, expected),
  }
}

function apostrophesIn(texts: readonly CopyText[]): Problem<Data>[] {
  const words = texts.flatMap((text) => matchesIn(text, APOSTROPHE).map((part) => ({ text, part })))
  const straight = words.filter(({ part }) => part.found.includes("'"))
  const curly = words.filter(({ part }) => part.found.includes('’'))
  const [wrong, mark] = curly.length >= straight.length ? [straight, '’'] : [curly, "'"]
  return wrong.map(({ text, part }) =>
    problem(text, part, 'apostrophe', part.found.replace(/['’]/, mark)),
  )
}

function quotesIn(texts: readonly CopyText[], locale: Locale): Problem<Data>[] {
  const all = texts.flatMap((text) =>
    matchesIn(text, QUOTATION).map((part) => ({ text, part, quote: part.found.charAt(0) })),
  )
  const count = (mark: Quote) => all.filter(({ quote }) => quote === mark).length
  const preferred = languageDataOf(locale)?.quote ?? '“'
  const marks: Quote[] = [preferred, '“', '«', '"']
  const most = marks.reduce((first, next) => (count(next) > count(first) ? next : first))
  return all
    .filter(({ quote }) => quote !== most)
    .map(({ text, part }) => {
      const expected = `${most}${part.found.slice(1, -1)}${closing[most]}`
      return problem(text, part, 'quotes', expected)
    })
}

function problem(
  text: CopyText,
  { found, file, place, key }: ReturnType<typeof matchesIn>[number],
  name: Data['problem'],
  expected: string,
): Problem<Data> {
  // Straight marks can have a meaning in YAML.
  const isSafe = key === undefined || !/["']/.test(expected)
  return {
    file,
    place,
    ...(key && { key }),
    data: { problem: name, found, expected },
    ...(isSafe && repairOf(text, place, found, expected)),
  }
}
