import { createHash } from 'node:crypto'

/** Sources that allow the inline code of some pages, as a Content-Security-Policy writes them. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** Scripts of these types are data: the browser never runs them. */
const DATA = ['application/json', 'application/ld+json']

const ELEMENT = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs

/** The hashes of all inline scripts and styles of some pages, each once. */
export function inlineHashes(pages: string[]): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const html of pages) {
    for (const [, element, attributes = '', code = ''] of html.matchAll(ELEMENT)) {
      if (element === 'style') styles.add(hashSource(code))
      else if (isInlineScript(attributes)) scripts.add(hashSource(code))
    }
  }
  return { scripts: [...scripts].toSorted(), styles: [...styles].toSorted() }
}

/**
 * What a page must not have, because no hash can allow it: style attributes,
 * event handlers in attributes and `javascript:` addresses.
 */
export function forbiddenAttributes(html: string): string[] {
  const markup = html.replaceAll(ELEMENT, '')
  const found = markup.matchAll(
    /<[a-z][^>]*?\s((?:style|on[a-z]+)="[^"]*"|(?:href|src|action)="\s*javascript:[^"]*")/gi,
  )
  return Array.from(found, ([, attribute = '']) => attribute)
}

function isInlineScript(attributes: string): boolean {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
  return !/\ssrc=/.test(attributes) && !DATA.includes(type)
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
