import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findRow, table } from '../../scripts/lint/imports.js'

test('every code file has a row in the table of imports', () => {
  expect(codeFiles().filter((file) => findRow(file) === undefined)).toEqual([])
})

test.each(table.map((row, index) => ({ ...row, index })))(
  '$code may import only from the rows above it',
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

test('outside tests/ and bench/, only config/ refers to files in tests/ by path', () => {
  const files = codeFiles().filter((file) => !/^(?:tests|bench)\//.test(file))
  const knowing = files.filter((file) => /URL\('[^']*\btests\//.test(readFileSync(file, 'utf8')))
  expect(knowing).toEqual(['config/fixture-site.ts'])
})

/** Matches imports in the forms `from ''`, `import ''`, `import('')`, `glob('')` and `URL('')`. */
const IMPORT = /\b(?:from |import |(?:import|glob|URL)(?:<.*?>)?\(\s*)'([^']+)'/g

/**
 * Lists which rows import which, and which import React. A row is named by its first path. Glob
 * patterns and file URLs count as imports.
 */
function importsOfCode(): string[] {
  const rowNamed = new Map<string, string | undefined>()
  const nameOfRow = (file: string) => {
    if (!rowNamed.has(file)) rowNamed.set(file, findRow(file)?.code[0])
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

/** Lists the paths of all code files, including uncommitted ones. */
function codeFiles(): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0')
  return files.filter(
    (file) => /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts') && existsSync(file),
  )
}
