import type { Page } from 'playwright/test'
import { pageUrls, notFoundUrls, unprefixed } from '../../src/urls.ts'
import { budgets } from '../budgets.ts'
import { violations } from '../browser/axe.ts'
import { contrastOfControls, contrastOfTexts, measureContrast } from '../browser/contrast.ts'
import { wakeAll } from '../browser/held-script.ts'
import { scriptBytes, watchFiles } from '../browser/loaded-files.ts'
import { scrollThrough } from '../browser/scrolling.ts'
import { expect, test } from '../browser/site-test.ts'
import { smallTargets, spaceText, textFaults } from '../browser/text-places.ts'
import { loadTypefaces } from '../browser/fonts.ts'

/*
 * Tests the built site for what must be true of any content. A failure names the URL, the section
 * and the width, so that a writer can tell which text is too long.
 */

/** Window widths in CSS pixels, from a small phone (or 400 % zoom) to a large screen. */
const WIDTHS = [320, 360, 768, 1024, 1280, 1920]

/** A message that the browser accepts and the form refuses. */
const WRONG = { name: ' ', phone: '1', email: 'a@b.co', message: 'x' }

const notFound = notFoundUrls.map((address) => ({
  ...address,
  path: `${address.path}nothing`,
}))

/** Without the URLs that have no language: each has the same body as one that has. */
const bodies = pageUrls.filter((address) => !unprefixed.includes(address))

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path, page: name } of pageUrls) {
  for (const width of [1280, 360]) {
    test(`${path} hydrates without an error and within its budgets at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const files = await watchFiles(page)
      // At this point, everything that loads without user interaction has loaded.
      await page.goto(path, { waitUntil: 'networkidle' })
      const first = scriptBytes(files)
      expect(first).toBeGreaterThan(0)
      expect.soft(first, 'script bytes on first load').toBeLessThanOrEqual(budgets.firstLoadScript)
      const own = files.filter(({ url, type }) => url.startsWith(`${baseURL}`) && type !== 'Image')
      expect
        .soft(own.length, own.map(({ url }) => url).join(' '))
        .toBeLessThanOrEqual(budgets.ownRequests)

      await scrollThrough(page)
      await expect(page.locator('[data-when=visible]')).not.toHaveCount(0)
      await expect(page.locator('[data-when=visible]:not([data-hydrated])')).toHaveCount(0)
      const scrolled = scriptBytes(files)
      expect(scrolled).toBeGreaterThan(first)
      expect
        .soft(scrolled, 'script bytes after scrolling to the end')
        .toBeLessThanOrEqual(budgets.scrolledScript)
      if (name === 'landing') {
        await page.locator('.contact-form input').first().focus()
        const client = () => files.some(({ url }) => url.includes('/supabase-client-'))
        await expect.poll(client).toBe(true)
        expect
          .soft(scriptBytes(files), 'script bytes after focusing the form')
          .toBeLessThanOrEqual(budgets.formScript)
      }
      const scripts = files.filter(({ type }) => type === 'Script')
      expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'br'))

      await wakeAll(page)
      await expect(page.locator('[data-failed]')).toHaveCount(0)
      const { served, shown } = await islandTexts(page)
      expect(served.length).toBeGreaterThan(1)
      expect(shown).toEqual(served)
    })
  }
}

for (const { path, page: name } of bodies) {
  test(`${path} fits windows of ${WIDTHS.join(', ')} pixels`, async ({ page }) => {
    await page.goto(path)
    await wakeAll(page)
    await loadTypefaces(page)
    await expect(page.locator('.rotating > span')).toHaveCount(name === 'landing' ? 5 : 0)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await inEachState(page, async (state) => {
        expect.soft(await overflows(page), `${path} at ${width} px${state}`).toEqual([])
      })
    }
    await page.setViewportSize({ width: 320, height: 256 })
    expect.soft(await smallTargets(page), `${path}: targets`).toEqual([])
    await spaceText(page)
    expect.soft(await textFaults(page), `${path} at 320 px, spaced text`).toEqual([])
  })

  for (const width of [1280, 360]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} is accessible at ${width} px in the ${colorScheme} scheme`, async ({
        page,
      }) => {
        await measureContrast(page)
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        await wakeAll(page)
        await expectVisibleControls(page)
        await inEachState(page, (state) => expectAccessible(page, state))
      })
    }
  }
}

