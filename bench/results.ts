import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import type { Figure } from './figure.ts'

const folder = new URL('results/', import.meta.url)

/** Keeps what one benchmark measured, with what it was measured on, and its drawings. */
export async function writeResults(
  name: string,
  figures: Figure[],
  drawings: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const measured = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: cpus().length,
    figures,
  }
  await writeFile(new URL(`${name}.json`, folder), `${JSON.stringify(measured, null, 2)}\n`)
  for (const [drawing, svg] of Object.entries(drawings)) {
    await writeFile(new URL(`${drawing}.svg`, folder), svg)
  }
}
