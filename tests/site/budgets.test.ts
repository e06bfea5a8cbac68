import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { budgets } from '../budgets.ts'
import { builtFiles } from '../fixtures/built-files.ts'

describe.each(builtFiles('**/*.html', 'dist'))('$path', ({ path, text }) => {
  test('keeps its script within the budget', () => {
    const loaded = firstLoadScripts(text)
    expect(loaded.length).toBeGreaterThan(0)
    const bytes = loaded.map(bytesServed).reduce(sum, 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes, loaded.join(', ')).toBeLessThanOrEqual(budgets.firstLoadScript)
  })

  test('keeps its own requests within the budget', () => {
    const preloads = Array.from(text.matchAll(/<link rel="(?:preload|stylesheet)"/g)).length
    expect(1 + firstLoadScripts(text).length + preloads).toBeLessThanOrEqual(budgets.ownRequests)
  })

  test.skipIf(path.includes('precos') || path.includes('404'))(
    'keeps the landing document within the budget',
    () => {
      expect(bytesServed(path)).toBeLessThanOrEqual(budgets.landingDocument)
    },
  )
})

/** The entry and everything that the browser is told to fetch with it. */
function firstLoadScripts(html: string): string[] {
  const named = html.matchAll(
    /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g,
  )
  return Array.from(named, ([, address = '']) => address)
}

/** Of the copy that hosts send to a browser that knows brotli. */
function bytesServed(path: string): number {
  return statSync(join('dist', `${path}.br`)).size
}

function sum(a: number, b: number): number {
  return a + b
}
