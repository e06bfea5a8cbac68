import type { Page } from 'playwright/test'
import { loadFonts } from '../../browser/load-fonts.ts'
import { pageUrls } from '../../src/urls/page-urls.ts'
import { hydrateAll } from './island-scripts.ts'
import { expect, test } from './site-test.ts'

/** The type scale in `tokens.css`: sizes in CSS pixels, and weights. */
const sizes = [14, 16, 18, 21, 24, 38, 56, 72]
const weights = ['400', '600', '700']

/** The minimum painted size of text in a drawing, in CSS pixels. */
const SMALLEST = 14

/** The elements whose text size is not on the type scale. */
const OTHER_SIZES = '.hero h1, .about .figure, .not-found h1'

test.use({ expectedProblems: ['404'] })

// The styles are the same in every language.
const english = pageUrls.filter(({ path }) => path.startsWith('/en')).map(({ path }) => path)

for (const path of [...english, '/en/404']) {
  test(`texts on ${path} have sizes and weights from the type scale`, async ({ page }) => {
    await page.goto(path)
    await hydrateAll(page)
    await loadFonts(page)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const texts = await textStyles(page)
      expect(texts.length).toBeGreaterThan(10)
      const wrong = texts.filter(({ size, weight, isDrawn }) => {
        const isSize = isDrawn ? size >= SMALLEST - 0.05 : sizes.includes(size)
        return !isSize || !weights.includes(weight)
      })
      expect.soft(wrong, `${width} px`).toEqual([])
    }
  })
}

/** Returns the visible texts outside `OTHER_SIZES`, with their painted sizes and weights. */
function textStyles(page: Page) {
  return page.evaluate((otherSizes) => {
    const texts = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      const parent = walker.currentNode.parentElement
      if (!text || !parent || parent.closest(otherSizes)) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(parent)
      const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null
      const size = parseFloat(style.fontSize) * (matrix?.d ?? 1)
      texts.push({
        text: text.slice(0, 30),
        in: parent.closest('[class]')?.className.toString(),
        size: Math.round(size * 100) / 100,
        weight: style.fontWeight,
        isDrawn: matrix !== null,
      })
    }
    return texts
  }, OTHER_SIZES)
}
