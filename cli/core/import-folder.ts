import { readdir } from 'node:fs/promises'

const imported = new Map<string, Promise<unknown[]>>()

/** Imports the modules in a folder of `cli/`, sorted by name. */
export async function importFolder<Module>(folder: string): Promise<Module[]> {
  const modules = imported.get(folder) ?? importFiles(new URL(`../${folder}/`, import.meta.url))
  // Importing them again would resolve their names again, which takes a fifth of a check.
  imported.set(folder, modules)
  return modules as Promise<Module[]>
}

async function importFiles(folder: URL): Promise<unknown[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  return Promise.all(files.toSorted().map((name) => import(new URL(name, folder).href)))
}
