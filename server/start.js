// @ts-check
import { start } from '../program-bundle/start.js'
import { program } from './bundle.js'

/* Starts `main.ts`: what Node and tsx take for its sources, the first page can be made in. */

await start(program, 'main')
