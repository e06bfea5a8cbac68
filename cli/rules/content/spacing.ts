import type { Content, CopyText } from '../../content/content-model.ts'
import { locateAll, repairText } from '../../content/texts.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { languageDataOf } from '../../word-lists/index.ts'

interface Data {
  problem: 'double' | 'before-sign' | 'after-comma' | 'double-sign'
}

const DOUBLE = /(?<=\S)[ \t]{2,}(?=\S)/g
const BEFORE_SIGN = /(?<=[\p{L}\p{N})”"}])[ \u00a0]+(?=[,;:!?.](?:\s|$)|[,;]\p{L})/gu
/** Used for languages in which a space precedes other punctuation marks, as in French. */
const BEFORE_COMMA = /(?<=[\p{L}\p{N})”"}])[ \u00a0]+(?=[,.](?:\s|$)|,\p{L})/gu
const AFTER_COMMA = /(?<=\p{L})[,;](?=\p{L})/gu
const DOUBLE_SIGN = /(?<=[\p{L}\p{N})”»"}])(?:\.\.|,,|;;|::)(?=\s|$)/gu

export default defineRule({
  id: 'spacing',
  severity: 'warning',
  suppressible: true,
  isComparison: true,
  what: {
    en: 'There is one space between words, none before a punctuation mark, and one after it. No mark is doubled.',
    pt: 'Há um espaço entre palavras, nenhum antes de um sinal de pontuação e um depois dele. Nenhum sinal está repetido.',
    es: 'Hay un espacio entre palabras, ninguno antes de un signo de puntuación y uno después. Ningún signo está repetido.',
  },
  why: {
    en: '--fix corrects most cases.',
    pt: '--fix corrige a maioria dos casos.',
    es: '--fix corrige la mayoría de los casos.',
  },
  check: (content: Content) =>
    content.texts.flatMap((text) => {
      const { spaceBeforeSigns } = languageDataOf(text.file.locale) ?? {}
      const beforeSign = spaceBeforeSigns ? BEFORE_COMMA : BEFORE_SIGN
      return [
        ...findProblems(text, DOUBLE, 'double', ' '),
        ...findProblems(text, beforeSign, 'before-sign', ''),
        ...findProblems(text, AFTER_COMMA, 'after-comma'),
        ...findProblems(text, DOUBLE_SIGN, 'double-sign'),
      ]
    }),
  problem: {
    en: {
      double: 'There is more than one space here.',
      'before-sign': 'There is a space before the punctuation mark.',
      'after-comma': 'There is no space after the punctuation mark.',
      'double-sign': 'The punctuation mark is doubled.',
    },
    pt: {
      double: 'Há mais de um espaço aqui.',
      'before-sign': 'Há um espaço antes do sinal de pontuação.',
      'after-comma': 'Falta um espaço depois do sinal de pontuação.',
      'double-sign': 'O sinal de pontuação está repetido.',
    },
    es: {
      double: 'Hay más de un espacio aquí.',
      'before-sign': 'Hay un espacio antes del signo de puntuación.',
      'after-comma': 'Falta un espacio después del signo de puntuación.',
      'double-sign': 'El signo de puntuación está repetido.',
    },
  },
  fix: {
    en: {
      double: 'Leave only one.',
      'before-sign': 'Remove it.',
      'after-comma': 'Add one.',
      'double-sign': 'Leave only one.',
    },
    pt: {
      double: 'Deixe só um.',
      'before-sign': 'Remova-o.',
      'after-comma': 'Acrescente-o.',
      'double-sign': 'Deixe só um.',
    },
    es: {
      double: 'Deje solo uno.',
      'before-sign': 'Quítelo.',
      'after-comma': 'Añádalo.',
      'double-sign': 'Deje solo uno.',
    },
  },
  cases: [
    {
      name: 'two spaces',
      file: 'content/es/data-culture.mdx',
      find: /^(title: \S+) /m,
      replace: '$1‸  ',
      key: 'title',
      report: /more than one space/,
    },
    {
      name: 'a space before a comma',
      file: 'content/es/pricing.mdx',
      append: ' Los planes‸ , uno por uno.',
      report: /space before the punctuation mark/,
    },
    {
      name: 'two full stops',
      file: 'content/es/contact.mdx',
      append: ' Le respondemos pronto‸..',
      report: /is doubled/,
    },
    {
      name: 'no space after a comma',
      file: 'content/en/pricing.mdx',
      append: ' Plans‸,one by one.',
      report: /no space after the punctuation mark/,
    },
  ],
})

function findProblems(
  text: CopyText,
  pattern: RegExp,
  problem: Data['problem'],
  replacement?: string,
): Problem<Data>[] {
  return locateAll(text, pattern).map(({ data: { found }, ...part }) => ({
    ...part,
    data: { problem },
    ...(replacement !== undefined && repairText(text, part.place, found, replacement)),
  }))
}
