import { printFigures } from '../print-figures.ts'
import { measureColdBuild } from './cold-build.ts'

/** `npm run bench:build`: the cold build against Astro's. */
await printFigures(measureColdBuild)
