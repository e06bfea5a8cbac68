import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureColdBuild } from './builds/cold-build.ts'
import { buildLargerSites, growthFigures } from './builds/growth.ts'
import { formatFigure, isExceeded, type Figure } from './figure.ts'
import { measureInteractions } from './interactions/interactions.ts'
import { figuresOf, visitPages } from './pages/measure-pages.ts'
import { draw } from './plots/draw.ts'
import { writeResults } from './results.ts'

/**
 * `npm run bench`: the finished site against what is possible. Prints every figure with its
 * budget, keeps them and their drawings under `bench/results/`, and ends with 1 where one is over.
 */
interface Measured {
  figures: Figure[]
  /** SVG by name. */
  drawings: Record<string, string>
}

const parts: Record<string, (runs: number) => Promise<Measured>> = {
  async pages(runs) {
    const visits = await visitPages({ site: 'dist', runs, log: print })
    const points = visits.flatMap(({ path, making, throttling, visits: all }) =>
      all.map(({ largestPaint }) => ({ path, making, throttling, largestPaint })),
    )
    return {
      figures: figuresOf(visits),
      drawings: { 'largest-paints': await draw('largestPaints', points) },
    }
  },

  async interactions(runs) {
    return { figures: await measureInteractions(runs), drawings: {} }
  },

  async builds(runs) {
    return { figures: await measureColdBuild(runs), drawings: {} }
  },

  async growth(runs) {
    const sized = await buildLargerSites(runs, print)
    const pointsOf = (measure: 'seconds' | 'megabytes') =>
      sized.flatMap(({ locales, buildings }) =>
        buildings.map((one) => ({ locales, value: one[measure] })),
      )
    return {
      figures: growthFigures(sized),
      drawings: {
        'build-time': await draw('growth', { measure: 'build, s', points: pointsOf('seconds') }),
        'build-memory': await draw('growth', {
          measure: 'memory, MB',
          points: pointsOf('megabytes'),
        }),
      },
    }
  },
}

const { values } = parseArgs({
  options: {
    /** How often everything is measured; what varies most is measured three times as often. */
    runs: { type: 'string', default: '3' },
    /** Parts to measure, separated by commas. */
    only: { type: 'string', default: Object.keys(parts).join(',') },
  },
})

const runs = Number(values.runs)
const chosen = values.only.split(',')
const unknown = chosen.filter((name) => !(name in parts))
if (!(runs >= 1)) fail(`--runs must be a number from 1 on, not "${values.runs}".`)
if (unknown.length > 0) {
  fail(`--only knows ${Object.keys(parts).join(', ')}, not ${unknown.join(', ')}.`)
}
if (!existsSync('dist')) fail('There is no build to measure: run npm run build.')

let exceeded = 0
for (const [name, measure] of Object.entries(parts)) {
  if (!chosen.includes(name)) continue
  print(`\n${name}`)
  const { figures, drawings } = await measure(runs)
  for (const figure of figures) print(formatFigure(figure))
  exceeded += figures.filter(isExceeded).length
  await writeResults(name, figures, drawings)
}
print(
  `\n${exceeded === 0 ? 'Every figure is within its budget.' : `${exceeded} figures are over.`}`,
)
process.exitCode = exceeded === 0 ? 0 : 1

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
