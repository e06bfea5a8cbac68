/** Writes the icons into `public/`. Run by `npm run icons` after a change of the mark; the results are committed. */
import { writeFile } from 'node:fs/promises'
import { drawIcons } from './icons.ts'

const folder = new URL('../public/', import.meta.url)
for (const [name, content] of Object.entries(drawIcons())) {
  await writeFile(new URL(name, folder), content)
  process.stdout.write(`${name} ${content.length} bytes\n`)
}
