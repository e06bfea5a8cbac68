import { rename, writeFile } from 'node:fs/promises'

/** Gives a file another text, whole or not at all: a process that dies half-way leaves the old one. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`
  await writeFile(draft, text)
  await rename(draft, path)
}
