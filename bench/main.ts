/**
 * `npm run bench`: measures the parts named on the command line, or all parts, and writes the
 * results to `docs/performance.md`. Exits with 1 if a result exceeds its budget, if there are
 * uncommitted changes, or if the machine is too busy. With `--quick`, only checks that measuring
 * works: measures each part once, writes nothing, and exits with 1 if a result is missing.
 */
import os from 'node:os'
import { parseArgs } from 'node:util'
import { measureBuilds } from './build.ts'
import { measureLanguages } from './languages.ts'
import { formatCells, isOverBudget, type Metric } from './metrics.ts'
import { measurePages } from './pages.ts'
import { describeConditions, measuredCommit, writeResults } from './performance-page.ts'
import { measureScripts } from './scripts.ts'
import { measureTaps } from './taps.ts'

/**
 * The highest one-minute load average at which parts are measured and results are written.
 * Installing the packages alone raises the load average to 1.
 */
const HIGHEST_LOAD = 2

interface Part {
  measure: (rounds: number) => Metric[] | Promise<Metric[]>
  rounds: number
}

/** `build` comes first, because `taps`, `languages` and `pages` measure the site that it builds. */
const parts: Record<string, Part> = {
  build: { measure: measureBuilds, rounds: 10 },
  scripts: { measure: measureScripts, rounds: 1 },
  taps: { measure: measureTaps, rounds: 15 },
  languages: { measure: measureLanguages, rounds: 15 },
  pages: { measure: measurePages, rounds: 10 },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.warn(
    `There is no part ${unknown.join(', ')}. Choose from ${Object.keys(parts).join(', ')}.`,
  )
  process.exit(2)
}

if (!values.quick && measuredCommit().endsWith('-dirty')) {
  console.warn('Nothing is measured: commit your changes first, or measure with --quick.')
  process.exit(1)
}

const [load = 0] = os.loadavg()
if (!values.quick && load > HIGHEST_LOAD) {
  console.warn(
    `Nothing is measured: the load average is ${load.toFixed(1)}, and results are unreliable above ` +
      `a load average of ${HIGHEST_LOAD}. Try again later, or measure without writing with --quick.`,
  )
  process.exit(1)
}

// Described before any results are written, because writing them changes the working tree.
const conditions = values.quick ? undefined : describeConditions()
for (const [name, { measure, rounds }] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.info(`\n${name}`)
  const metrics = await measure(values.quick ? 1 : rounds)
  const rows = metrics.map(formatCells)
  for (const [metric, result, budget] of rows) {
    console.info(`  ${metric.padEnd(60)} ${result.padEnd(24)} ${budget}`.trimEnd())
  }
  if (conditions !== undefined) writeResults(name, conditions, rows)
  const isBad = values.quick
    ? metrics.some(({ samples }) => !samples.every(Number.isFinite))
    : metrics.some(isOverBudget)
  if (isBad) process.exitCode = 1
}
