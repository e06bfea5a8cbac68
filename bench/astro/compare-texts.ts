import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { pageUrls, notFoundUrls } from '../../src/urls.ts'

/** Elements whose text nobody reads. A template's is not among its child nodes. */
const SILENT = ['script', 'style', 'noscript']

/**
 * Makes sure that two builds of the site show the same text on every page: else
 * comparing what they cost says nothing.
 *
 * @throws Error that names each page and its first difference
 */
export function compareTexts(ours: string, others: string): void {
  const differences = [...pageUrls, ...notFoundUrls].flatMap(({ file }) => {
    const difference = firstDifference(textOf(ours, file), textOf(others, file))
    return difference === undefined ? [] : [`${file}: ${difference}`]
  })
  if (differences.length === 0) return
  throw new Error(
    `The pages of ${others} differ from those of ${ours}; if both are freshly built, mend bench/astro:\n${differences.join('\n')}`,
  )
}

function firstDifference(ours: string, others: string): string | undefined {
  if (ours === others) return undefined
  let at = 0
  while (ours[at] === others[at]) at++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 50))
  return `${around(ours)} became ${around(others)}`
}

/** The language, the title and all visible text, without white space, which marks no difference to the eye. */
function textOf(folder: string, file: string): string {
  const full = path.join(folder, file)
  if (!existsSync(full)) throw new Error(`${full} is missing: build the site first`)
  return textIn(parse(readFileSync(full, 'utf8'))).replaceAll(/\s+/g, '')
}

function textIn(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value
  if (SILENT.includes(node.nodeName) || !('childNodes' in node)) return ''
  const language = node.nodeName === 'html' ? languageOf(node as Tree.Element) : ''
  return language + node.childNodes.map(textIn).join('')
}

function languageOf({ attrs }: Tree.Element): string {
  return `[${attrs.find(({ name }) => name === 'lang')?.value}]`
}
