// @ts-check
import { mkdtempSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sourcePlaces } from './source-places.js'

/*
 * Programs of ours that start from a bundle of their sources: the commands, the
 * development server and the pages that it renders. Plain JavaScript, for it runs
 * before anything that reads TypeScript.
 */

/**
 * @typedef {object} Program
 * @property {string} name of the folder in `node_modules/.cache` where its bundles are kept
 * @property {URL} root of the project
 * @property {Record<string, string>} entries files or packages to start from, by the name that they get in the bundle
 * @property {readonly string[]} packages those that become part of it; any other is loaded from
 *   where it is, because it is rarely needed or reads files beside its own
 * @property {readonly string[]} [apart] packages that stay outside, whichever package imports them:
 *   of these there may be only one, or they load files of their own
 * @property {readonly string[]} circumstances files and folders that decide, besides its modules, what the bundle is
 * @property {'esm' | 'cjs'} [format] a bundle in CommonJS can be forgotten again; `esm` unless said
 * @property {boolean} [sourcemap] whether each file has one beside it
 * @property {import('rolldown').InputOptions['transform']} [transform]
 * @property {import('rolldown').Plugin[]} [plugins]
 */

/**
 * @typedef {object} Bundle
 * @property {URL} folder ends with a slash; holds a file for each entry, `.js` or `.cjs`
 * @property {States} states
 */

/** @typedef {Record<string, string>} States the state of each file, by its path from the root */

/** What decides what any bundle is. */
const everywhere = [
  'program-bundle/bundle.js',
  'program-bundle/source-places.js',
  'package.json',
  'tsconfig.json',
  // Written whenever packages are installed.
  'node_modules/.package-lock.json',
]

const quiet = /** @type {const} */ ({ throwIfNoEntry: false })

/** How long a process may still read from a bundle that it found, in milliseconds. */
const GRACE = 3_600_000

/**
 * Where a program's bundles are kept, each in a folder of its own.
 *
 * @param {Pick<Program, 'name' | 'root'>} program
 */
export function cacheOf({ name, root }) {
  return new URL(`node_modules/.cache/${name}/`, root)
}

/**
 * The program as it was last bundled, if everything that it was made of is as it was.
 *
 * @param {Program} program
 * @returns {Bundle | undefined}
 */
export function keptBundle(program) {
  try {
    /** @type {{ folder: string, states: States }} */
    const { folder, states } = JSON.parse(readFileSync(recordOf(program), 'utf8'))
    const bundle = { folder: new URL(`${folder}/`, cacheOf(program)), states }
    return isFresh(program, bundle) && statSync(bundle.folder).isDirectory() ? bundle : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether all that the bundle was made of is as it was.
 *
 * @param {Program} program
 * @param {Bundle} bundle
 */
export function isFresh({ root }, { states }) {
  const folder = fileURLToPath(root)
  return Object.entries(states).every(([path, state]) => stateOf(folder + path) === state)
}

/**
 * Bundles the program and keeps the bundle. Undefined where it can't be kept, or
 * where the sources have a fault: running them says which.
 *
 * @param {Program} program
 * @returns {Promise<Bundle | undefined>}
 */
export async function freshBundle(program) {
  return makeBundle(program).catch(() => undefined)
}

/**
 * Bundles the program and keeps the bundle.
 *
 * @param {Program} program
 * @returns {Promise<Bundle>}
 * @throws where it can't be kept, or where the sources have a fault
 */
export async function makeBundle(program) {
  const cache = cacheOf(program)
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(fileURLToPath(new URL('bundle-', cache)))
  try {
    const states = await bundleInto(folder, program)
    // At once and whole: another process reads the old record or the new one.
    const draft = `${folder}/last.json`
    writeFileSync(draft, JSON.stringify({ folder: basename(folder), states }))
    renameSync(draft, recordOf(program))
    removeOldBundles(cache)
    return { folder: pathToFileURL(`${folder}/`), states }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/**
 * Says which bundle is the last one, and of which files it was made.
 *
 * @param {Pick<Program, 'name' | 'root'>} program
 */
export function recordOf(program) {
  return new URL('last.json', cacheOf(program))
}

/**
 * All but the last two, unless they are young: a process may be about to read from them.
 *
 * @param {URL} cache
 */
function removeOldBundles(cache) {
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
 * @param {Program} program
 * @returns {Promise<States>} of all that the bundle was made of
 */
async function bundleInto(folder, program) {
  const { entries, packages, apart = [], circumstances, format = 'esm' } = program
  const { sourcemap = false, transform = {}, plugins = [] } = program
  const { rolldown } = await import('rolldown')
  const root = fileURLToPath(program.root)
  const known = [...everywhere, ...circumstances]
  const states = Object.fromEntries(known.map((path) => [path, stateOf(root + path)]))

  /** @type {import('rolldown').Plugin} */
  const sources = {
    name: 'sources',
    load(id) {
      if (id.startsWith('\0')) return
      const [file = id] = id.split('?')
      // Before the file is read: a change while it is read is noticed by the next run.
      states[relative(root, file)] = stateOf(file)
    },
  }
  const build = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external: (id, importer) => isOf(apart, id) || (isOurs(importer) && isLeftOut(id, packages)),
    logLevel: 'silent',
    transform,
    plugins: [sources, sourcePlaces(folder), ...plugins],
  })
  const ending = format === 'cjs' ? 'cjs' : 'js'
  await build.write({
    dir: folder,
    format,
    entryFileNames: `[name].${ending}`,
    chunkFileNames: `[name]-[hash].${ending}`,
    sourcemap,
  })
  return states
}

/** @param {string | undefined} file */
const isOurs = (file) => file !== undefined && !/[\\/]node_modules[\\/]/.test(file)

/** @param {string} id */
const packageOf = (id) => /^(?:@[^/]+\/)?[a-z][^/]*/.exec(id)?.[0]

/**
 * @param {readonly string[]} packages
 * @param {string} id
 */
const isOf = (packages, id) => packages.includes(packageOf(id) ?? '')

/** @param {string} id @param {readonly string[]} packages */
const isLeftOut = (id, packages) => packageOf(id) !== undefined && !isOf(packages, id)

/**
 * Changes whenever the file is written, or replaced even by one of the same age.
 *
 * @param {string} file
 */
function stateOf(file) {
  const found = statSync(file, quiet)
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'absent'
}
