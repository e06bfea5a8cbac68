import type { Content } from '../../content/content.ts'
import { defineRule } from '../../core/rule.ts'

/** Names and numbers that nobody can own: RFC 2606, and Brazilian numbers that begin with 0. */
const RESERVED = /\bexample\.(?:com|net|org)\b|\.(?:example|test|invalid)\b|55\s?\d{2}\s?0{4}-?0{4}/

/** What stands in for the owner's own facts does not go public. */
export default defineRule({
  id: 'sample-value',
  severity: 'error',
  releaseOnly: true,
  about: {
    en: `With --release: no sample data is left.
      Values marked as samples, and reserved addresses and numbers, must be replaced.`,
    pt: `Com --release: nenhum exemplo está no lugar dos fatos do dono.
      Exemplos marcados e endereços e números reservados são recusados até que cada um seja trocado.`,
    es: `Con --release: ningún ejemplo está en el lugar de los datos del dueño.
      Los ejemplos marcados y las direcciones y números reservados se rechazan hasta que se cambie cada uno.`,
  },
  check: ({ files }: Content) =>
    files.flatMap((file) => {
      if (file.scope !== 'global' || file.source.state !== 'text') return []
      return file.source.text.split('\n').flatMap((line, at) => {
        if (/^\s*#/.test(line)) return []
        const isMarked = /\s#\s*samples?\b/.test(line)
        if (!isMarked && !RESERVED.test(line)) return []
        const column = line.length - line.trimStart().length + 1
        const text = line.replace(/\s+#.*$/, '').trim()
        const end = { line: at + 1, column: column + text.length }
        return [
          {
            file: file.path,
            place: { line: at + 1, column, end },
            data: { text, isMarked },
          },
        ]
      })
    }),
  messages: {
    en: ({ text, isMarked }) => [
      `\`${text}\` is a sample.`,
      isMarked
        ? 'Write your own and remove the word sample.'
        : 'Write your own: nobody can own an address or a number of this kind.',
    ],
    pt: ({ text, isMarked }) => [
      `\`${text}\` é um exemplo.`,
      isMarked
        ? 'Escreva o seu e remova a palavra sample.'
        : 'Escreva o seu: ninguém pode ter um endereço ou número desse tipo.',
    ],
    es: ({ text, isMarked }) => [
      `\`${text}\` es un ejemplo.`,
      isMarked
        ? 'Escriba el suyo y quite la palabra sample.'
        : 'Escriba el suyo: nadie puede tener una dirección o un número así.',
    ],
  },
  cases: [],
})
