#!/usr/bin/env node
// @ts-check
import nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { cache, freshBundle, keptBundle } from './bundle.js'

/*
 * Starts `main.ts`. Plain JavaScript, for it runs before anything that reads TypeScript:
 * compiling 200 files and loading 350 more takes a second, one bundle of them takes a tenth.
 */

// Node 22 and later keep the compiled code too; it goes where the bundles are.
const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => void }} */ (
  /** @type {unknown} */ (nodeModule)
)
enableCompileCache?.(fileURLToPath(new URL('compiled/', cache)))

// A command ends before optimised code pays: eight times the usual patience.
setFlagsFromString('--interrupt-budget=1000000')

const bundle = keptBundle() ?? (await freshBundle())
if (bundle) await import(bundle.href)
else await runSources()

/** Where no bundle can be made or kept, the sources run as they are. */
async function runSources() {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./main.ts')
}
