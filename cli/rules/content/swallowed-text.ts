import type { Content } from '../../content/content.ts'
import { defineRule } from '../../core/rule.ts'

/** A value without quotes, and a comment after it. */
const COMMENT = /^(?:\s*(?:- )?[\w-]+:\s+(?!["'|>#])\S.*?|\s*- (?!["'|>#])[^:]*?)\s+(?<text>#.*)$/d

export default defineRule({
  id: 'swallowed-text',
  severity: 'error',
  about: {
    en: `No text is lost in a YAML comment: a space followed by # ends the value.
      \`title: We are # 1\` shows “We are”. Put the text in double quotes, or the comment on its own line.`,
    pt: `Nenhum texto se perde num comentário de YAML: um espaço seguido de # termina o valor.
      \`title: Somos # 1\` mostra “Somos”. Ponha o texto entre aspas duplas ou o comentário numa linha própria.`,
    es: `Ningún texto se pierde en un comentario de YAML: un espacio seguido de # termina el valor.
      \`title: Somos # 1\` muestra «Somos». Ponga el texto entre comillas dobles o el comentario en una línea propia.`,
  },
  check: (content: Content) =>
    content.localeFiles.flatMap(({ path, source, frontMatter }) => {
      if (source.state !== 'text' || frontMatter?.state !== 'found') return []
      const lines = source.text.split('\n').slice(0, frontMatter.closing.line - 1)
      return lines.flatMap((text, index) => {
        const [start, end] = COMMENT.exec(text)?.indices?.groups?.text ?? []
        if (start === undefined || end === undefined) return []
        const line = index + 1
        const place = { line, column: start + 1, end: { line, column: end + 1 } }
        return { file: path, place, data: { text: text.slice(start) } }
      })
    }),
  messages: {
    en: ({ text }) => `\`${text}\` won't appear: text after a space and a # is a comment.
      If it belongs to the text, put the whole text in double quotes; otherwise, put the comment on its own line.`,
    pt: ({ text }) => `
      \`${text}\` não vai aparecer: o texto depois de um espaço e um # é um comentário.
      Se faz parte do texto, ponha o texto inteiro entre aspas duplas; se não, ponha o comentário numa linha própria.`,
    es: ({ text }) => `
      \`${text}\` no se mostrará: el texto después de un espacio y un # es un comentario.
      Si es parte del texto, ponga todo el texto entre comillas dobles; si no, ponga el comentario en una línea propia.`,
  },
  cases: [
    {
      name: 'a number sign in a title',
      file: 'content/pt-PT/services.mdx',
      find: /^title: (.*)/m,
      replace: 'title: $1 ‸#1',
      report: /won't appear/,
    },
    {
      name: 'a number sign in quotes',
      file: 'content/pt-PT/services.mdx',
      find: /^title: (.*)/m,
      replace: 'title: "$1 #dados"',
    },
  ],
})
