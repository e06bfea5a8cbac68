import type { Content } from '../../content/content-model.ts'
import { defineRule } from '../../core/rule.ts'

/** Matches an unquoted value that is followed by a comment. */
const COMMENT = /^(?:\s*(?:- )?[\w-]+:\s+(?!["'|>#])\S.*?|\s*- (?!["'|>#])[^:]*?)\s+(?<text>#.*)$/d

export default defineRule({
  id: 'swallowed-text',
  severity: 'error',
  what: {
    en: 'No part of a text is a YAML comment, which starts with a space and #.',
    pt: 'Nenhuma parte de um texto é um comentário de YAML, que começa com um espaço e #.',
    es: 'Ninguna parte de un texto es un comentario de YAML, que empieza con un espacio y #.',
  },
  why: {
    en: '`title: We are # 1` shows “We are”. Put the text in double quotes, or the comment on its own line.',
    pt: '`title: Somos # 1` mostra “Somos”. Coloque o texto entre aspas duplas ou o comentário numa linha própria.',
    es: '`title: Somos # 1` muestra «Somos». Ponga el texto entre comillas dobles o el comentario en una línea propia.',
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
  problem: {
    en: ({ text }) => `\`${text}\` is not shown, because a space and # start a comment.`,
    pt: ({ text }) =>
      `\`${text}\` não aparece na página, porque um espaço e # iniciam um comentário.`,
    es: ({ text }) => `\`${text}\` no se muestra, porque un espacio y # inician un comentario.`,
  },
  fix: {
    en: 'If it is part of the text, put the whole text in double quotes; otherwise, put the comment on its own line.',
    pt: 'Se fizer parte do texto, coloque o texto inteiro entre aspas duplas; se não, coloque o comentário numa linha própria.',
    es: 'Si es parte del texto, ponga todo el texto entre comillas dobles; si no, ponga el comentario en una línea propia.',
  },
  cases: [
    {
      name: 'a number sign in a title',
      file: 'content/pt-PT/services.mdx',
      find: /^title: (.*)/m,
      replace: 'title: $1 ‸#1',
      report: /is not shown/,
    },
    {
      name: 'a number sign in quotes',
      file: 'content/pt-PT/services.mdx',
      find: /^title: (.*)/m,
      replace: 'title: "$1 #dados"',
    },
  ],
})
