import type { Content } from '../../content/content.ts'
import { partOf, type CopyText } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'
import { languageDataOf } from '../../word-lists/index.ts'

const DOUBLED = /(?<![\p{L}\p{N}-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}-])/giu

/** A word that stands twice in a row is a slip of the hand. */
export default defineRule({
  id: 'doubled-word',
  severity: 'error',
  suppressible: true,
  about: {
    en: `No word is repeated directly after itself.
      This often happens at a line break. Suppress it, with a reason, for names such as Bora Bora.`,
    pt: `Nenhuma palavra aparece duas vezes seguidas.
      Acontece no fim de uma linha, onde o olho não vê. Um nome como Bora Bora é permitido com um motivo.`,
    es: `Ninguna palabra aparece dos veces seguidas.
      Pasa al final de una línea, donde el ojo no lo ve. Un nombre como Bora Bora se permite con un motivo.`,
  },
  check: (content: Content) => content.texts.flatMap(doubledIn),
  messages: {
    en: ({ word }) => `\`${word}\` stands here twice in a row.
      Remove one of the two.`,
    pt: ({ word }) => `\`${word}\` aparece duas vezes seguidas.
      Remova uma das duas.`,
    es: ({ word }) => `\`${word}\` aparece dos veces seguidas.
      Quite una de las dos.`,
  },
  cases: [
    {
      name: 'an article twice',
      file: 'content/es/about.mdx',
      find: /\n*$/,
      replace: ' Es la ‸la respuesta.\n',
      report: /`la` stands here twice/,
    },
  ],
})

const doubledIn = (text: CopyText) => {
  const { doubledWords = [] } = languageDataOf(text.file.locale) ?? {}
  return Array.from(text.text.matchAll(DOUBLED)).flatMap((match) => {
    const [both, word = ''] = match
    if (doubledWords.includes(word.toLowerCase())) return []
    const end = match.index + both.length
    return [
      {
        ...partOf(text, end - word.length, end),
        data: { word },
      },
    ]
  })
}
