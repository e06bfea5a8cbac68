import type { Content } from '../../content/content-model.ts'
import { locateAll } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'
import { languageDataOf } from '../../word-lists/index.ts'

/** Matches the second of two consecutive identical words. */
const REPEATED = /(?<=(?<![\p{L}\p{N}-])(\p{L}+)\s+)\1(?![\p{L}\p{N}-])/giu

export default defineRule({
  id: 'doubled-word',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'No word is written twice in a row.',
    pt: 'Nenhuma palavra aparece duas vezes seguidas.',
    es: 'Ninguna palabra aparece dos veces seguidas.',
  },
  why: {
    en: 'A repetition is easy to miss at a line break. Suppress the rule for names such as Bora Bora.',
    pt: 'A repetição costuma passar despercebida na quebra de linha. Para nomes como Bora Bora, desative a regra.',
    es: 'La repetición suele pasar desapercibida en un salto de línea. Para nombres como Bora Bora, desactive la regla.',
  },
  check: (content: Content) =>
    content.texts.flatMap((text) => {
      const { doubledWords = [] } = languageDataOf(text.file.locale) ?? {}
      return locateAll(text, REPEATED).filter(
        ({ data: { found } }) => !doubledWords.includes(found.toLowerCase()),
      )
    }),
  problem: {
    en: ({ found }) => `\`${found}\` is repeated.`,
    pt: ({ found }) => `\`${found}\` está repetida.`,
    es: ({ found }) => `\`${found}\` está repetida.`,
  },
  fix: {
    en: 'Remove one of the two.',
    pt: 'Remova uma das duas.',
    es: 'Quite una de las dos.',
  },
  cases: [
    {
      name: 'an article twice',
      file: 'content/es/about.mdx',
      append: ' Es la ‸la respuesta.',
      report: /`la` is repeated/,
    },
    {
      name: 'a word of one letter twice',
      file: 'content/pt-BR/about.mdx',
      append: ' São dados e ‸e pessoas.',
      report: /`e` is repeated/,
    },
  ],
})
