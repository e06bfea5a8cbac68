import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rowOf, table } from '../../scripts/lint/imports.js'
import { repository } from '../fixtures/fixture-site.ts'

test('all code has a row in the table of imports', () => {
  expect(codeFiles().filter((file) => rowOf(file) === undefined)).toEqual([])
})

test.each(table.map((row, index) => ({ ...row, index })))(
  '$code imports only rows above it',
  ({ imports, index }) => {
    const above = table.slice(0, index).map(({ code }) => code[0])
    const imported = typeof imports === 'string' ? [] : imports
    expect([...above, 'react']).toEqual(expect.arrayContaining([...imported]))
  },
)

test('every import that the table allows is used', () => {
  const used = new Set([...importsOfCode(), 'cli/rules in cli/checks'])
  const allowed = table.flatMap(({ code, imports }) =>
    typeof imports === 'string' ? [] : imports.map((name) => `${name} in ${code[0]}`),
  )
  expect(allowed.filter((name) => !used.has(name))).toEqual([])
})

test('only config/ refers to files in tests/ by path', () => {
  const files = codeFiles().filter((file) => !/^(?:tests|bench)\//.test(file))
  const knowing = files.filter((file) => /URL\('[^']*\btests\//.test(readFileSync(file, 'utf8')))
  expect(knowing).toEqual(['config/fixture-site.ts'])
})

/**
 * What is imported, in the forms `from ''`, `import ''`, `import('')`, `glob('')` and `URL('')`.
 */
const IMPORT = /\b(?:from |import |(?:import|glob|URL)(?:<.*?>)?\(\s*)'([^']+)'/g

/** Wrong imports: the file, its only line, and the row whose message oxlint must show. */
const wrong = [
  ['cli/core/a.ts', "import { a } from '../content/content.ts'", 'cli/core'],
  ['cli/core/b.ts', "import type { A } from '../content/content.ts'", 'cli/core'],
  ['cli/content/a.ts', "export { a } from '../checks/check-content.ts'", 'cli/content'],
  ['cli/rules/site/a.ts', "import { a } from 'react-dom/server'", 'cli/rules'],
  ['cli/review/a.ts', "import { a } from '../../tests/cli/run-cli.ts'", 'cli/review'],
  ['cli/commands/a.ts', "import { a } from '../../server/listen.ts'", 'cli/commands'],
  ['src/sections/hero/a.ts', "import { a } from '../about/about.tsx'", 'src/sections/*'],
  ['src/sections/hero/island/a.ts', "import { a } from '../hero.tsx'", 'src/sections/*/island'],
  [
    'src/layout/a.ts',
    "import { a } from '../sections/contact/island/contact-form.tsx'",
    'src/layout',
  ],
  ['src/components/a.ts', "await import('../sections/hero/hero.tsx')", 'src/components'],
  ['src/locales.ts', "import { a } from './urls.ts'", 'src/locales.ts'],
  ['vite/a.ts', "import { a } from '../server/listen.ts'", 'vite'],
  ['bench/a.ts', "import { a } from '../tests/cli/run-cli.ts'", 'bench'],
] as const

const right = [
  ['cli/checks/right.ts', "import '../content/content.ts'"],
  ['src/sections/hero/right.ts', "import '../../components/section.tsx'"],
  ['src/sections/hero/card.ts', "import './hero.css'"],
  ['src/sections/hero/island/right.ts', "import '../schema.ts'"],
  ['cli/rules/site/right.ts', "import '../../core/rule.ts'"],
  ['tests/cli/right.ts', "import '../browser/contact.ts'"],
] as const

const reports = importsThatOxlintReports([...wrong, ...right])

test.each(wrong)('in %s, %s fails with the message of its row', (file, _line, code) => {
  const { belongs } = table.find((row) => row.code.includes(code)) ?? {}
  expect(reports.get(file)).toBe(belongs)
})

test.each(right)('in %s, %s is allowed', (file) => {
  expect(reports.get(file)).toBeUndefined()
})

/**
 * Which rows import which, by their first path, and which import React. The pattern of a glob and
 * the URL of a file count as imports.
 */
function importsOfCode(): string[] {
  const rowNamed = new Map<string, string | undefined>()
  const nameOfRow = (file: string) => {
    if (!rowNamed.has(file)) rowNamed.set(file, rowOf(file)?.code[0])
    return rowNamed.get(file)
  }
  return codeFiles().flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, name = '']) => {
      const target = path.posix.join(path.posix.dirname(file), name.replace(/\?.*/, ''))
      const imported = name.startsWith('.') ? nameOfRow(target) : name.replace(/^react.*/, 'react')
      return `${imported} in ${nameOfRow(file)}`
    }),
  )
}

/** The paths of all code, including uncommitted files. */
function codeFiles(): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0')
  return files.filter(
    (file) => /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts') && existsSync(file),
  )
}

/**
 * The message for each file with a forbidden import, in a folder with the repository's settings.
 */
function importsThatOxlintReports(files: readonly (readonly string[])[]): Map<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'imports-'))
  for (const settings of ['.oxlintrc.json', 'docs/imports.md', 'scripts/lint']) {
    cpSync(path.join(repository, settings), path.join(folder, settings), { recursive: true })
  }
  for (const [file = '', line = ''] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `${line}\n`)
  }
  const oxlint = path.join(repository, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; message: string }[]
  }
  const found = diagnostics.filter(({ code }) => code.includes('imports'))
  return new Map(found.map(({ filename, message }) => [filename, message]))
}
