import { printFigures } from '../print-figures.ts'
import { measureDevelopment } from './measure-development.ts'

/** `npm run bench:dev`: the first page and an edit in development. */
await printFigures(measureDevelopment)
