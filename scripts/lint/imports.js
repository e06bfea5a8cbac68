/**
 * The rule of oxlint for the table in `docs/imports.md`: code imports only what its row names.
 * `no-restricted-imports` would need a list of relative paths for each folder and depth.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {object} Row
 * @property {string[]} code Folders and files; `*` is any name, or part of one.
 * @property {string} belongs What belongs here, and where other code belongs.
 * @property {string[] | 'everything above'} imports Rows above, by their first `code`, and `react`.
 */

const root = path.resolve(import.meta.dirname, '../..')

/** @type {readonly Row[]} */
export const table = readFileSync(path.join(root, 'docs/imports.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, code = '', belongs = '', imports = ''] = line.split(/ ?\| ?/)
    return {
      code: parsePaths(code),
      belongs,
      imports: imports === 'everything above' ? imports : parsePaths(imports),
    }
  })

/** The path patterns of all rows, the most specific last. */
const patterns = table
  .flatMap((row) => row.code.map((code) => ({ row, code, matches: toRegExp(code) })))
  .toSorted((a, b) => a.code.split('/').length - b.code.split('/').length)

/** @param {string} file Path from the root of the repository. */
export function findRow(file) {
  return findPattern(file)?.row
}

const imports = {
  create(context) {
    const file = path.relative(root, context.filename).replaceAll(path.sep, '/')
    const row = findRow(file)
    const check = ({ source }) => {
      if (!row || source?.type !== 'Literal' || isAllowed(file, row, source.value)) return
      context.report({ node: source, message: row.belongs })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    }
  },
}

const REACT = /^react(?:-dom|-router-dom)?(?:\/|$)/

/** @param {string} name What the file imports, as it is written. */
function isAllowed(file, row, name) {
  const isOpen = row.imports === 'everything above'
  if (!name.startsWith('.')) return isOpen || row.imports.includes('react') || !REACT.test(name)
  const target = path.posix.join(path.posix.dirname(file), name)
  const imported = findRow(target)
  if (isOpen) return !imported || table.indexOf(imported) <= table.indexOf(row)
  if (!imported || !(imported === row || row.imports.includes(imported.code[0]))) return false
  return hasSameNames(file, target)
}

/** Whether `*` is the same name in both paths: a section knows no other section. */
function hasSameNames(file, target) {
  const [from = [], to = []] = [file, target].map((name) => findPattern(name)?.code.split('/'))
  const differs = from.findIndex((name, index) => name !== to[index] || name.includes('.'))
  const shared = differs === -1 ? from.length : differs
  const [names, others] = [file, target].map((name) => name.split('/').slice(0, shared).join('/'))
  return names === others
}

function findPattern(file) {
  return patterns.findLast(({ matches }) => matches.test(file))
}

function toRegExp(code) {
  const pattern = code.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')
  return new RegExp(`^${pattern}(?:/|$)`)
}

function parsePaths(cell) {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name)
}

// oxlint loads the default export of a plugin.
export default { meta: { name: 'map' }, rules: { imports } }
