import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../content/source.ts'
import { DRAFT_ENDING, replaceFiles } from '../core/replace-files.ts'
import { generatedMark } from './price-modules.ts'

/** The folder of the generated modules, from the root. */
const generatedFolder = 'src/generated/prices'

/** A generated file that is out of date; null if the file doesn't exist, or shouldn't. */
export interface StaleFile {
  /** From the root, with forward slashes. */
  path: string
  current: string | null
  wanted: string | null
}

/**
 * Compares the generated modules with the current prices.
 *
 * @param modules the wanted texts, by file name
 */
export async function staleFiles(
  root: string,
  modules: ReadonlyMap<string, string>,
): Promise<StaleFile[]> {
  const folder = join(root, generatedFolder)
  const names = new Set([...modules.keys(), ...(await generatedNames(folder))])
  const files = await Promise.all(
    [...names].toSorted().map(async (name) => ({
      path: `${generatedFolder}/${name}`,
      current: (await unlessMissing(readFile(join(folder, name), 'utf8'))) ?? null,
      wanted: modules.get(name) ?? null,
    })),
  )
  return files.filter(({ current, wanted }) => current !== wanted)
}

/**
 * Writes the wanted texts, and removes the files that shouldn't exist.
 *
 * @throws the error of the system if the folder can't be written; then nothing has changed
 */
export async function writeStaleFiles(root: string, stale: readonly StaleFile[]): Promise<void> {
  await mkdir(join(root, generatedFolder), { recursive: true })
  const texts = new Map<string, string>()
  for (const { path, wanted } of stale) if (wanted !== null) texts.set(join(root, path), wanted)
  await replaceFiles(texts)
  const obsolete = stale.filter(({ wanted }) => wanted === null)
  await Promise.all(obsolete.map(({ path }) => rm(join(root, path), { force: true })))
}

/** The names of the files that an earlier run has written, the drafts of a crash included. */
async function generatedNames(folder: string): Promise<string[]> {
  const names = (await unlessMissing(readdir(folder))) ?? []
  const isGenerated = await Promise.all(
    names.map(async (name) => {
      if (name.endsWith(DRAFT_ENDING)) return true
      if (!name.endsWith('.ts')) return false
      return (await readFile(join(folder, name), 'utf8')).startsWith(generatedMark)
    }),
  )
  return names.filter((_, index) => isGenerated[index])
}

async function unlessMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
