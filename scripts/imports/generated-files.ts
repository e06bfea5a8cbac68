import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { importsPage } from './imports-page.ts'
import { oxlintRules } from './oxlint-rules.ts'
import { table } from './table.ts'

/** The paths of all code, including uncommitted files. */
export function codeFiles(): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0')
  return files.filter(
    (file) => /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts') && existsSync(file),
  )
}

/** Each override is one line, so that a change to the table is easy to review. */
function oxlintSettings(): string {
  const lines = oxlintRules(table).map((override) => JSON.stringify(override))
  return `{ "plugins": [], "overrides": [\n${lines.join(',\n')}\n] }\n`
}

/** What `npm run imports` writes, by file. */
export function generatedFiles(): Record<string, string> {
  return {
    '.oxlint-imports.json': oxlintSettings(),
    'docs/imports.md': importsPage(table),
  }
}
