import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boundaries, formatBoundaries } from '../../scripts/lint/boundaries.js'
import { findRow, importsIn } from '../../scripts/lint/imports.js'

test('docs/imports.md shows the import boundaries', () => {
  expect(readFileSync('docs/imports.md', 'utf8')).toContain(formatBoundaries())
})

test('every code file has a row in the imports table', () => {
  expect(codeFiles().filter((file) => findRow(file) === undefined)).toEqual([])
})

test.each(boundaries.map((row, index) => ({ ...row, index })))(
  'the row for $code allows only imports from the rows above it, and from React',
  ({ imports, types = [], index }) => {
    const above = boundaries.slice(0, index).map(({ code }) => code[0])
    const imported = typeof imports === 'string' ? [] : imports
    expect([...above, 'react']).toEqual(expect.arrayContaining([...imported, ...types]))
  },
)

test('the imports table allows only imports that the code uses', () => {
  const used = codeFiles().flatMap((file) =>
    importsIn(file).map(({ target, isType }) => {
      const imported = findRow(target)?.code[0] ?? target.replace(/^react.*/, 'react')
      return `${isType ? 'types of ' : ''}${imported} in ${findRow(file)?.code[0]}`
    }),
  )
  const allowed = boundaries.flatMap(({ code, imports, types = [] }) =>
    [
      ...(typeof imports === 'string' ? [] : imports),
      ...types.map((name) => `types of ${name}`),
    ].map((name) => `${name} in ${code[0]}`),
  )
  const usedAtRunTime = 'cli/rules in cli/checks'
  expect(allowed.filter((name) => name !== usedAtRunTime && !used.includes(name))).toEqual([])
})

test('outside tests/ and bench/, only config/fixture-paths.ts refers to files in tests/ by URL', () => {
  const files = codeFiles().filter((file) => !/^(?:tests|bench)\//.test(file))
  const knowing = files.filter((file) => /URL\('[^']*\btests\//.test(readFileSync(file, 'utf8')))
  expect(knowing).toEqual(['config/fixture-paths.ts'])
})

function codeFiles(): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0')
  return files.filter(
    (file) => /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts') && existsSync(file),
  )
}
