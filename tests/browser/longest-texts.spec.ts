import { longestPort } from '../../playwright.config.ts'
import { locales } from '../../src/locales.ts'
import { pageUrls } from '../../src/urls/page-urls.ts'
import { layoutFaults } from '../site/layout-faults.ts'
import { inEachState } from '../site/page-states.ts'
import { loadFonts } from '../../browser/load-fonts.ts'
import { hydrateAll } from './island-scripts.ts'
import { expect, test } from './site-test.ts'

/*
 * Every text that the schema allows must fit on the page. If a text does not, either its section's
 * styles or its `max` in `src/content/` must change.
 */

/** Viewport widths in CSS pixels. */
const widths = [320, 768, 1280]

test.use({ baseURL: `http://localhost:${longestPort}` })

// The limits are the same in every language, and Portuguese has the longest words.
for (const { path, page: name } of pageUrls.filter(({ locale }) => locale === 'pt-BR')) {
  test(`the longest texts on ${path} fit widths of ${widths.join(', ')} px`, async ({ page }) => {
    await page.goto(path)
    await hydrateAll(page)
    await loadFonts(page)
    const questions = await page.locator('.chip').all()
    expect(questions.length > 0).toBe(name === 'landing')
    const checkWidths = async (state: string, part?: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await layoutFaults(page, part), `${width} px${state}`).toEqual([])
      }
    }
    await page.setViewportSize({ width: 360, height: 900 })
    const header = await page.locator('.site-header').boundingBox()
    const languages = await page.locator('.languages').boundingBox()
    const rows = (header?.height ?? NaN) / (languages?.height ?? NaN)
    // A switcher with five or more languages gets its own row.
    const limit = locales.length < 5 ? 2 : 3
    expect.soft(rows, 'rows of the header on a phone').toBeLessThan(limit)
    await expect.soft(page.locator('.to-plans')).toBeVisible()
    await inEachState(page, checkWidths)
    for (const [index, question] of questions.entries()) {
      await question.click()
      await checkWidths(`, question ${index + 1}`, 'section:has(.chip)')
    }
  })
}
