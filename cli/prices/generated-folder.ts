import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../content/source.ts'
import { generatedMark } from './module-source.ts'
import type { PriceModules } from './price-modules.ts'

/** Where the generated modules lie, from the root. */
export const generatedFolder = 'src/generated/prices'

/** One file that is not as it should be; null stands for a file that isn't there. */
export interface StaleFile {
  /** From the root, with forward slashes. */
  path: string
  current: string | null
  wanted: string | null
}

/** Compares the generated modules on disk with those that should be there. */
export async function staleFiles(root: string, modules: PriceModules): Promise<StaleFile[]> {
  const folder = join(root, generatedFolder)
  const names = new Set([...modules.keys(), ...(await generatedNames(folder))])
  const files = await Promise.all(
    [...names].toSorted().map(async (name) => ({
      path: `${generatedFolder}/${name}`,
      current: await readText(join(folder, name)),
      wanted: modules.get(name) ?? null,
    })),
  )
  return files.filter(({ current, wanted }) => current !== wanted)
}

/**
 * Brings stale files up to date and leaves the others untouched. Every file is
 * written under another name first, so that none is ever half written.
 *
 * @throws the system's error where the folder can't be written; nothing is changed then
 */
export async function writeStaleFiles(root: string, stale: readonly StaleFile[]): Promise<void> {
  if (stale.length === 0) return
  await mkdir(join(root, generatedFolder), { recursive: true })

  const drafts: { draft: string; target: string }[] = []
  try {
    for (const { path, wanted } of stale) {
      if (wanted === null) continue
      const target = join(root, path)
      const draft = `${target}${DRAFT_ENDING}`
      drafts.push({ draft, target })
      await writeFile(draft, wanted)
    }
    for (const { draft, target } of drafts) await rename(draft, target)
  } finally {
    await Promise.all(drafts.map(({ draft }) => rm(draft, { force: true })))
  }
  for (const { path, wanted } of stale)
    if (wanted === null) await rm(join(root, path), { force: true })
}

const DRAFT_ENDING = '.draft'

/** Files that an earlier run left here: with our mark on the first line, or broken off on the way. */
async function generatedNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const ours = await Promise.all(
    names.map(async (name) => {
      if (name.endsWith(DRAFT_ENDING)) return true
      if (!name.endsWith('.ts')) return false
      return (await readText(join(folder, name)))?.startsWith(generatedMark) ?? false
    }),
  )
  return names.filter((_, index) => ours[index])
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
