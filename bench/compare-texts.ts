import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { notFoundUrls, pageUrls } from '../src/urls.ts'

/**
 * Ensures that two builds have the same text on every page: otherwise, their measurements cannot be
 * compared.
 *
 * @throws Error with the first difference
 */
export function compareTexts(ours: string, others: string): void {
  for (const { file } of [...pageUrls, ...notFoundUrls]) {
    const [our, other] = [ours, others].map((folder) => textOf(path.join(folder, file)))
    if (our === undefined || other === undefined || our === other) continue
    let at = 0
    while (our[at] === other[at]) at++
    const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 50))
    throw new Error(`${file} has ${around(our)} in ${ours}, but ${around(other)} in ${others}`)
  }
}

/** The language, the title and all visible text, without white space. */
function textOf(file: string): string {
  const text = textIn(parse(readFileSync(file, 'utf8')))
  return text.replaceAll(/\s+/g, '')
}

function textIn(node: Tree.Node): string {
  if ('value' in node) return node.value
  if (['script', 'style', 'noscript'].includes(node.nodeName) || !('childNodes' in node)) return ''
  const attributes = 'attrs' in node ? node.attrs : []
  const language = attributes.find(({ name }) => name === 'lang')?.value ?? ''
  return language + node.childNodes.map(textIn).join('')
}
