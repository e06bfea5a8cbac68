import type { Content } from '../../content/content-model.ts'
import { defineRule } from '../../core/rule.ts'

/** Reserved domains (RFC 2606), and Brazilian phone numbers whose local part is all zeros. */
const RESERVED = /\bexample\.(?:com|net|org)\b|\.(?:example|test|invalid)\b|55\s?\d{2}\s?0{4}-?0{4}/

export default defineRule({
  id: 'sample-value',
  severity: 'error',
  releaseOnly: true,
  what: {
    en: 'With --release, the content must not contain sample data.',
    pt: 'Com --release, o conteúdo não deve conter dados de exemplo.',
    es: 'Con --release, el contenido no debe contener datos de ejemplo.',
  },
  why: {
    en: 'Write your own data instead of the values marked with `# sample` and of reserved domains and phone numbers.',
    pt: 'Troque por dados reais os valores marcados com `# sample` e os domínios e telefones reservados.',
    es: 'Cambie por datos reales los valores marcados con `# sample` y los dominios y teléfonos reservados.',
  },
  check: ({ files }: Content) =>
    files.flatMap(({ scope, source, path }) => {
      if (source.state !== 'text') return []
      return source.text.split('\n').flatMap((content, index) => {
        const isMarked = /\s#\s*samples?\b/.test(content)
        // In locale files, only `# sample` after a top-level key counts: domains may be examples.
        if (scope === 'locale' && !(isMarked && /^\w+:/.test(content))) return []
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
  problem: {
    en: {
      marked: ({ text }) => `\`${text}\` is sample data.`,
      reserved: ({ text }) => `\`${text}\` contains a reserved domain or phone number.`,
    },
    pt: {
      marked: ({ text }) => `\`${text}\` é um dado de exemplo.`,
      reserved: ({ text }) => `\`${text}\` contém um domínio ou telefone reservado.`,
    },
    es: {
      marked: ({ text }) => `\`${text}\` es un dato de ejemplo.`,
      reserved: ({ text }) => `\`${text}\` contiene un dominio o teléfono reservado.`,
    },
  },
  fix: {
    en: {
      marked: 'Write your own value, and remove the comment `# sample`.',
      reserved: 'Write your own value.',
    },
    pt: {
      marked: 'Escreva o valor real e remova o comentário `# sample`.',
      reserved: 'Escreva o valor real.',
    },
    es: {
      marked: 'Escriba el valor real y quite el comentario `# sample`.',
      reserved: 'Escriba el valor real.',
    },
  },
  cases: [],
})
