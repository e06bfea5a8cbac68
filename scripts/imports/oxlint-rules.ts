import { table, type Row } from './table.ts'

interface Override {
  files: string[]
  rules: Record<'no-restricted-imports', ['error', { patterns: Pattern[] }]>
}

/** Patterns as in `.gitignore`: the last one that matches an import decides. */
interface Pattern {
  group: string[]
  message: string
}

interface Code {
  path: string
  row: Row
}

/** How many levels of folders code may be below a folder of the table. */
const DEPTHS = [0, 1, 2, 3]

const REACT = ['react', 'react/**', 'react-dom', 'react-dom/**', 'react-router-dom']

/**
 * All code, the most specific last, because oxlint applies the last override that matches a file.
 */
const codes: readonly Code[] = table
  .flatMap((row) => row.code.map((path) => ({ path, row })))
  .toSorted((a, b) => a.path.split('/').length - b.path.split('/').length)

/**
 * The oxlint settings that allow the imports of each row and no others. Each override is one line,
 * so that a change to the table is easy to review.
 */
export function oxlintSettings(): string {
  const lines = oxlintRules().map((override) => JSON.stringify(override))
  return `{ "plugins": [], "overrides": [\n${lines.join(',\n')}\n] }\n`
}

function oxlintRules(): Override[] {
  return codes.flatMap((code) =>
    globsOf(code).flatMap((glob, depth): Override[] => {
      const patterns = patternsFor(code, depth)
      if (patterns.length === 0) return []
      return [{ files: [glob], rules: { 'no-restricted-imports': ['error', { patterns }] } }]
    }),
  )
}

/** The row of a file; undefined if there is none. */
export function rowOf(file: string): Row | undefined {
  const matches = (glob: string) => {
    const pattern = glob.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')
    return new RegExp(`^${pattern}$`).test(file)
  }
  return codes.findLast((code) => globsOf(code).some(matches))?.row
}

/** The files of each depth. */
function globsOf({ path }: Code): string[] {
  return isFile(path) ? [path] : DEPTHS.map((depth) => `${path}${'/*'.repeat(depth + 1)}`)
}

/** @param depth how many folders below `code` the importing files are */
function patternsFor({ path, row }: Code, depth: number): Pattern[] {
  const allowed = importable(row)
  const from = [...foldersOf(path), ...Array.from({ length: depth }, () => '(any)')]
  const group: string[] = []
  for (let ups = 0; ups <= from.length; ups += 1) {
    const start = ups === 0 ? './' : '../'.repeat(ups)
    // Files import from their own folder, but not from parts of it that have a row.
    const isOwn = ups <= depth && !isFile(path)
    const open = isOwn || row.imports === 'everything above' ? [start] : []
    if (open.length === 0) group.push(`${start}**`)
    for (const code of codes) {
      const target = relativePath(from, code.path)
      if (code.path === path || !target.startsWith(start) || target.startsWith(`${start}../`))
        continue
      const isOpen = open.some((folder) => target.startsWith(folder))
      const isAllowed = code.row === row || allowed.includes(code.row)
      if (isAllowed && !isOpen) {
        group.push(`!${target}`)
        open.push(target.replace(/\*\*$/, ''))
      } else if (!isAllowed && isOpen) group.push(target)
    }
  }
  const groups = [
    group,
    row.imports.includes('react') || row.imports === 'everything above' ? [] : REACT,
  ]
  return groups
    .filter((patterns) => patterns.some((pattern) => !pattern.startsWith('!')))
    .map((patterns) => ({ group: patterns, message: row.belongs }))
}

function importable(row: Row): readonly Row[] {
  const { imports } = row
  const above = table.slice(0, table.indexOf(row))
  return imports === 'everything above'
    ? above
    : above.filter(({ code: [first = ''] }) => imports.includes(first))
}

/** The path as written in an import. `*` stands for the same name in both paths. */
function relativePath(from: readonly string[], to: string): string {
  const names = isFile(to) ? to.split('/') : [...to.split('/'), '**']
  const differs = names.findIndex((name, index) => name !== from[index])
  const ups = from.length - differs
  return (ups === 0 ? './' : '../'.repeat(ups)) + names.slice(differs).join('/')
}

function foldersOf(path: string): string[] {
  return isFile(path) ? path.split('/').slice(0, -1) : path.split('/')
}

function isFile(path: string): boolean {
  return /\.\w+$/.test(path)
}
