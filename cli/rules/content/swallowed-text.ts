import type { Content } from '../../content/content.ts'
import { defineRule } from '../../core/rule.ts'

/** A value without quotes, a space and a `#`: YAML takes the rest of the line for a remark. */
const REMARK = /^(\s*(?:- )?(?:[\w-]+:)\s+(?!["'|>#])\S.*?|\s*- (?!["'|>#])[^:]*?)(\s+#.*)$/

/** Text after a `#` is shown nowhere; remarks stand on a line of their own. */
export default defineRule({
  id: 'swallowed-text',
  severity: 'error',
  about: {
    en: `No text is lost in a YAML comment: a space followed by # ends the value.
      \`title: We are # 1\` shows “We are”. Put the text in double quotes, or the comment on its own line.`,
    pt: `Nenhum texto se perde num comentário: em YAML um espaço e um # encerram o valor.
      \`title: Somos # 1\` mostra “Somos”. Ponha o texto entre aspas duplas ou dê ao comentário uma linha própria.`,
    es: `Ningún texto se pierde en un comentario: en YAML un espacio y un # terminan el valor.
      \`title: Somos # 1\` muestra «Somos». Ponga el texto entre comillas dobles o dé al comentario una línea propia.`,
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) => {
      if (file.source.state !== 'text' || file.frontMatter?.state !== 'found') return []
      const lines = file.source.text.split('\n').slice(0, file.frontMatter.closing.line - 1)
      return lines.flatMap((line, at) => {
        const match = REMARK.exec(line)
        if (!match) return []
        const column = line.indexOf('#', (match[1] ?? '').length) + 1
        const end = { line: at + 1, column: line.length + 1 }
        return [
          {
            file: file.path,
            place: { line: at + 1, column, end },
            data: { text: line.slice(column - 1) },
          },
        ]
      })
    }),
  messages: {
    en: ({ text }) => `\`${text}\` is shown nowhere: a space and a # begin a remark.
      If it belongs to the text, put the whole text in double quotes; if it is a remark, give it a line of its own.`,
    pt: ({ text }) => `
      \`${text}\` não aparece em lugar nenhum: um espaço e um # começam um comentário.
      Se faz parte do texto, ponha o texto inteiro entre aspas duplas; se é um comentário, dê a ele uma linha própria.`,
    es: ({ text }) => `
      \`${text}\` no aparece en ningún lugar: un espacio y un # empiezan un comentario.
      Si es parte del texto, ponga todo el texto entre comillas dobles; si es un comentario, dele una línea propia.`,
  },
  cases: [
    {
      name: 'a number sign in a title',
      file: 'content/pt-PT/services.mdx',
      find: /^title: (.*)/m,
      replace: 'title: $1 ‸#1',
      report: /shown nowhere/,
    },
  ],
})
