import { pageUrls } from '../../src/urls/page-urls.ts'
import { layoutFaults } from '../site/layout-faults.ts'
import { inEachState } from '../site/page-states.ts'
import { loadFonts } from '../../browser/load-fonts.ts'
import { hydrateAll } from './island-scripts.ts'
import { expect, test } from './site-test.ts'

// Most breakpoints are in rem, so with larger text, wide viewports also get narrow layouts.
for (const [textSize, widths] of [
  [24, [768, 1280]],
  [32, [320, 360, 1280]],
] as const) {
  test.describe(`with a default font size of ${textSize} px (WCAG 1.4.4),`, () => {
    test.use({ textSize })

    for (const { path } of pageUrls.filter(({ locale }) => locale === 'pt-BR')) {
      test(`${path} fits viewports ${widths.join(' and ')} pixels wide`, async ({ page }) => {
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
