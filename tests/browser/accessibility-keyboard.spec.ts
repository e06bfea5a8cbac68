import type { Page } from 'playwright/test'
import { wakeAll } from './held-script.ts'
import { walk } from './keyboard-walk.ts'
import { expect, test } from './site-test.ts'
import { twoLocales, wordsOf } from '../fixtures/words.ts'

// A page that scrolls smoothly is still on its way when it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 60_000 })

for (const locale of twoLocales) {
  for (const path of [`/${locale}`, `/${locale}/precos`]) {
    test(`${path} is walked from its first to its last element and left again`, async ({
      page,
    }) => {
      const narrow = isNarrow(page)
      await page.emulateMedia({ colorScheme: narrow ? 'dark' : 'light' })
      await page.goto(path)
      await wakeAll(page)
      const stops = await expectPlainWalk(page)
      const { skip } = wordsOf(locale, 'site').header
      expect(stops[0]?.name).toBe(`a ${skip}`)

      await page.keyboard.press('Shift+Tab')
      const last = await page.evaluate(() =>
        document.activeElement?.textContent?.trim().slice(0, 40),
      )
      expect(stops.at(-1)?.name).toBe(`${stops.at(-1)?.name.split(' ')[0]} ${last}`)

      // In one column what comes next is never higher on the page than what came before.
      const tops = stops.filter(({ inMain }) => inMain).map(({ top }) => top)
      if (narrow) expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    })
  }

  test(`/${locale} is walked at 400 percent zoom`, async ({ page }) => {
    test.skip(isNarrow(page), 'the test sets a size of its own')
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(`/${locale}`)
    await wakeAll(page)
    await expectPlainWalk(page)
  })
}

test('the walk would see a hidden, a ringless and a misplaced element', async ({ page }) => {
  await page.goto('/en/precos')
  await page.evaluate(() => {
    const [brand, first, second] = document.querySelectorAll<HTMLElement>('.site-header a')
    brand?.style.setProperty('outline', 'none')
    first?.style.setProperty('translate', '-200vw')
    second?.setAttribute('tabindex', '1')
  })
  const { stops } = await walk(page)
  expect(stops.flatMap(({ faults }) => faults)).toEqual(
    expect.arrayContaining(['without a ring', 'outside the window']),
  )
  expect(stops[0]?.place).not.toBe(0)
})

/** Every element in the order of the document, each once and each with a focus that is plain to see. */
async function expectPlainWalk(page: Page) {
  const { stops, all } = await walk(page)
  expect(stops.map(({ place }) => place)).toEqual(Array.from({ length: all }, (_, place) => place))
  expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
  return stops
}

function isNarrow(page: Page): boolean {
  return page.viewportSize()?.width === 360
}
