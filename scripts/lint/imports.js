/**
 * The oxlint rule for `boundaries.js`: code may import only what its row lists, and the browser may
 * not load anything meant for the build. `no-restricted-imports` would need a list of relative
 * paths for each folder and depth.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { boundaries } from './boundaries.js'

const root = path.resolve(import.meta.dirname, '../..')

/** All rows' path patterns, sorted by depth; at the same depth, patterns without `*` come last. */
const patterns = boundaries
  .flatMap((row) => row.code.map((code) => ({ row, code, matches: toRegExp(code) })))
  .toSorted((a, b) => specificity(a.code) - specificity(b.code))

/** @param {string} file Path relative to the repository root. */
export function findRow(file) {
  return findPattern(file)?.row
}

/**
 * Matches imports in the forms `from ''`, `import ''`, `import('')`, `tsImport('')`, `glob('')` and
 * `URL('')`.
 */
const IMPORT =
  /(?:\b(?:import|export) (type) [^'=;]*?)?\b(?:from |import |(?:import|tsImport|glob|URL)(?:<.*?>)?\(\s*)'([^']+)'/g

/** Lists what a file imports. Glob patterns and file URLs count as imports. */
export function importsIn(file) {
  const code = readFileSync(path.join(root, file), 'utf8')
  return Array.from(code.matchAll(IMPORT), ([, type, name = '']) => {
    return { target: resolve(file, name), isType: type !== undefined }
  })
}

/**
 * Matches what the browser must not load: content, Node.js APIs, React's server APIs and full Zod.
 */
const ONLY_FOR_BUILD = /^(?:content\/|node:|react-dom\/(?:server|static)|zod$)/

/** The files that the browser loads, each mapped to a file that imports it. */
const browserFiles = new Map([['src/entry-client.ts', 'index.html']])
for (const [file] of browserFiles) {
  for (const { target, isType } of importsIn(file)) {
    if (isType || browserFiles.has(target) || !/^\w.*\/.*\.tsx?$/.test(target)) continue
    // The type check reports imports of files that do not exist.
    if (existsSync(path.join(root, target))) browserFiles.set(target, file)
  }
}

const imports = {
  create(context) {
    const file = path.relative(root, context.filename).replaceAll(path.sep, '/')
    const row = findRow(file)
    const importer = browserFiles.get(file)
    const check = ({ source, importKind, exportKind }) => {
      if (!row || source?.type !== 'Literal') return
      const isType = [importKind, exportKind].includes('type')
      if (!isAllowed(file, row, source.value, isType)) {
        context.report({ node: source, message: row.belongs })
      } else if (importer && !isType && ONLY_FOR_BUILD.test(resolve(file, source.value))) {
        const message = `${importer} imports this file in the browser. Pass what it needs as props.`
        context.report({ node: source, message })
      }
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      CallExpression({ callee, arguments: [source] }) {
        if (callee.object?.type === 'MetaProperty' || callee.name === 'tsImport') check({ source })
      },
    }
  },
}

const REACT = /^react(?:-dom|-router-dom)?(?:\/|$)/

/** @param {string} name The import specifier, as written in the file. */
function isAllowed(file, row, name, isType) {
  const isOpen = row.imports === 'everything above'
  const allowed = isType ? [...row.imports, ...(row.types ?? [])] : row.imports
  if (!name.startsWith('.')) return isOpen || allowed.includes('react') || !REACT.test(name)
  const target = resolve(file, name)
  const imported = findRow(target)
  if (isOpen) return !imported || boundaries.indexOf(imported) <= boundaries.indexOf(row)
  if (!imported || !(imported === row || allowed.includes(imported.code[0]))) return false
  return hasSameNames(file, target)
}

/** Resolves relative specifiers to paths in the repository; returns other specifiers unchanged. */
function resolve(file, name) {
  if (!name.startsWith('.')) return name
  return path.posix.join(path.posix.dirname(file), name.replace(/\?.*/, ''))
}

/** Whether `*` stands for the same name in both paths: sections must not import each other. */
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

function specificity(code) {
  return 2 * code.split('/').length - (code.includes('*') ? 1 : 0)
}

// oxlint loads a plugin's default export.
export default { meta: { name: 'boundaries' }, rules: { imports } }
