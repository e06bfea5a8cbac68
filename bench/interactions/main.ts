import { parseArgs } from 'node:util'
import { formatFigure, isExceeded } from '../figure.ts'
import { measureInteractions } from './interactions.ts'

/** `npm run bench:interactions`: prints how soon the built pages answer; fails where that is too late. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })

const figures = await measureInteractions(Number(values.runs), (figure) => {
  process.stdout.write(`${formatFigure(figure)}\n`)
})
if (figures.some(isExceeded)) process.exitCode = 1
