import type { Page } from 'playwright/test'
import { addresses, notFoundAddresses, unprefixed } from '../../src/addresses.ts'
import { budgets } from '../budgets.ts'
import { violations } from '../e2e/axe.ts'
import { contrastOfControls, contrastOfTexts, measureContrast } from '../e2e/contrast.ts'
import { wakeAll } from '../e2e/held-script.ts'
import { scriptBytes, watchFiles } from '../e2e/loaded-files.ts'
import { scrollThrough } from '../e2e/scrolling.ts'
import { expect, test } from '../e2e/site-test.ts'
import { textFaults } from '../e2e/text-places.ts'
import { loadTypefaces } from '../e2e/typefaces.ts'

/*
 * The built site by what must be true of any content. A failure names the URL, the section and the
 * width, so that a writer can tell which text is too long.
 */

/** Widths of windows in CSS pixels, from a small phone, or 400 percent zoom, to a large screen. */
const WIDTHS = [320, 360, 768, 1024, 1280, 1920]

const notFound = notFoundAddresses.map((address) => ({
  ...address,
  path: `${address.path}nothing`,
}))

/** The addresses without a language have the same body as another one. */
const bodies = [...addresses.filter((address) => !unprefixed.includes(address)), ...notFound]

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: ['404'] })

for (const { path, page: name } of [...addresses, ...notFound]) {
  test(`${path} hydrates without an error and within its budgets`, async ({ page, baseURL }) => {
    const files = await watchFiles(page)
    // Everything that is loaded without a visitor has been loaded.
    await page.goto(path, { waitUntil: 'networkidle' })
    const first = scriptBytes(files)
    expect(first).toBeGreaterThan(0)
    expect.soft(first, 'bytes of script, first load').toBeLessThanOrEqual(budgets.firstLoadScript)
    const own = files.filter(({ url, type }) => url.startsWith(`${baseURL}`) && type !== 'Image')
    expect
      .soft(own.length, own.map(({ url }) => url).join(' '))
      .toBeLessThanOrEqual(budgets.ownRequests)

    await scrollThrough(page)
    await expect(page.locator('[data-when=visible]:not([data-awake])')).toHaveCount(0)
    expect
      .soft(scriptBytes(files), 'bytes of script, read to the end')
      .toBeLessThanOrEqual(budgets.scrolledScript)
    if (name === 'landing') {
      await page.locator('.contact-form input').first().focus()
      const client = () => files.some(({ url }) => url.includes('/supabase-client-'))
      await expect.poll(client).toBe(true)
      expect
        .soft(scriptBytes(files), 'bytes of script, form focused')
        .toBeLessThanOrEqual(budgets.formScript)
    }
    const scripts = files.filter(({ type }) => type === 'Script')
    expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'br'))

    await wakeAll(page)
    await expect(page.locator('[data-failed]')).toHaveCount(0)
    const { delivered, shown } = await islandTexts(page)
    expect(shown).toEqual(delivered)
  })
}

for (const { path, page: name } of bodies) {
  // The texts of the 404 page are fixed.
  if (name !== 'notFound') {
    test(`${path} fits windows of ${WIDTHS.join(', ')} pixels`, async ({ page }) => {
      await page.goto(path)
      await wakeAll(page)
      await loadTypefaces(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await overflows(page), `${path} at ${width} px`).toEqual([])
      }
    })
  }

  for (const { width, colorScheme } of [
    { width: 1280, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
  ] as const) {
    test(`${path} is accessible at ${width} px, ${colorScheme}`, async ({ page }) => {
      await measureContrast(page)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await wakeAll(page)
      expect.soft(await violations(page), 'axe').toEqual([])

      const texts = await contrastOfTexts(page)
      expect(texts.length).toBeGreaterThan(10)
      expect
        .soft(
          texts.filter(({ ratio }) => ratio < 4.5),
          'contrast of texts',
        )
        .toEqual([])
      const controls = await contrastOfControls(page)
      expect(controls.length).toBeGreaterThan(5)
      expect
        .soft(
          controls.filter(({ ratio }) => ratio < 3),
          'contrast of controls',
        )
        .toEqual([])
    })
  }
}

/** What does not fit the window: texts, words of the headline, sections. One line for each, with its section. */
async function overflows(page: Page): Promise<string[]> {
  const sections = await page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const parts = '.site-header, .floating-navigation, main > section, .site-footer'
    return [...document.querySelectorAll(parts)]
      .filter((part) => part.scrollWidth > innerWidth)
      .map((part) => `wider than the window: ${part.id ? `#${part.id}` : part.className}`)
  })
  const words = await page.evaluate(() => {
    const cell = document.querySelector('.rotating')
    const room = cell?.getBoundingClientRect()
    return [...(cell?.children ?? [])].flatMap((word) => {
      const text = document.createRange()
      text.selectNodeContents(word)
      const { right } = text.getBoundingClientRect()
      const fits = text.getClientRects().length === 1 && right <= Math.ceil(room?.right ?? 0)
      return fits && right <= innerWidth ? [] : [`cut in #home: ${word.textContent}`]
    })
  })
  return [...sections, ...words, ...(await textFaults(page))]
}

/** The texts of each island, in the document as it was delivered and on the page as it is. */
function islandTexts(page: Page) {
  return page.evaluate(async () => {
    const read = (root: Document) =>
      [...root.querySelectorAll<HTMLElement>('[data-island]')].map((island) => {
        const texts = island.querySelector('[data-root] > :first-child')?.textContent
        return `${island.dataset['island']}: ${texts}`
      })
    // Not by a DOMParser: Trusted Types forbid it.
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.open('GET', location.href)
    const delivered = await new Promise<Document>((resolve, reject) => {
      request.addEventListener('load', () => resolve(request.response))
      request.addEventListener('error', reject)
      request.send()
    })
    return { delivered: read(delivered), shown: read(document) }
  })
}
