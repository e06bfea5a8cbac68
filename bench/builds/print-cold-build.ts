import { parseArgs } from 'node:util'
import { formatFigure, isExceeded } from '../figure.ts'
import { measureColdBuild } from './cold-build.ts'

/** `npm run bench:build`: the cold build against Astro's; ends with 1 where it is over budget. */
const { values } = parseArgs({
  options: {
    /** How often each is built. */
    runs: { type: 'string', default: '5' },
  },
})

const figures = await measureColdBuild(Number(values.runs))
for (const figure of figures) process.stdout.write(`${formatFigure(figure)}\n`)
if (figures.some(isExceeded)) process.exitCode = 1
