import path from 'node:path'
import type { Plugin } from 'vite'

/** The module from which Vite imports the function that preloads a chunk's dependencies. */
const VITE_HELPER = '\0vite/preload-helper.js'

/**
 * The Vite plugin that replaces Vite's preload function with the smaller
 * `src/client/load-chunk.ts`.
 */
export function replacePreload(): Plugin {
  let used = false
  return {
    name: 'replace-preload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    resolveId(source) {
      if (source !== VITE_HELPER) return null
      used = true
      return path.join(import.meta.dirname, '../src/client/load-chunk.ts')
    },
    buildEnd(error) {
      if (!error && !used) this.error('Vite no longer imports the function that preloads chunks')
    },
  }
}
