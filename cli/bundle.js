// @ts-check
import { mkdtempSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = new URL('../', import.meta.url)
const folderOfRoot = fileURLToPath(root)

/** Where bundles are kept, each in a folder of its own. */
export const cache = new URL('node_modules/.cache/cli/', root)

/** Says which bundle is the last one, and of which files it was made. */
const record = new URL('last.json', cache)

/** What decides, besides its modules, what the bundle is. */
const circumstances = [
  'cli/bundle.js',
  'package.json',
  'tsconfig.json',
  // Written whenever packages are installed.
  'node_modules/.package-lock.json',
]

const quiet = /** @type {const} */ ({ throwIfNoEntry: false })

/**
 * What the checks of content load at every start. Other packages are loaded from
 * where they are: few commands need them, and some read files beside their own.
 */
const packages = [
  'commander',
  'fastest-levenshtein',
  'mdast-util-to-string',
  'picocolors',
  'remark-mdx',
  'remark-parse',
  'unified',
  'unist-util-visit',
  'vfile-message',
  'yaml',
  'zod',
]

/** @param {string} id */
const isPackage = (id) => /^[@a-z]/.test(id)

/** @param {string | undefined} file */
const isOurs = (file) => file !== undefined && !/[\\/]node_modules[\\/]/.test(file)

/** How long a process may still read from a bundle that it found, in milliseconds. */
const GRACE = 3_600_000

/** @typedef {Record<string, string>} States the state of each file, by its path from the root */

/**
 * The program as the last run bundled it, if everything that it was made of is as it was.
 *
 * @returns {URL | undefined}
 */
export function keptBundle() {
  try {
    /** @type {{ folder: string, states: States }} */
    const { folder, states } = JSON.parse(readFileSync(record, 'utf8'))
    const isFresh = Object.entries(states).every(([path, state]) => stateOf(path) === state)
    const main = new URL(`${folder}/main.js`, cache)
    return isFresh && statSync(main).isFile() ? main : undefined
  } catch {
    return undefined
  }
}

/**
 * Bundles the program and keeps the bundle. Undefined where it can't be kept, or
 * where the sources have a fault: running them says which.
 *
 * @returns {Promise<URL | undefined>}
 */
export async function freshBundle() {
  /** @type {string | undefined} */
  let folder
  try {
    mkdirSync(cache, { recursive: true })
    folder = mkdtempSync(fileURLToPath(new URL('bundle-', cache)))
    const states = await bundleInto(folder)
    // At once and whole: another process reads the old record or the new one.
    const draft = `${folder}/last.json`
    writeFileSync(draft, JSON.stringify({ folder: basename(folder), states }))
    renameSync(draft, record)
    removeOldBundles()
    return pathToFileURL(`${folder}/main.js`)
  } catch {
    if (folder) rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}

/** All but the last two, unless they are young: a process may be about to read from them. */
function removeOldBundles() {
  const bundles = readdirSync(cache)
    .filter((name) => name.startsWith('bundle-'))
    .map((name) => new URL(name, cache))
    .map((folder) => ({ folder, made: statSync(folder, quiet)?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.made - a.made)
  for (const { folder, made } of bundles.slice(2)) {
    if (Date.now() - made > GRACE) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} folder
 * @returns {Promise<States>} of all that the bundle was made of
 */
async function bundleInto(folder) {
  const { rolldown } = await import('rolldown')
  const states = Object.fromEntries(circumstances.map((path) => [path, stateOf(path)]))

  const build = await rolldown({
    cwd: folderOfRoot,
    input: 'cli/main.ts',
    platform: 'node',
    external: (id, importer) => isPackage(id) && isOurs(importer) && !packages.includes(id),
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        load(id) {
          // Before the file is read: a change while it is read is noticed by the next run.
          const path = relative(folderOfRoot, id)
          if (!id.startsWith('\0')) states[path] = stateOf(path)
        },
        transform: {
          filter: { id: { exclude: /node_modules/ }, code: 'import.meta.url' },
          handler(code, id) {
            const path = relative(folder, id).split(sep).join('/')
            const url = `new URL(${JSON.stringify(path)}, import.meta.url).href`
            return code.replaceAll('import.meta.url', url)
          },
        },
      },
    ],
  })
  await build.write({ dir: folder, format: 'esm' })
  return states
}

/**
 * Changes whenever the file is written, or replaced even by one of the same age.
 *
 * @param {string} path from the root
 */
function stateOf(path) {
  const found = statSync(folderOfRoot + path, quiet)
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'absent'
}
