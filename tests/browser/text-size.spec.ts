import { pageUrls, unprefixed } from '../../src/urls.ts'
import { layoutFaults, spaceText } from '../site/layout-faults.ts'
import { inEachState } from '../site/page-states.ts'
import { loadFonts } from './fonts.ts'
import { hydrateAll } from './island-scripts.ts'
import { expect } from './site-test.ts'
import { test } from './text-size.ts'

/** Widths of the window in CSS pixels. */
const WIDTHS = [320, 360, 768, 1024, 1280]

/** The pages in each language. */
const localized = pageUrls.filter((url) => !unprefixed.includes(url))

for (const { path } of localized) {
  test(`${path} with the text spacing of WCAG 1.4.12 fits windows of ${WIDTHS.join(', ')} pixels`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrateAll(page)
    await loadFonts(page)
    await spaceText(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await layoutFaults(page), `${width} px`).toEqual([])
    }
  })
}

for (const textSize of [24, 32]) {
  test.describe(`with a default text size of ${textSize} px (WCAG 1.4.4),`, () => {
    test.use({ textSize })

    for (const { path } of localized) {
      test(`${path} fits windows of ${WIDTHS.join(', ')} pixels`, async ({ page }) => {
        await page.goto(path)
        await hydrateAll(page)
        await loadFonts(page)
        await inEachState(page, async (state) => {
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 })
            expect.soft(await layoutFaults(page), `${width} px${state}`).toEqual([])
          }
        })
      })
    }
  })
}
