import type { Content } from '../../content/content.ts'
import { matchesIn, repairOf, type CopyText } from '../../content/texts.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

interface Data {
  problem: 'invisible' | 'no-break-space' | 'decomposed'
  /** Such as `U+200B`. */
  code: string
  /** What it is replaced with. */
  expected: string
}

/** Soft hyphens, characters without width, and those that change the writing direction. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g

/** A no-break space belongs beside numbers, currencies, dashes and punctuation, not between words. */
const BETWEEN_WORDS = /(?<=[\p{L}\p{M},;!?)”])[\u00a0\u202f](?=[\p{L}(“¿¡])/gu

/** A letter with its accent as a character of its own. */
const DECOMPOSED = /\p{L}\p{M}+/gu

export default defineRule({
  id: 'invisible-character',
  severity: 'error',
  suppressible: true,
  implies: ['invalid-value', 'portuguese-variant', 'term-form', 'wrong-language'],
  about: {
    en: `Texts contain no soft hyphens, no characters without width, no no-break spaces between words and no accents that are separate characters.
      They are pasted from word processors and PDF files, break lines in odd places and hide words from searches. --fix corrects them.`,
    pt: `Os textos não contêm hifens opcionais, caracteres sem largura, espaços inseparáveis entre palavras nem acentos separados da letra.
      Eles vêm de editores de texto e arquivos PDF, quebram linhas em lugares estranhos e escondem palavras das buscas. --fix os corrige.`,
    es: `Los textos no contienen guiones opcionales, caracteres sin anchura, espacios de no separación entre palabras ni tildes separadas de la letra.
      Llegan al pegar desde procesadores de texto y archivos PDF, cortan líneas en lugares raros y esconden palabras a las búsquedas. --fix los corrige.`,
  },
  check: (content: Content) =>
    content.texts.flatMap((text) => [
      ...problemsIn(text, INVISIBLE, 'invisible', () => ''),
      ...problemsIn(text, BETWEEN_WORDS, 'no-break-space', () => ' '),
      ...problemsIn(text, DECOMPOSED, 'decomposed', (found) => found.normalize('NFC')),
    ]),
  messages: {
    en: {
      invisible: ({ code }) => `The text contains an invisible character (${code}).
        Remove it with npx cli check-locales --fix.`,
      'no-break-space': ({ code }) => `This looks like a space but is a no-break space (${code}).
        Replace it with a space, or run npx cli check-locales --fix.`,
      decomposed: ({ code, expected }) => `
        The accent of this \`${expected}\` is a separate character (${code}), so that searches and checks do not recognize the word.
        Type the letter again, or run npx cli check-locales --fix.`,
    },
    pt: {
      invisible: ({ code }) => `O texto contém um caractere invisível (${code}).
        Remova-o com npx cli check-locales --fix.`,
      'no-break-space': ({ code }) => `
        Isto parece um espaço, mas é um espaço inseparável (${code}).
        Troque-o por um espaço ou execute npx cli check-locales --fix.`,
      decomposed: ({ code, expected }) => `
        O acento deste \`${expected}\` é um caractere separado (${code}); as buscas e as verificações não reconhecem a palavra.
        Digite a letra de novo ou execute npx cli check-locales --fix.`,
    },
    es: {
      invisible: ({ code }) => `El texto contiene un carácter invisible (${code}).
        Quítelo con npx cli check-locales --fix.`,
      'no-break-space': ({ code }) => `
        Esto parece un espacio, pero es un espacio de no separación (${code}).
        Cámbielo por un espacio o ejecute npx cli check-locales --fix.`,
      decomposed: ({ code, expected }) => `
        La tilde de esta \`${expected}\` es un carácter separado (${code}); las búsquedas y las comprobaciones no reconocen la palabra.
        Escriba de nuevo la letra o ejecute npx cli check-locales --fix.`,
    },
  },
  cases: [
    {
      name: 'a zero-width space',
      file: 'content/es/chatbot.mdx',
      append: ' Hola‸\u200Bmundo.',
      report: /U\+200B/,
    },
    {
      name: 'a soft hyphen in a key',
      file: 'content/es/services.mdx',
      find: /^getStarted: .*/m,
      replace: 'getStarted: Em‸\u00ADpezar',
      key: 'getStarted',
      report: /U\+00AD/,
    },
    {
      name: 'a no-break space between words',
      file: 'content/pt-PT/products.mdx',
      append: ' Tudo‸\u00A0pronto.',
      report: /no-break space \(U\+00A0\)/,
    },
    {
      name: 'a no-break space before a unit',
      file: 'content/es/products.mdx',
      append: ' Estamos al cien\u00A0%.',
    },
    {
      name: 'a separate accent in a term of the glossary',
      file: 'content/es/site.mdx',
      find: /automatización e/,
      replace: 'automatizaci‸o\u0301n e',
      key: 'pages.landing.title',
      report: /accent of this `ó` is a separate character \(U\+0301\)/,
    },
  ],
})

function problemsIn(
  text: CopyText,
  pattern: RegExp,
  problem: Data['problem'],
  replacementOf: (found: string) => string,
): Problem<Data>[] {
  return matchesIn(text, pattern).flatMap(({ found, ...part }) => {
    const expected = replacementOf(found)
    if (expected === found) return []
    const point = found.codePointAt(found.length - 1) ?? 0
    const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
    const data = { problem, code, expected }
    return { ...part, data, ...repairOf(text, part.place, found, expected) }
  })
}
