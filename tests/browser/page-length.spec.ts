import { loadFonts } from '../../browser/load-fonts.ts'
import { locales } from '../../src/locales.ts'
import { hydrateAll } from './island-scripts.ts'
import { expect, test } from './site-test.ts'

/** The maximum height of the fixture site's landing page by viewport width, both in CSS pixels. */
const LONGEST = { 360: 11_600, 1280: 9_500 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of locales) {
  test(`the landing page in ${locale} is not too long`, async ({ page }) => {
    await page.goto(`/${locale}`)
    await hydrateAll(page)
    await loadFonts(page)
    for (const [width, longest] of Object.entries(LONGEST)) {
      await page.setViewportSize({ width: Number(width), height: 800 })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height, `${width} px`).toBeLessThanOrEqual(longest)
    }
  })
}
