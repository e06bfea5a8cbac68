import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { precompress } from '../hosting/precompress.ts'

/** Matches scripts and their preloads, but not structured data, which is for search engines. */
const FOR_SCRIPTS =
  /<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs

/**
 * Copies a build without its scripts and the props of its islands. This is the lower bound for the load
 * time of the site, whatever its scripts do.
 *
 * @returns the folder of the copy
 */
export async function writeNoScriptBaseline(site: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'no-script-baseline-'))
  await cp(site, folder, { recursive: true })
  const pages = globSync('**/*.html', { cwd: folder })
  for (const page of pages) {
    const html = await readFile(join(folder, page), 'utf8')
    await writeFile(join(folder, page), html.replaceAll(FOR_SCRIPTS, ''))
  }
  await precompress(folder, pages)
  return folder
}
