import type { Finding } from '../finding.ts'
import type { Rule } from './rule.ts'

/** Names and numbers that nobody can own: RFC 2606, and Brazilian numbers that begin with 0. */
const RESERVED = /\bexample\.(?:com|net|org)\b|\.(?:example|test|invalid)\b|55\s?\d{2}\s?0{4}-?0{4}/

/** What stands in for the owner's own facts does not go public. */
export const sampleValue: Rule = {
  id: 'sample-value',
  release: true,
  check: ({ files }) =>
    files.flatMap((file): Finding[] => {
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
            rule: 'sample-value',
            severity: 'error',
            file: file.path,
            place: { line: at + 1, column, end },
            args: { text, isMarked },
          },
        ]
      })
    }),
}