for (const { path } of notFound) {
  test.describe(path, () => {
    test.use({ expectedProblems: ['404'] })

    test(`${path} is accessible in both schemes`, async ({ page }) => {
      await measureContrast(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        await expectVisibleControls(page)
        await expectAccessible(page, `, ${colorScheme}`)
      }
    })
  })
}

/** Repeats a measurement with each tab open, and with a wrong field and its toast. */
async function inEachState(page: Page, measure: (state: string) => Promise<void>): Promise<void> {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await measure(`, tab "${await tab.textContent()}"`)
  }
  const form = page.locator('.contact-form')
  if ((await form.count()) === 0) return measure('')
  for (const [name, value] of Object.entries(WRONG)) {
    await form.locator(`[name="${name}"]`).fill(value)
  }
  await form.locator('button').click()
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast.first()).toBeVisible()
  await measure(', wrong field')
  await toast.first().locator('[data-close-button]').click()
  await expect(toast).toHaveCount(0)
}

async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await violations(page), `axe${state}`).toEqual([])
  const texts = await contrastOfTexts(page)
  expect(texts.length).toBeGreaterThan(10)
  expect
    .soft(
      texts.filter(({ ratio }) => ratio < 4.5),
      `text contrast${state}`,
    )
    .toEqual([])
}

/** Before the first click: after one, what gets the focus by script has no ring. */
async function expectVisibleControls(page: Page): Promise<void> {
  const controls = await contrastOfControls(page)
  expect(controls.length).toBeGreaterThan(5)
  expect
    .soft(
      controls.filter(({ ratio }) => ratio < 3),
      'control contrast',
    )
    .toEqual([])
}

/** Parts, headline words and texts that do not fit the window: one line for each. */
async function overflows(page: Page): Promise<string[]> {
  const parts = await page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const all = '.site-header, .floating-navigation, main > *, .site-footer'
    const wide = [...document.querySelectorAll(all)]
      .filter((part) => part.scrollWidth > innerWidth)
      .map((part) => (part.id ? `#${part.id}` : part.className))
    return (wide.length > 0 ? wide : ['the page']).map((part) => `wider than the window: ${part}`)
  })
  const words = await page.evaluate(() => {
    const cell = document.querySelector('.rotating')
    const room = cell?.getBoundingClientRect()
    return [...(cell?.children ?? [])].flatMap((word) => {
      const text = document.createRange()
      text.selectNodeContents(word)
      const { right } = text.getBoundingClientRect()
      const fits = text.getClientRects().length === 1 && right <= Math.ceil(room?.right ?? 0)
      return fits && right <= innerWidth ? [] : [`cut off in #home: ${word.textContent}`]
    })
  })
  return [...parts, ...words, ...(await textFaults(page))]
}

/** The text of each island, in the HTML as served and on the page after hydration. */
function islandTexts(page: Page) {
  return page.evaluate(async () => {
    const read = (root: Document) =>
      [...root.querySelectorAll<HTMLElement>('[data-island]')].map((island) => {
        const texts = island.querySelector('[data-root] > :first-child')?.textContent
        return `${island.dataset['island']}: ${texts}`
      })
    // Not with DOMParser, which the Trusted Types policy blocks.
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.open('GET', location.href)
    const served = await new Promise<Document>((resolve, reject) => {
      request.addEventListener('load', () => resolve(request.response))
      request.addEventListener('error', reject)
      request.send()
    })
    return { served: read(served), shown: read(document) }
  })
}
