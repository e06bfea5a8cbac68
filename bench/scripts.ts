/** Measures the size of each script, and how much of it comes from each package. */
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createBuilder, type Rolldown } from 'vite'
import type { Metric } from './metrics.ts'

/** Builds the scripts in memory and returns their Brotli-compressed sizes. */
export async function measureScripts(): Promise<Metric[]> {
  const root = path.resolve(import.meta.dirname, '..')
  const builder = await createBuilder({ root, logLevel: 'error', build: { write: false } })
  const { client } = builder.environments
  if (client === undefined) throw new Error('The site has no client environment')
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput
  return (
    output
      .filter((file) => file.type === 'chunk')
      // Vite also emits an empty script for each stylesheet among the inputs.
      .filter(({ code }) => code.trim() !== '')
      .map(measureScript)
      .toSorted(({ name: a }, { name: b }) => a.localeCompare(b))
  )
}

function measureScript({ fileName, code, modules }: Rolldown.OutputChunk): Metric {
  const lengths = new Map<string, number>()
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = packageName(id)
    lengths.set(name, (lengths.get(name) ?? 0) + renderedLength)
  }
  const kilobytes = brotliCompressSync(code).length / 1024
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  const shares = [...lengths]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, length]) => `${name} ${((kilobytes * length) / total).toFixed(1)}`)
  const script = path.basename(fileName).replace(/-.{8}(?=\.\w+$)/, '')
  return { name: `\`${script}\`: ${shares.join(', ')}`, samples: [kilobytes], unit: 'kB' }
}

/** Returns the package or tool that a module comes from. A scope counts as one package. */
function packageName(id: string): string {
  return /(?:.*\/node_modules\/|^\0)([^/]+)/.exec(id)?.[1] ?? 'own code'
}
