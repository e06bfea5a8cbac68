import type { Finding } from '../finding.ts'
import { localeFilesOf } from '../model/counterpart.ts'
import type { Rule } from './rule.ts'

/** A value without quotes, a space and a `#`: YAML takes the rest of the line for a remark. */
const REMARK = /^(\s*(?:- )?(?:[\w-]+:)\s+(?!["'|>#])\S.*?|\s*- (?!["'|>#])[^:]*?)(\s+#.*)$/

/** Text after a `#` is shown nowhere; remarks stand on a line of their own. */
export const swallowedText: Rule = {
  id: 'swallowed-text',
  check: (model) =>
    localeFilesOf(model).flatMap((file): Finding[] => {
      if (file.source.state !== 'text' || file.frontMatter?.state !== 'found') return []
      const lines = file.source.text.split('\n').slice(0, file.frontMatter.closing.line - 1)
      return lines.flatMap((line, at) => {
        const match = REMARK.exec(line)
        if (!match) return []
        const column = line.indexOf('#', (match[1] ?? '').length) + 1
        const end = { line: at + 1, column: line.length + 1 }
        return [
          {
            rule: 'swallowed-text',
            severity: 'error',
            file: file.path,
            place: { line: at + 1, column, end },
            args: { text: line.slice(column - 1) },
          },
        ]
      })
    }),
}
