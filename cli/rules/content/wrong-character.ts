import type { Content, CopyText } from '../../content/content-model.ts'
import { formatCodePoint } from '../../content/files/read-source.ts'
import { locateAll, repairText } from '../../content/texts.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

interface Data {
  problem: 'invisible' | 'no-break-space' | 'other'
  found: string
  /** The code point of the last character in `found`, such as `U+200B`. */
  code: string
  expected: string
}

/** Soft hyphens, line separators, and control, zero-width and bidi formatting characters. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/gu

/** Non-breaking spaces between words; next to numbers, currencies and dashes, they are correct. */
const BETWEEN_WORDS = /(?<=[\p{L}\p{M},;!?)”])[\u00a0\u202f](?=[\p{L}(“¿¡])/gu

/** Letters followed by combining marks. */
const DECOMPOSED = /\p{L}\p{M}+/gu

/** Ligatures, such as `ﬁ`, which occur in text copied from PDF files. */
const LIGATURES = /[\ufb00-\ufb06]/g

/** Two or three bytes of UTF-8 that were decoded as Windows-1252: `Ã£`, `Â `, `â€™`. */
const GARBLED = /(?<!\p{Lu}{2})(?:[ÂÃ].|â€.)/gu

export default defineRule({
  id: 'wrong-character',
  severity: 'error',
  suppressible: true,
  implies: [
    'invalid-value',
    'portuguese-variant',
    'term-form',
    'typography',
    'unbalanced-pair',
    'wrong-language',
  ],
  what: {
    en: 'Texts contain no soft hyphens, zero-width characters, non-breaking spaces between words, accents that are separate characters, letters that are joined, or characters that were decoded with the wrong encoding.',
    pt: 'Os textos não contêm hifens opcionais, caracteres de largura zero, espaços não separáveis entre palavras, acentos separados da letra, letras unidas num só caractere nem caracteres lidos na codificação errada.',
    es: 'Los textos no contienen guiones opcionales, caracteres de ancho cero, espacios de no separación entre palabras, tildes separadas de la letra, letras unidas en un solo carácter ni caracteres leídos con la codificación equivocada.',
  },
  why: {
    en: 'Such characters are pasted from word processors and PDF files. They break lines in odd places, and searches do not find the words. ã becomes Ã£ if a UTF-8 file is opened as Windows-1252 and saved. --fix corrects them.',
    pt: 'Eles vêm de editores de texto e arquivos PDF, quebram linhas em lugares estranhos e impedem que as buscas encontrem palavras. ã vira Ã£ quando um arquivo em UTF-8 é aberto como Windows-1252 e salvo. --fix os corrige.',
    es: 'Llegan al pegar desde procesadores de texto y archivos PDF, cortan líneas en lugares extraños e impiden que las búsquedas encuentren palabras. ñ se convierte en Ã± si un archivo en UTF-8 se abre como Windows-1252 y se guarda. --fix los corrige.',
  },
  check: (content: Content) =>
    content.texts.flatMap((text) => [
      ...findProblems(text, INVISIBLE, 'invisible', () => ''),
      ...findProblems(text, BETWEEN_WORDS, 'no-break-space', () => ' '),
      ...findProblems(text, DECOMPOSED, 'other', (found) => found.normalize('NFC')),
      ...findProblems(text, LIGATURES, 'other', (found) => found.normalize('NFKC')),
      ...findProblems(text, GARBLED, 'other', decoded),
    ]),
  problem: {
    en: {
      invisible: ({ code }) => `The text contains an invisible character (${code}).`,
      'no-break-space': ({ code }) => `This is a non-breaking space (${code}).`,
      other: ({ found, code, expected }) =>
        `Searches and checks do not recognize \`${found}\` (${code}) as \`${expected}\`.`,
    },
    pt: {
      invisible: ({ code }) => `O texto contém um caractere invisível (${code}).`,
      'no-break-space': ({ code }) => `Este é um espaço não separável (${code}).`,
      other: ({ found, code, expected }) =>
        `As buscas e as verificações não reconhecem \`${found}\` (${code}) como \`${expected}\`.`,
    },
    es: {
      invisible: ({ code }) => `El texto contiene un carácter invisible (${code}).`,
      'no-break-space': ({ code }) => `Este es un espacio de no separación (${code}).`,
      other: ({ found, code, expected }) =>
        `Las búsquedas y las comprobaciones no reconocen \`${found}\` (${code}) como \`${expected}\`.`,
    },
  },
  fix: {
    en: {
      invisible: 'Remove it with npx cli check-locales --fix.',
      'no-break-space': 'Replace it with a plain space, or run npx cli check-locales --fix.',
      other: ({ expected }) =>
        `Type \`${expected}\` on the keyboard, or run npx cli check-locales --fix.`,
    },
    pt: {
      invisible: 'Remova-o com npx cli check-locales --fix.',
      'no-break-space': 'Troque-o por um espaço comum ou execute npx cli check-locales --fix.',
      other: ({ expected }) =>
        `Digite \`${expected}\` no teclado ou execute npx cli check-locales --fix.`,
    },
    es: {
      invisible: 'Quítelo con npx cli check-locales --fix.',
      'no-break-space': 'Cámbielo por un espacio normal o ejecute npx cli check-locales --fix.',
      other: ({ expected }) =>
        `Escriba \`${expected}\` con el teclado o ejecute npx cli check-locales --fix.`,
    },
  },
  cases: [
    {
      name: 'a control character in prose',
      file: 'content/pt-PT/experts.mdx',
      append: ' Tudo‸\u0007 pronto.',
      report: /U\+0007/,
    },
    {
      name: 'a soft hyphen in a key',
      file: 'content/es/services.mdx',
      set: { getStarted: 'Em‸\u00ADpezar' },
      key: 'getStarted',
      report: /U\+00AD/,
    },
    {
      name: 'a non-breaking space between words',
      file: 'content/pt-PT/products.mdx',
      append: ' Tudo‸\u00A0pronto.',
      report: /non-breaking space \(U\+00A0\)/,
    },
    {
      name: 'a non-breaking space before a unit',
      file: 'content/es/products.mdx',
      append: ' Estamos al cien\u00A0%.',
    },
    {
      name: 'letters joined in a PDF file',
      file: 'content/en/products.mdx',
      append: ' It is the ‸\uFB01rst.',
      report: /\(U\+FB01\) as `fi`\.[^]*Type `fi`/,
    },
    {
      name: 'a separate accent in a term of the glossary',
      file: 'content/es/site.mdx',
      find: /automatización e(?=.*"$)/m,
      replace: 'automatizaci‸o\u0301n e',
      key: 'pages.landing.title',
      report: /\(U\+0301\) as `ó`/,
    },
    {
      name: 'a Portuguese letter in the wrong encoding',
      file: 'content/pt-PT/industries.mdx',
      append: ' Dados na m‸Ã£o.',
      report: /`Ã£` .* as `ã`/,
    },
    {
      name: 'an apostrophe in the wrong encoding',
      file: 'content/en/industries.mdx',
      append: ' That‸â€™s it.',
      report: /`â€™` .* as `’`/,
    },
    {
      name: 'words that contain the same letters',
      file: 'content/pt-PT/pricing.mdx',
      append: ' NÃO PÂRA: “AMANHÃ”.',
    },
  ],
})

function findProblems(
  text: CopyText,
  pattern: RegExp,
  problem: Data['problem'],
  replacementOf: (found: string) => string | undefined,
): Problem<Data>[] {
  return locateAll(text, pattern).flatMap(({ data: { found }, ...part }) => {
    const expected = replacementOf(found)
    if (expected === undefined || expected === found) return []
    const data = { problem, found, code: formatCodePoint(found.slice(-1)), expected }
    return { ...part, data, ...repairText(text, part.place, found, expected) }
  })
}

/** The Windows-1252 characters from 0x80 to 0x9F. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decoded(text: string): string | undefined {
  // An editor may have replaced the non-breaking space with a plain one.
  const codes = Array.from(text.replace(' ', '\u00a0'), (character) => {
    const index = WINDOWS_1252.indexOf(character)
    return index === -1 ? character.charCodeAt(0) : 0x80 + index
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes))
  } catch {
    return undefined
  }
}
