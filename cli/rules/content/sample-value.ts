import type { Content } from '../../content/content.ts'
import { defineRule } from '../../core/rule.ts'

/** Reserved domains (RFC 2606), and Brazilian phone numbers that begin with 0. */
const RESERVED = /\bexample\.(?:com|net|org)\b|\.(?:example|test|invalid)\b|55\s?\d{2}\s?0{4}-?0{4}/

export default defineRule({
  id: 'sample-value',
  severity: 'error',
  releaseOnly: true,
  about: {
    en: `With --release, the settings must not contain sample data.
      Replace values with the comment \`# sample\`, reserved domains and reserved phone numbers.`,
    pt: `Com --release, a configuração não deve conter dados de exemplo.
      Substitua os valores com o comentário \`# sample\` e os domínios e telefones reservados.`,
    es: `Con --release, la configuración no debe contener datos de ejemplo.
      Sustituya los valores con el comentario \`# sample\` y los dominios y teléfonos reservados.`,
  },
  check: ({ files }: Content) =>
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
      marked: ({ text }) => `\`${text}\` is sample data.
        Write your own value, and remove the comment \`# sample\`.`,
      reserved: ({ text }) => `\`${text}\` contains a reserved domain or phone number.
        Write your own value.`,
    },
    pt: {
      marked: ({ text }) => `\`${text}\` é um dado de exemplo.
        Escreva o valor real e remova o comentário \`# sample\`.`,
      reserved: ({ text }) => `\`${text}\` contém um domínio ou telefone reservado.
        Escreva o valor real.`,
    },
    es: {
      marked: ({ text }) => `\`${text}\` es un dato de ejemplo.
        Escriba el valor real y quite el comentario \`# sample\`.`,
      reserved: ({ text }) => `\`${text}\` contiene un dominio o teléfono reservado.
        Escriba el valor real.`,
    },
  },
  cases: [],
})
