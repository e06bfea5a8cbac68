import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageUrls, notFoundUrls } from '../../src/urls.ts'
import { budgets } from '../budgets.ts'
import { builtFiles } from '../fixtures/built-files.ts'

const files = new Map(builtFiles('**/*.html', 'dist').map(({ path, text }) => [path, text]))

describe.each([...pageUrls, ...notFoundUrls])('the $page page at $path', (address) => {
  const html = files.get(address.file) ?? ''

  test('stays within the script budget', () => {
    const loaded = firstLoadScripts(html)
    expect(loaded.length).toBeGreaterThan(0)
    const bytes = loaded.map(bytesServed).reduce((total, size) => total + size, 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes, loaded.join(', ')).toBeLessThanOrEqual(budgets.firstLoadScript)
  })

  test('stays within the budget for same-origin requests', () => {
    const preloads = Array.from(html.matchAll(/<link rel="(?:preload|stylesheet)"/g)).length
    expect(1 + firstLoadScripts(html).length + preloads).toBeLessThanOrEqual(budgets.ownRequests)
  })

  test.runIf(address.page === 'landing')('stays within the budget for the landing document', () => {
    expect(
      bytesServed(address.file),
      `its sections, before compression: ${sectionSizes(html)}`,
    ).toBeLessThanOrEqual(budgets.landingDocument)
  })
})

/** The sections of a page with their bytes, largest first. */
function sectionSizes(html: string): string {
  const sections = html.split(/(?=<section [^>]*id=")/).slice(1)
  return sections
    .map((text) => ({ id: /id="([^"]+)"/.exec(text)?.[1], bytes: Buffer.byteLength(text) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ id, bytes }) => `#${id} ${bytes}`)
    .join(', ')
}

/** The entry script and the modules preloaded with it. */
function firstLoadScripts(html: string): string[] {
  const named = html.matchAll(
    /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g,
  )
  return Array.from(named, ([, address = '']) => address)
}

/** The size of the Brotli-compressed copy, which hosts send to browsers that support it. */
function bytesServed(path: string): number {
  return statSync(join('dist', `${path}.br`)).size
}
