import { mkdir, writeFile } from 'node:fs/promises'
import { formatFigure } from '../figure.ts'
import { drawSituations } from './draw.tsx'
import { figuresOf } from './figures.ts'
import { recordSituations } from './situations.ts'

/** `npm run bench:loading`: what is loaded when, printed and drawn into `docs/performance/`. */
const FOLDER = new URL('../../docs/performance/', import.meta.url)

const recordings = await recordSituations()
await mkdir(FOLDER, { recursive: true })
for (const [name, svg] of Object.entries(drawSituations(recordings))) {
  await writeFile(new URL(`${name}.svg`, FOLDER), svg)
}
for (const figure of figuresOf(recordings)) process.stdout.write(`${formatFigure(figure)}\n`)
