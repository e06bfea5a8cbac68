import type { Page } from 'playwright/test'
import { locales } from '../../src/locales.ts'
import { wordsOf } from '../fixtures/words.ts'
import { coveredPoints } from './covered.ts'
import { hydrateAll } from './island-scripts.ts'
import { showNavigation } from './scrolling.ts'
import { expect, phone, test } from './site-test.ts'

/** Viewport widths in CSS pixels, from a small phone to a large screen. */
const WIDTHS = [320, 360, 768, 1024, 1280, 1920]

/** The number of items in the floating navigation (specification, section 2). */
const NAVIGATION_ITEMS = 7

/** Visitor preferences that CSS can respond to, as Playwright names them. */
const PREFERENCES = [
  { reducedMotion: 'no-preference' },
  { forcedColors: 'active' },
  { colorScheme: 'dark' },
  { contrast: 'more' },
] as const

test('Tab moves through the header and the navigation from left to right and from top to bottom', async ({
  page,
}) => {
  await page.goto('/en')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => scrollTo(0, 0))
    const stops = await boxesOfStops(page)
    const headerLinks = ['logo', 'plans', ...locales].length
    const firstButton = 1
    expect(stops).toHaveLength(headerLinks + NAVIGATION_ITEMS + firstButton)
    for (const [index, stop] of stops.entries()) {
      const before = stops[index - 1]
      // On phones, the focused navigation covers the header.
      const isFirstOfBar = width < 768 && index === 2 + locales.length
      if (before === undefined || isFirstOfBar) continue
      const isBelow = stop.top >= before.bottom - 1
      const isInSameRow = stop.top < before.bottom && stop.bottom > before.top
      const follows = isBelow || (isInSameRow && stop.left >= before.right - 1)
      expect.soft(follows, `${width} px: ${before.name}, then ${stop.name}`).toBe(true)
    }
  }
})

test("the links do not depend on the visitor's preferences", async ({ page }) => {
  const none = { forcedColors: null, colorScheme: null, contrast: null }
  await page.goto('/en')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ ...none, reducedMotion: 'reduce' })
    await showNavigation(page)
    const links = await visibleLinks(page)
    expect(links).not.toEqual([])
    for (const preference of PREFERENCES) {
      await page.emulateMedia({ ...none, reducedMotion: null, ...preference })
      const where = `${width} px, ${JSON.stringify(preference)}`
      await expect.poll(() => visibleLinks(page), where).toEqual(links)
    }
  }
})

test("each language link has the language's name, and text of at least 12 px", async ({ page }) => {
  await page.goto('/en')
  const { languageNames } = wordsOf('en', 'site').header
  for (const locale of locales) {
    const link = page.locator(`.languages a[hreflang="${locale}"]`)
    await expect(link).toHaveAccessibleName(
      new RegExp(`${languageNames[locale]}$`.replace(/[()]/g, '\\$&')),
    )
    await expect(link).toHaveAttribute('lang', locale)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const text of await link.locator('span:not(.flag)').all()) {
        const size = await text.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
        expect(size).toBeGreaterThanOrEqual(12)
      }
    }
  }
})

test.describe('on a phone,', () => {
  test.use({ ...phone })

  test('the links in the header are at least 44 px high and within its margins, even with a fifth language', async ({
    page,
  }) => {
    await page.goto('/en')
    await addLanguages(page, 5)
    for (const link of await page.locator('.site-header a:visible').all()) {
      const { x = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(44)
      expect(x).toBeGreaterThanOrEqual(20)
      expect(x + width).toBeLessThanOrEqual(340)
    }
  })

  test('six languages have their own row in the header, and content scrolls clear of both rows', async ({
    page,
  }) => {
    await page.goto('/en')
    await addLanguages(page, 6)
    for (const width of [320, 360, 479]) {
      await page.setViewportSize({ width, height: 640 })
      const boxes = []
      for (const link of await page.locator('.languages a').all()) {
        expect(await coveredPoints(link)).toEqual([])
        boxes.push((await link.boundingBox()) ?? { y: 0, width: 0, height: 0 })
      }
      expect(boxes).toHaveLength(6)
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
      for (const box of boxes) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      }
      for (const link of await page.locator('.site-header :is(.brand, .to-plans)').all()) {
        const { y = 0, height = Infinity } = (await link.boundingBox()) ?? {}
        expect(height).toBeGreaterThanOrEqual(44)
        expect(y + height).toBeLessThanOrEqual(boxes[0]?.y ?? 0)
      }

      // Sections scroll to 120 px below the top, focused elements to 12 px below the header.
      const header = (await page.locator('.site-header').boundingBox())?.height ?? Infinity
      expect(header).toBeLessThan(120)
      await expect(page.locator('#home a').first()).toHaveCSS(
        'scroll-margin-top',
        `${header + 12}px`,
      )
    }
  })
})

/** Adds copies of the last language until there are `count` languages. */
async function addLanguages(page: Page, count: number): Promise<void> {
  await page.locator('.languages ul').evaluate((list, wanted) => {
    while (list.lastElementChild && list.children.length < wanted) {
      list.append(list.lastElementChild.cloneNode(true))
    }
  }, count)
}

test('nothing is painted over the header in a wide viewport', async ({ page }) => {
  for (const [path, ...widths] of [['/en', 1280, 768] as const, ['/en/precos', 1280] as const]) {
    await page.goto(path)
    await hydrateAll(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 })
      await expect(page.locator('.site-header')).toBeVisible()
      expect(await page.evaluate(paintedOverHeader), `${path} at ${width} px`).toEqual([])
    }
  }
})

/**
 * The boxes of the elements that Tab focuses, from the first after the skip link to the first in
 * the content.
 */
async function boxesOfStops(page: Page) {
  const stops = []
  await page.locator('.skip').focus()
  for (let isInContent = false; !isInContent && stops.length < 40;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      const { left, right, top, bottom } = (element ?? document.body).getBoundingClientRect()
      const name = element?.textContent?.trim()
      return { name, isInContent: !!element?.closest('main'), left, right, top, bottom }
    })
    stops.push(stop)
    isInContent = stop.isInContent
  }
  return stops
}

/** The texts and URLs of all visible links on the page. */
async function visibleLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`),
    )
}

/** Runs in the page: scrolls through it, and finds what is in front of the header. */
function paintedOverHeader(): string[] {
  const found = new Set<string>()
  const height = document.querySelector('.site-header')?.clientHeight ?? 0
  for (let top = 0; top < document.documentElement.scrollHeight; top += height / 2) {
    scrollTo({ top, behavior: 'instant' })
    for (let x = 4; x < innerWidth; x += 24) {
      const stack = document.elementsFromPoint(x, height / 2)
      const header = stack.findIndex((element) => element.matches('.site-header'))
      for (const element of stack.slice(0, header)) {
        if (element.closest('main')) found.add(element.outerHTML.slice(0, 120))
      }
    }
  }
  return [...found]
}
