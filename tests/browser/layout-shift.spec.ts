import { pageUrls } from '../../src/urls.ts'
import { layoutShifts, watchLayoutShift } from './layout-shift.ts'
import { scrollThrough } from './scrolling.ts'
import { expect, test } from './site-test.ts'

for (const { path } of pageUrls) {
  test(`nothing moves by itself at ${path}, from its load to the end of a scroll`, async ({
    page,
  }) => {
    await watchLayoutShift(page)
    await page.goto(path)
    await scrollThrough(page)
    expect(await layoutShifts(page)).toEqual([])
  })

  test(`nothing moves at ${path} when its typefaces arrive late`, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.woff2', async (route) => {
      await released
      await route.continue()
    })
    await watchLayoutShift(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
      .toBe(2)
    release()
    await page.waitForLoadState()
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    expect(await layoutShifts(page)).toEqual([])
  })
}
