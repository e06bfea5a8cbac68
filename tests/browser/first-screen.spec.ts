import type { Page } from 'playwright/test'
import { loadFonts } from '../../browser/load-fonts.ts'
import { pageUrls } from '../../src/urls/page-urls.ts'
import { hydrateAll } from './island-scripts.ts'
import { expect, test } from './site-test.ts'

/** Viewports of phones, tablets, laptops and a large screen, in CSS pixels. */
const windowSizes = [
  [360, 640],
  [390, 664],
  [768, 900],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const

/** The viewports of a laptop and a small phone. */
const firstScreens = [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
]

/** The maximum height of the fixture site's landing page by viewport width, both in CSS pixels. */
const maxHeights = { 360: 11_000, 1280: 9_500 }

for (const { path, page: name } of pageUrls.filter(({ locale }) => locale === 'en')) {
  // tests/browser/prices.spec.ts checks what is above the fold on the pricing page.
  const shown = name === 'landing' ? 'the hero and the page stay within height limits, and ' : ''

  test(`on ${path}, ${shown}the navigation covers no text or control`, async ({ page }) => {
    await page.goto(path)
    await loadFonts(page)
    for (const [width, height] of windowSizes) {
      await page.setViewportSize({ width, height })
      expect.soft(await coveredByNavigation(page), `${width} by ${height}`).toEqual([])
    }
    if (name === 'landing') {
      await hydrateAll(page)
      for (const [width, longest] of Object.entries(maxHeights)) {
        await page.setViewportSize({ width: Number(width), height: 800 })
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect.soft(height, `height of the page at ${width} px`).toBeLessThanOrEqual(longest)
      }
      // The lead should be one paragraph; the fixture site adds another paragraph to test links.
      const [, ...others] = await page.locator('#home .lead p').all()
      for (const other of others) await other.evaluate((paragraph) => paragraph.remove())
      for (const window of firstScreens) {
        await page.setViewportSize(window)
        await expect(page.locator('#home .button').first()).toBeInViewport({ ratio: 1 })
        expect(await headlineLines(page), `${window.width} px`).toBeLessThanOrEqual(4)
      }
    }
  })
}

function headlineLines(page: Page): Promise<number> {
  return page.locator('h1').evaluate((heading) => {
    const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight)
    return Math.round(heading.getBoundingClientRect().height / lineHeight)
  })
}

/** Returns the texts and controls that the navigation covers. */
function coveredByNavigation(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const navigation = document.querySelector('.floating-navigation')
    const bar = navigation?.querySelector('ul')?.getBoundingClientRect()
    if (!navigation || !bar) return ['no navigation']
    const covered: string[] = []
    const walker = document.createTreeWalker(document.body)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const isText = node instanceof Text && node.data.trim() !== ''
      const isControl = node instanceof Element && node.matches('a, button, input, textarea, video')
      const isOutside =
        !navigation.contains(node) && !node.parentElement?.closest('.skip, noscript')
      if (!isOutside || !(isText || isControl)) continue
      const range = document.createRange()
      range.selectNode(node)
      const boxes = [...range.getClientRects()]
      const isUnderBar = ({ left, right, top, bottom }: DOMRect) =>
        left < bar.right && right > bar.left && top < bar.bottom && bottom > bar.top
      const isInWindow = bar.top < innerHeight
      if (isInWindow && boxes.some(isUnderBar)) covered.push(node.textContent?.trim() ?? '')
    }
    return covered
  })
}
