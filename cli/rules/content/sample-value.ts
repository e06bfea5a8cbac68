import type { Content } from '../../content/content.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

/** Names and numbers that nobody can own: RFC 2606, and Brazilian numbers that begin with 0. */
const RESERVED = /\bexample\.(?:com|net|org)\b|\.(?:example|test|invalid)\b|55\s?\d{2}\s?0{4}-?0{4}/

export default defineRule({
  id: 'sample-value',
  severity: 'error',
  releaseOnly: true,
  about: {
    en: `With --release: no sample data is left.
      Values marked as samples, and reserved addresses and numbers, must be replaced.`,
    pt: `Com --release: não restam dados de exemplo.
      Valores marcados como exemplo e endereços e números reservados devem ser substituídos.`,
    es: `Con --release: no quedan datos de ejemplo.
      Los valores marcados como ejemplo y las direcciones y números reservados deben sustituirse.`,
  },
  check: ({ files }: Content): Problem<{ problem: 'marked' | 'reserved'; text: string }>[] =>
    files.flatMap(({ scope, source, path }) => {
      if (scope === 'locale' || source.state !== 'text') return []
      return source.text.split('\n').flatMap((content, index) => {
        const isMarked = /\s#\s*samples?\b/.test(content)
        if (/^\s*#/.test(content) || !(isMarked || RESERVED.test(content))) return []
        const text = content.replace(/\s+#.*$/, '').trim()
        const line = index + 1
        const column = content.indexOf(text) + 1
        return {
          file: path,
          place: { line, column, end: { line, column: column + text.length } },
          data: { problem: isMarked ? 'marked' : 'reserved', text },
        }
      })
    }),
  messages: {
    en: {
      marked: ({ text }) => `\`${text}\` is a sample.
        Write your own value, and remove the word sample.`,
      reserved: ({ text }) => `\`${text}\` is a sample.
        Write your own value: nobody can own an address or a number of this kind.`,
    },
    pt: {
      marked: ({ text }) => `\`${text}\` é um exemplo.
        Escreva o seu valor e remova a palavra sample.`,
      reserved: ({ text }) => `\`${text}\` é um exemplo.
        Escreva o seu valor: ninguém pode ter um endereço ou número desse tipo.`,
    },
    es: {
      marked: ({ text }) => `\`${text}\` es un ejemplo.
        Escriba su valor y quite la palabra sample.`,
      reserved: ({ text }) => `\`${text}\` es un ejemplo.
        Escriba su valor: nadie puede tener una dirección o un número de ese tipo.`,
    },
  },
  cases: [],
})
