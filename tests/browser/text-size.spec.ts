import { defaultLocale } from '../../src/locales.ts'
import { pageUrls, urlsWithoutLanguage } from '../../src/urls/page-urls.ts'
import { layoutFaults } from '../site/layout-faults.ts'
import { inEachState } from '../site/page-states.ts'
import { loadFonts } from '../../browser/load-fonts.ts'
import { hydrateAll } from './island-scripts.ts'
import { expect, test } from './site-test.ts'

/** The pages in the languages with the longest texts. */
const localized = pageUrls.filter(
  (url) => ['pt-PT', 'es'].includes(url.locale) && !urlsWithoutLanguage.includes(url),
)

// One language is enough for the smaller size, because a text that is too long at 24 px is also too
// long at 32 px.
for (const [textSize, widths, pages] of [
  [24, [320, 360, 768, 1024, 1280], localized.filter(({ locale }) => locale === defaultLocale)],
  [32, [320, 768, 1280], localized],
] as const) {
  test.describe(`with a default text size of ${textSize} px (WCAG 1.4.4),`, () => {
    test.use({ textSize })

    for (const { path } of pages) {
      test(`${path} fits viewports ${widths.join(', ')} pixels wide`, async ({ page }) => {
        await page.goto(path)
        await hydrateAll(page)
        await loadFonts(page)
        await inEachState(page, async (state, part) => {
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            expect.soft(await layoutFaults(page, part), `${width} px${state}`).toEqual([])
          }
        })
      })
    }
  })
}
