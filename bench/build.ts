/** Measures how long a build takes, compared with Astro's build of the same pages. */
import { deepStrictEqual } from 'node:assert'
import { execFileSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import path from 'node:path'
import { builtSite } from './built-site.ts'
import { compare, type Metric } from './metrics.ts'

interface Build {
  folder: string
  /** The script that Node runs, and its arguments. */
  command: readonly string[]
  /** Output and caches from earlier builds, which are deleted before each build. */
  leftovers: readonly string[]
}

const site: Build = {
  folder: path.resolve(import.meta.dirname, '..'),
  command: ['node_modules/vite/bin/vite.js', 'build'],
  leftovers: ['dist', 'dist-hosts', 'node_modules/.vite', 'node_modules/.prerender'],
}

const astro: Build = {
  folder: path.join(import.meta.dirname, 'astro'),
  command: ['../node_modules/astro/bin/astro.mjs', 'build'],
  leftovers: ['dist', '.astro', 'node_modules'],
}

export function measureBuilds(rounds: number): Metric[] {
  const seconds = { site: [] as number[], astro: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    seconds.site.push(timeColdBuild(site))
    seconds.astro.push(timeColdBuild(astro))
  }
  deepStrictEqual(listPages(path.join(astro.folder, 'dist')), listPages(builtSite()))
  return [
    { name: 'cold build', samples: seconds.site, unit: 's' },
    { name: 'cold build of the same pages in Astro', samples: seconds.astro, unit: 's' },
    {
      name: 'against Astro',
      samples: compare(seconds.site, seconds.astro, (our, other) => our / other),
      budget: 1.3,
    },
  ]
}

/** Runs a build with this process's version of Node; returns the build's duration in seconds. */
function timeColdBuild({ folder, command, leftovers }: Build): number {
  for (const name of leftovers) rmSync(path.join(folder, name), { recursive: true, force: true })
  const start = performance.now()
  execFileSync(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    // Captures the output; if the build fails, the error shows what it wrote to stderr.
    stdio: 'pipe',
  })
  return (performance.now() - start) / 1000
}

function listPages(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder }).toSorted()
}
