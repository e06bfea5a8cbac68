import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { cacheOf } from '../../program-bundle/bundle.js'

/** What texts were compiled to, by their address. */
type Compiled = Record<string, { text: string; code: string }>

/** Whatever changes the code that a text is compiled to. */
const COMPILER = [
  'vite/mdx.ts',
  'src/content/prose.ts',
  'node_modules/.package-lock.json',
]

/** What texts were compiled to, from one run to the next. */
export function keptProse(folder: string) {
  const root = pathToFileURL(`${folder}/`)
  const cache = cacheOf({ name: 'pages', root })
  const file = new URL('prose.json', cache)
  const compiler = COMPILER.map(
    (name) => statSync(new URL(name, root), { throwIfNoEntry: false })?.mtimeMs,
  ).join(' ')
  let compiled: Compiled = {}
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { compiler: string; compiled: Compiled }
    if (kept.compiler === compiler) compiled = kept.compiled
  } catch {
    // Nothing was kept, or it can't be read.
  }
  return {
    compiled,
    keep() {
      const draft = new URL(`prose-${process.pid}.json`, file)
      mkdirSync(cache, { recursive: true })
      writeFileSync(draft, JSON.stringify({ compiler, compiled }))
      renameSync(draft, file)
    },
  }
}
