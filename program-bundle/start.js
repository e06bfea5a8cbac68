// @ts-check
import nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'
import { cacheOf, freshBundle, keptBundle } from './bundle.js'

/** @typedef {import('./bundle.js').Program} Program */

/**
 * Runs an entry of a program from its bundle, or from its sources where no bundle
 * can be made or kept.
 *
 * @param {Program} program
 * @param {string} entry
 * @returns {Promise<Record<string, unknown>>} the exports of the entry
 */
export async function start(program, entry) {
  // Node 22 and later keep the compiled code too; it goes where the bundles are.
  const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => void }} */ (
    /** @type {unknown} */ (nodeModule)
  )
  enableCompileCache?.(fileURLToPath(new URL('compiled/', cacheOf(program))))

  const bundle = keptBundle(program) ?? (await freshBundle(program))
  if (bundle) return import(new URL(`${entry}.js`, bundle.folder).href)
  const { register } = await import('tsx/esm/api')
  register()
  return import(new URL(program.entries[entry] ?? '', program.root).href)
}

/**
 * Files of ours that a program's last bundle was made of.
 *
 * @param {Program} program
 */
export function sourcesOf(program) {
  const paths = Object.keys(keptBundle(program)?.states ?? {})
  return paths
    .filter((path) => !path.startsWith('node_modules/'))
    .map((path) => fileURLToPath(new URL(path, program.root)))
}
