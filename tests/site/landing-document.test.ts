import { statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageUrls } from '../../src/urls/page-urls.ts'
import { budgets } from '../read-budgets.ts'
import { builtFiles } from '../fixtures/built-files.ts'

const pages = builtFiles('**/*.html', 'dist')

test.each(pageUrls.filter(({ page }) => page === 'landing'))(
  '$file stays within the budget for the landing document',
  ({ file }) => {
    const html = pages.find(({ path }) => path === file)?.text ?? ''
    // Hosts send the Brotli-compressed copy to browsers that support it.
    expect(
      statSync(`dist/${file}.br`).size,
      `its sections, before compression: ${sectionSizes(html)}`,
    ).toBeLessThanOrEqual(budgets.landingDocument)
    // A server sends about this much before it waits for the first acknowledgement.
    const [throughHero = ''] = /^[^]*?<\/section>/.exec(html) ?? []
    expect(brotliCompressSync(throughHero).length).toBeLessThanOrEqual(budgets.heroOfDocument)
  },
)

/** The sections of a page with their bytes, largest first. */
function sectionSizes(html: string): string {
  const sections = html.split(/(?=<section [^>]*id=")/).slice(1)
  return sections
    .map((text) => ({ id: /id="([^"]+)"/.exec(text)?.[1], bytes: Buffer.byteLength(text) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ id, bytes }) => `#${id} ${bytes}`)
    .join(', ')
}
