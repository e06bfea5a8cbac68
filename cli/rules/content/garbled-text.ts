import type { Content } from '../../content/content.ts'
import { matchesIn, repairOf } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

/** Two or three bytes of UTF-8 that were read as Windows-1252: `Ã£`, `Â `, `â€™`. */
const GARBLED = /(?<!\p{Lu}{2})(?:[ÂÃ].|â€.)/gu

export default defineRule({
  id: 'garbled-text',
  severity: 'error',
  suppressible: true,
  implies: ['portuguese-variant', 'term-form', 'typography', 'unbalanced-pair', 'wrong-language'],
  what: {
    en: 'Texts contain no characters that were decoded with the wrong encoding.',
    pt: 'Os textos não contêm caracteres lidos na codificação errada.',
    es: 'Los textos no contienen caracteres leídos con la codificación equivocada.',
  },
  why: {
    en: 'ã becomes Ã£ if a UTF-8 file is opened as Windows-1252 and saved. --fix restores the characters.',
    pt: 'ã vira Ã£ quando um arquivo em UTF-8 é aberto como Windows-1252 e salvo. --fix restaura os caracteres.',
    es: 'ñ se convierte en Ã± si un archivo en UTF-8 se abre como Windows-1252 y se guarda. --fix restaura los caracteres.',
  },
  check: (content: Content) =>
    content.texts.flatMap((text) =>
      matchesIn(text, GARBLED).flatMap(({ data: { found }, ...part }) => {
        const expected = decoded(found)
        if (expected === undefined) return []
        const data = { found, expected }
        return { ...part, data, ...repairOf(text, part.place, found, expected) }
      }),
    ),
  problem: {
    en: ({ found, expected }) =>
      `\`${found}\` was \`${expected}\` before the encoding of the file was changed.`,
    pt: ({ found, expected }) =>
      `\`${found}\` era \`${expected}\` antes da mudança de codificação do arquivo.`,
    es: ({ found, expected }) =>
      `\`${found}\` era \`${expected}\` antes de cambiar la codificación del archivo.`,
  },
  fix: {
    en: 'Open and save files as UTF-8; npx cli check-locales --fix restores the characters.',
    pt: 'Abra e salve os arquivos como UTF-8; npx cli check-locales --fix restaura os caracteres.',
    es: 'Abra y guarde los archivos como UTF-8; npx cli check-locales --fix restaura los caracteres.',
  },
  cases: [
    {
      name: 'a Portuguese letter in the wrong encoding',
      file: 'content/pt-PT/industries.mdx',
      append: ' Dados na m‸Ã£o.',
      report: /`Ã£` was `ã`/,
    },
    {
      name: 'an apostrophe in the wrong encoding',
      file: 'content/en/industries.mdx',
      append: ' That‸â€™s it.',
      report: /`â€™` was `’`/,
    },
    {
      name: 'words that contain the same letters',
      file: 'content/pt-PT/pricing.mdx',
      append: ' NÃO PÂRA: “AMANHÃ”.',
    },
  ],
})

/** The characters of Windows-1252 from 0x80 to 0x9F. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decoded(text: string): string | undefined {
  // An editor may have turned the no-break space into a space.
  const codes = Array.from(text.replace(' ', '\u00a0'), (character) => {
    const index = WINDOWS.indexOf(character)
    return index === -1 ? character.charCodeAt(0) : 0x80 + index
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes))
  } catch {
    return undefined
  }
}
