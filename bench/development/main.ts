import { parseArgs } from 'node:util'
import { formatFigure, isExceeded } from '../figure.ts'
import { measureDevelopment } from './measure-development.ts'

/** `npm run bench:dev`: the first page and an edit in development, each with its budget. */
const { values } = parseArgs({
  options: {
    /** How often everything is measured; medians of fewer than five say little. */
    runs: { type: 'string', default: '5' },
  },
})

const figures = await measureDevelopment(Number(values.runs))
for (const figure of figures) process.stdout.write(`${formatFigure(figure)}\n`)
if (figures.some(isExceeded)) process.exitCode = 1
