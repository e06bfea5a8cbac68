import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { globSync } from 'tinyglobby'
import { precompress } from '../../hosting/precompress.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Scripts that no browser runs or reads: what search engines are told stays. */
const KEPT = 'application/ld+json'

/**
 * Copies a built site without anything that a browser would run or fetch for a script,
 * what its islands are given included. Everything else, down to the compression, is the same:
 * the limit that the site is measured against.
 */
export async function writeScriptFreeCopy(site: string, folder: string): Promise<void> {
  await cp(site, folder, { recursive: true })
  const pages = globSync('**/*.html', { cwd: folder })
  for (const page of pages) {
    const file = join(folder, page)
    const document = parse(await readFile(file, 'utf8'))
    removeScripts(document)
    await writeFile(file, serialize(document))
  }
  await precompress(folder, pages)
}

function removeScripts(node: Node): void {
  if (!('childNodes' in node)) return
  node.childNodes = node.childNodes.filter((child) => !('tagName' in child) || !isForScripts(child))
  for (const child of node.childNodes) removeScripts(child)
}

function isForScripts(element: Element): boolean {
  const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value
  if (element.tagName === 'script') return attribute('type') !== KEPT
  return element.tagName === 'link' && attribute('rel') === 'modulepreload'
}
