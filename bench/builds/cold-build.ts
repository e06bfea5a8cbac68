import { fileURLToPath } from 'node:url'
import type { Figure } from '../figure.ts'
import { median } from '../percentile.ts'
import { astroBuild, astroFolder, buildAstro, installAstro } from '../astro/build-astro.ts'
import { timeColdBuild, type Build, type BuildTime } from './timed-build.ts'

/** The most that our build may take of Astro's time. */
const BUDGET = 0.5

/** Checks the content, renders the pages, draws the pictures, compresses, writes what hosts need. */
const ours: Build = {
  name: 'the site',
  folder: fileURLToPath(new URL('../../', import.meta.url)),
  command: 'node node_modules/vite/bin/vite.js build',
  environment: {},
  left: [
    'dist',
    'dist-hosts',
    'node_modules/.vite',
    'node_modules/.prerender',
    'node_modules/.cache',
  ],
}

/** Renders the same pages, and nothing besides. */
const astro: Build = {
  name: 'the same pages in Astro',
  folder: astroFolder,
  ...astroBuild,
  left: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
}

/**
 * What building the site from nothing costs, against Astro with the same pages.
 *
 * @param runs how often each is built, in turns
 */
export async function measureColdBuild(runs = 5): Promise<Figure[]> {
  await installAstro()
  const times = { ours: [] as BuildTime[], astro: [] as BuildTime[] }
  for (let run = 0; run < runs; run++) {
    times.ours.push(timeColdBuild(ours))
    times.astro.push(timeColdBuild(astro))
  }
  // What was compared must have been the same pages.
  await buildAstro()
  const middle = (of: BuildTime[], what: keyof BuildTime) => median(of.map((time) => time[what]))
  const wall = { ours: middle(times.ours, 'wall'), astro: middle(times.astro, 'wall') }
  const work = { ours: middle(times.ours, 'processor'), astro: middle(times.astro, 'processor') }
  return [
    { what: 'cold build of the site, wall', measured: wall.ours, unit: 's' },
    { what: 'cold build in Astro, wall', measured: wall.astro, unit: 's' },
    { what: 'cold build of the site, processor', measured: work.ours, unit: 's' },
    { what: 'cold build in Astro, processor', measured: work.astro, unit: 's' },
    {
      what: 'processor time of the cold build against Astro',
      measured: work.ours / work.astro,
      unit: 'ratio',
    },
    {
      what: 'cold build against Astro',
      measured: wall.ours / wall.astro,
      unit: 'ratio',
      budget: BUDGET,
    },
  ]
}
