import { parseArgs } from 'node:util'
import { formatMetric, isOverBudget, type Metric } from './metrics.ts'

/**
 * Runs the benchmarks named on the command line, or all of them, and exits with 1 if a metric exceeds
 * its budget. The cold build is first, because the others measure its output.
 */
const benchmarks: Record<string, (rounds: number | undefined) => Promise<Metric[]>> = {
  build: async (rounds) => (await import('./cold-build.ts')).measureColdBuild(rounds),
  chunks: async () => (await import('./chunks.ts')).measureChunks(),
  interactions: async (rounds) => (await import('./interactions.ts')).measureInteractions(rounds),
  pages: async (rounds) => (await import('./pages.ts')).measurePages(rounds),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many times everything is measured. */
    rounds: { type: 'string' },
  },
})
const rounds = values.rounds === undefined ? undefined : Number(values.rounds)
if (rounds !== undefined && !(rounds >= 1)) fail('--rounds must be a number of at least 1.')
const unknown = positionals.filter((name) => !(name in benchmarks))
if (unknown.length > 0) fail(`There is no benchmark ${unknown.join(', ')}.`)

for (const [name, measure] of Object.entries(benchmarks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.info(`\n${name}`)
  const metrics = await measure(rounds)
  for (const metric of metrics) console.info(formatMetric(metric))
  if (metrics.some(isOverBudget)) process.exitCode = 1
}

function fail(message: string): never {
  console.warn(message)
  process.exit(2)
}
