import { readdir } from 'node:fs/promises'

const imported = new Map<string, Promise<unknown[]>>()

/** Imports what each module in a folder of `cli/` exports under a name, sorted by module. */
export async function importFolder<Export>(folder: string, name: string): Promise<Export[]> {
  const found = imported.get(folder + name) ?? importFiles(folder, name)
  // Importing them again would resolve their names again, which takes a fifth of a check.
  imported.set(folder + name, found)
  return found as Promise<Export[]>
}

async function importFiles(folder: string, name: string): Promise<unknown[]> {
  const url = new URL(`../${folder}/`, import.meta.url)
  const files = (await readdir(url)).filter((file) => file.endsWith('.ts'))
  return Promise.all(
    files.toSorted().map(async (file) => {
      const module = (await import(new URL(file, url).href)) as Record<string, unknown>
      if (module[name] !== undefined) return module[name]
      throw new Error(`cli/${folder}/${file} has no ${name} export.`)
    }),
  )
}
