import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { compareTexts } from './compare-texts.ts'
import { pairwise, ratio, summarize, type Metric } from './metrics.ts'

/** The builds are repeated until each confidence interval is narrower than this share of its median. */
const PRECISION = 0.05
const FEWEST_ROUNDS = 6
const MOST_ROUNDS = 30

interface Build {
  folder: string
  /** The script that Node runs, and its arguments. */
  command: readonly string[]
  /** Output and caches of earlier builds. */
  leftovers: readonly string[]
}

const root = path.resolve(import.meta.dirname, '..')

/** Also checks the content, draws the Open Graph images and compresses the output. */
const ours: Build = {
  folder: root,
  command: ['node_modules/vite/bin/vite.js', 'build'],
  leftovers: ['dist', 'dist-hosts', 'node_modules/.vite', 'node_modules/.prerender'],
}

/** The same pages; see `astro/`. */
const astro: Build = {
  folder: path.join(import.meta.dirname, 'astro'),
  command: ['../node_modules/astro/bin/astro.mjs', 'build'],
  leftovers: ['dist', '.astro', 'node_modules'],
}

/** Compares the build time of the site with that of the same pages in Astro. */
export async function measureColdBuild(mostRounds = MOST_ROUNDS): Promise<Metric[]> {
  const seconds = { ours: [] as number[], astro: [] as number[] }
  const isPrecise = () => Object.values(seconds).every((samples) => spread(samples) < PRECISION)
  for (let round = 0; round < mostRounds && (round < FEWEST_ROUNDS || !isPrecise()); round++) {
    seconds.ours.push(timeColdBuild(ours))
    seconds.astro.push(timeColdBuild(astro))
  }
  compareTexts(siteBuild(), path.join(astro.folder, 'dist'))
  return [
    { name: 'cold build of the site', samples: seconds.ours, unit: 's' },
    { name: 'cold build of the same pages in Astro', samples: seconds.astro, unit: 's' },
    {
      name: 'site against Astro',
      samples: pairwise(seconds.ours, seconds.astro, ratio),
      unit: 'ratio',
      note: `${seconds.ours.length} rounds, Node ${process.versions.node}`,
    },
  ]
}

/**
 * The folder of the built site.
 *
 * @throws Error if the site has not been built
 */
export function siteBuild(): string {
  const folder = path.join(root, 'dist')
  if (!existsSync(folder)) throw new Error('There is no build: run npm run build in the root')
  return folder
}

/**
 * Builds the pages with Astro.
 *
 * @returns the output folder
 * @throws Error if their text differs from that of the site
 */
export function buildAstro(): string {
  runBuild(astro)
  const folder = path.join(astro.folder, 'dist')
  compareTexts(siteBuild(), folder)
  return folder
}

/** Width of the confidence interval as a share of the median. */
function spread(samples: readonly number[]): number {
  const { low, high, median } = summarize(samples)
  return (high - low) / median
}

function timeColdBuild(build: Build): number {
  for (const leftover of build.leftovers) {
    rmSync(path.join(build.folder, leftover), { recursive: true, force: true })
  }
  const start = performance.now()
  runBuild(build)
  return (performance.now() - start) / 1000
}

/** Runs a build with the same Node binary as the benchmark. */
function runBuild({ folder, command }: Build): void {
  execFileSync(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
  })
}
