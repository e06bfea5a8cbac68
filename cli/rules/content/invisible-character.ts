import type { Content } from '../../content/content.ts'
import { partOf } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

/** Characters without width, and marks of direction: they come from a paste and break searches and line breaks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g

/** Prose holds no character that can't be seen; keys are checked with their values. */
export default defineRule({
  id: 'invisible-character',
  severity: 'error',
  about: {
    en: `Prose contains no invisible characters.
      They are pasted from word processors, break words in odd places and hide words from searches. --fix removes them.`,
    pt: `O texto corrido não tem caracteres que não se veem.
      Eles vêm ao colar de um editor de textos, quebram palavras em lugares estranhos e escapam das buscas. --fix os remove.`,
    es: `El texto corrido no tiene caracteres que no se ven.
      Llegan al pegar desde un procesador de textos, parten palabras en sitios raros y se esconden de las búsquedas. --fix los quita.`,
  },
  check: (content: Content) =>
    content.texts
      .filter(({ key }) => key === undefined)
      .flatMap((text) =>
        Array.from(text.text.matchAll(INVISIBLE), (match) => {
          const part = partOf(text, match.index, match.index + 1)
          const { line, column, end } = part.place
          return {
            ...part,
            data: {
              code: `U+${match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
            },
            ...(end && { repair: { from: { line, column }, to: end, text: '' } }),
          }
        }),
      ),
  messages: {
    en: ({ code }) => `There is a character here that can't be seen (${code}).
      Remove it: npx cli check-locales --fix does it.`,
    pt: ({ code }) => `Há aqui um caractere que não se vê (${code}).
      Remova-o: npx cli check-locales --fix faz isso.`,
    es: ({ code }) => `Hay aquí un carácter que no se ve (${code}).
      Quítelo: npx cli check-locales --fix lo hace.`,
  },
  cases: [
    {
      name: 'a space without width',
      file: 'content/es/chatbot.mdx',
      find: /\n*$/,
      replace: ' Hola‸\u200Bmundo.\n',
      report: /U\+200B/,
    },
  ],
})
