import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Request } from 'playwright/test'
import { pageUrls } from '../../src/urls/page-urls.ts'
import { hydrateAll } from '../browser/island-scripts.ts'
import { scrollThrough } from '../browser/scrolling.ts'
import { expect, test } from '../browser/site-test.ts'

/** The budgets in `package.json`: bytes after Brotli compression, and numbers of requests. */
interface Budgets {
  /** The scripts that load before any interaction with a page. */
  firstLoadScript: number
  /** The scripts that have loaded once a page has been scrolled to the bottom. */
  scrolledScript: number
  /** The scripts that have loaded once the form has received the focus. */
  formScript: number
  landingDocument: number
  /** The part of the landing document up to the end of the hero. */
  heroOfDocument: number
  /** Requests to our own site on first load, excluding images and the print stylesheet. */
  ownRequests: number
}

const { budgets } = JSON.parse(readFileSync('package.json', 'utf8')) as { budgets: Budgets }

// The scripts are the same in every language.
for (const { path: address, page: name } of pageUrls.filter(({ locale }) => locale === 'en')) {
  test(`${address} loads within budget and hydrates without errors`, async ({ page, baseURL }) => {
    const requests: Request[] = []
    // Ignores requests to the flag service and to any analytics service.
    page.on('request', (request) => {
      if (request.url().startsWith(`${baseURL}/`)) requests.push(request)
    })
    // Waits for everything that loads without user interaction.
    await page.goto(address, { waitUntil: 'networkidle' })
    const first = await scriptBytes(requests)
    expect(first).toBeGreaterThan(0)
    expect.soft(first, 'script bytes on first load').toBeLessThanOrEqual(budgets.firstLoadScript)
    // The print stylesheet is loaded last and delays nothing, so it does not count.
    const printStylesheet = page.locator('link[rel=stylesheet][media=print]')
    const printUrl = await printStylesheet.evaluate((link: HTMLLinkElement) => link.href)
    const own = requests
      .filter((request) => request.resourceType() !== 'image')
      .map((request) => request.url())
      .filter((url) => url !== printUrl)
    expect.soft(own.length, own.join(' ')).toBeLessThanOrEqual(budgets.ownRequests)

    await scrollThrough(page)
    const islands = await page.locator('[data-when=visible]').count()
    if (name === 'landing') expect(islands).toBeGreaterThan(0)
    await expect(page.locator('[data-when=visible]:not([data-hydrated])')).toHaveCount(0)
    const scrolled = await scriptBytes(requests)
    if (islands > 0) expect(scrolled).toBeGreaterThan(first)
    expect
      .soft(scrolled, 'script bytes after scrolling to the end')
      .toBeLessThanOrEqual(budgets.scrolledScript)
    if (name === 'landing') {
      await page.locator('.contact-form input').first().focus()
      const hasClient = () =>
        requests.some((request) => request.url().includes('/supabase-client-'))
      await expect.poll(hasClient).toBe(true)
      expect
        .soft(await scriptBytes(requests), 'script bytes after focusing the form')
        .toBeLessThanOrEqual(budgets.formScript)
    }
    await hydrateAll(page)
  })
}

test('the landing document stays within its budgets in each language', () => {
  for (const { file } of pageUrls.filter(({ page }) => page === 'landing')) {
    const html = readFileSync(`dist/${file}`, 'utf8')
    const sections = `${file}, its sections before compression: ${sectionSizes(html)}`
    expect
      .soft(brotliCompressSync(html).length, sections)
      .toBeLessThanOrEqual(budgets.landingDocument)
    // The hero should fit in TCP's initial congestion window, to arrive in the first round trip.
    const [hero = ''] = /^[^]*?<\/section>/.exec(html) ?? []
    const { length } = brotliCompressSync(hero)
    expect
      .soft(length, `${file}, to the end of the hero`)
      .toBeLessThanOrEqual(budgets.heroOfDocument)
  }
})

/** Returns the total Brotli-compressed size of the scripts in bytes, without headers. */
async function scriptBytes(requests: readonly Request[]): Promise<number> {
  let bytes = 0
  for (const request of requests.filter((one) => one.resourceType() === 'script')) {
    const response = await request.response()
    await response?.finished()
    expect(await response?.headerValue('content-encoding'), request.url()).toBe('br')
    bytes += (await request.sizes()).responseBodySize
  }
  return bytes
}

/** Lists a page's sections with their sizes in bytes, largest first. */
function sectionSizes(html: string): string {
  const sections = html.split(/(?=<section [^>]*id=")/).slice(1)
  return sections
    .map((text) => ({ id: /id="([^"]+)"/.exec(text)?.[1], bytes: Buffer.byteLength(text) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ id, bytes }) => `#${id} ${bytes}`)
    .join(', ')
}
