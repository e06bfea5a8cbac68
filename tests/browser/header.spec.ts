import type { Page } from 'playwright/test'
import { hydrateAll } from './island-scripts.ts'
import { expect, phone, test } from './site-test.ts'

test.describe('on a phone,', () => {
  test.use({ ...phone })

  test('five language links fit in the header, each at least 44 px high', async ({ page }) => {
    await page.goto('/en')
    await addLanguages(page, 5)
    for (const link of await page.locator('.site-header a:visible').all()) {
      const { x = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(44)
      expect(x).toBeGreaterThanOrEqual(20)
      expect(x + width).toBeLessThanOrEqual(340)
    }
  })
})

/** Adds copies of the last language link until there are `count` links. */
async function addLanguages(page: Page, count: number): Promise<void> {
  await page.locator('.languages ul').evaluate((list, wanted) => {
    while (list.lastElementChild && list.children.length < wanted) {
      list.append(list.lastElementChild.cloneNode(true))
    }
  }, count)
}

test.describe('on a phone that is rotated,', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the page stays near where the visitor is reading', async ({ page }) => {
    await page.goto('/en')
    await page.locator('#especialistas').evaluate((section) => section.scrollIntoView())
    await page.mouse.wheel(0, 200)
    const distance = () =>
      page.locator('#especialistas').evaluate((one) => Math.abs(one.getBoundingClientRect().top))
    expect(await distance()).toBeLessThan(844)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(844)
    expect(await distance()).toBeLessThan(844)
    expect(
      await page.locator('.site-header').evaluate((one) => one.getBoundingClientRect().bottom),
    ).toBeLessThanOrEqual(0)
  })
})

test('nothing is painted over the header in a wide viewport', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/en')
  await hydrateAll(page)
  expect(await page.evaluate(paintedOverHeader)).toEqual([])
})

/** Runs in the page: scrolls through it, and returns the elements painted over the header. */
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
