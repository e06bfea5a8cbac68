import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { replaceFiles } from '../core/replace-files.ts'

/** The folder for generated modules, relative to the root; it contains nothing else. */
const GENERATED_FOLDER = 'src/generated/prices'

/**
 * A generated file that is out of date. `current` is null if the file is missing; `wanted` is null
 * if it should not exist.
 */
export interface StaleFile {
  /** Relative to the root, with forward slashes. */
  path: string
  current: string | null
  wanted: string | null
}

/** Returns the files that differ from `modules`, which maps each file name to the expected text. */
export async function staleFiles(
  root: string,
  modules: ReadonlyMap<string, string>,
): Promise<StaleFile[]> {
  const folder = path.join(root, GENERATED_FOLDER)
  const found = await glob('*', { cwd: folder })
  const files = await Promise.all(
    [...new Set([...modules.keys(), ...found])].toSorted().map(async (name) => ({
      path: `${GENERATED_FOLDER}/${name}`,
      current: found.includes(name) ? await readFile(path.join(folder, name), 'utf8') : null,
      wanted: modules.get(name) ?? null,
    })),
  )
  return files.filter(({ current, wanted }) => current !== wanted)
}

/**
 * Writes the expected texts, and removes files that should not exist.
 *
 * @throws the system's error if a file cannot be written, replaced or removed. If a text cannot be
 *   written, no file has changed; otherwise, some may have been replaced or removed.
 */
export async function writeStaleFiles(root: string, stale: readonly StaleFile[]): Promise<void> {
  await mkdir(path.join(root, GENERATED_FOLDER), { recursive: true })
  const isWanted = (file: StaleFile): file is StaleFile & { wanted: string } => file.wanted !== null
  const texts = stale
    .filter(isWanted)
    .map((file) => [path.join(root, file.path), file.wanted] as const)
  await replaceFiles(new Map(texts))
  for (const file of stale)
    if (!isWanted(file)) await rm(path.join(root, file.path), { force: true })
}
