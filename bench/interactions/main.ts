import { printFigures } from '../print-figures.ts'
import { measureInteractions } from './interactions.ts'

/** `npm run bench:interactions`: how soon the built pages answer. */
await printFigures(measureInteractions)
