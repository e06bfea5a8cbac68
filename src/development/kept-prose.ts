import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { cacheOf } from '../../program-bundle/bundle.js'
import type { CompiledProse } from '../content/compile-prose.ts'

/** Whatever changes the code that a text is compiled to. */
export const proseCompiler = [
  'src/content/compile-prose.ts',
  'src/content/prose.ts',
  'node_modules/.package-lock.json',
]

/** What texts were compiled to, from one run to the next. */
export function keptProse(root: URL) {
  const file = new URL('prose.json', cacheOf({ name: 'pages', root }))
  const compiler = proseCompiler
    .map((name) => statSync(new URL(name, root), { throwIfNoEntry: false })?.mtimeMs)
    .join(' ')
  let known: CompiledProse = {}
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {
      compiler: string
      known: CompiledProse
    }
    if (kept.compiler === compiler) known = kept.known
  } catch {
    // Nothing was kept, or it can't be read.
  }
  return {
    known,
    keep() {
      const draft = new URL(`prose-${process.pid}.json`, file)
      writeFileSync(draft, JSON.stringify({ compiler, known }))
      renameSync(draft, file)
    },
  }
}
