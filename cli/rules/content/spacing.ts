import type { Content } from '../../content/content.ts'
import { partOf, type CopyText } from '../../content/texts.ts'
import type { Place } from '../../core/location.ts'
import { defineRule, type Problem, type Repair } from '../../core/rule.ts'
import { languageDataOf } from '../../word-lists/index.ts'

type Data = { problem: 'double' | 'before-sign' | 'after-comma' }

const slips = [
  { problem: 'double', pattern: /(?<=\S)[ \t]{2,}(?=\S)/g, repaired: ' ' },
  {
    problem: 'before-sign',
    pattern: /(?<=[\p{L}\p{N})”"}])[ \u00a0]+(?=[,;:!?](?:\s|$)|\.(?:\s|$))/gu,
    repaired: '',
  },
  { problem: 'after-comma', pattern: /(?<=\p{L})[,;](?=\p{L})/gu, repaired: undefined },
] as const

/** One space between words, none before a sign, one after it. */
export default defineRule({
  id: 'spacing',
  severity: 'warning',
  suppressible: true,
  compares: true,
  about: {
    en: `There is one space between words, none before a punctuation mark, and one after it.
      --fix corrects most cases.`,
    pt: `Há um espaço entre palavras, nenhum antes de um sinal, um depois dele.
      --fix corrige a maioria.`,
    es: `Hay un espacio entre palabras, ninguno antes de un signo, uno después.
      --fix corrige la mayoría.`,
  },
  check: (content: Content): Problem<Data>[] => content.texts.flatMap(slipsIn),
  messages: {
    en: {
      double: `There are two spaces in a row here.
        Remove one of them.`,
      'before-sign': `A space stands before the sign.
        Remove it.`,
      'after-comma': `No space follows the sign.
        Write a space after it.`,
    },
    pt: {
      double: `Há dois espaços seguidos aqui.
        Remova um deles.`,
      'before-sign': `Há um espaço antes do sinal.
        Remova-o.`,
      'after-comma': `Falta um espaço depois do sinal.
        Escreva um espaço depois dele.`,
    },
    es: {
      double: `Hay dos espacios seguidos aquí.
        Quite uno de ellos.`,
      'before-sign': `Hay un espacio antes del signo.
        Quítelo.`,
      'after-comma': `Falta un espacio después del signo.
        Escriba un espacio después de él.`,
    },
  },
  cases: [
    {
      name: 'two spaces',
      file: 'content/es/data-culture.mdx',
      find: /^(title: \S+) /m,
      replace: '$1‸  ',
      key: 'title',
      report: /two spaces/,
    },
  ],
})

const slipsIn = (text: CopyText) => {
  const { spaceBeforeSigns } = languageDataOf(text.file.locale) ?? {}
  return slips.flatMap(({ problem, pattern, repaired }) =>
    Array.from(text.text.matchAll(pattern)).flatMap((match) => {
      const end = match.index + match[0].length
      const isWanted = spaceBeforeSigns && problem === 'before-sign'
      if (isWanted && /[:;!?]/.test(text.text.charAt(end))) return []
      const part = partOf(text, match.index, end)
      const repair = repairOf(part.place, repaired)
      return [
        {
          ...part,
          data: { problem },
          ...(repair && { repair }),
        },
      ]
    }),
  )
}

/** Only where the report knows the very place: a place that stands for a whole text is left alone. */
function repairOf({ line, column, end }: Place, text: string | undefined): Repair | undefined {
  if (text === undefined || end?.line !== line || end.column - column > 20) return undefined
  return { from: { line, column }, to: end, text }
}
