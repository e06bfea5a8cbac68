import type { Page } from 'playwright/test'
import { scrollThrough } from './scrolling.ts'
import { expect, phone, test } from './site-test.ts'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

for (const path of ['/en', '/en/precos']) {
  for (const width of [1280, 360]) {
    test.describe(`nothing shifts on ${path} at ${width} px`, () => {
      if (width === 360) test.use(phone)

      test('while it loads, with late fonts, and is scrolled', async ({ page }) => {
        const hasPainted = () => performance.getEntriesByType('paint').length === 2
        await page.route('**/*.woff2', async (route) => {
          await page.waitForFunction(hasPainted)
          await route.continue()
        })
        await page.addInitScript(recordLayoutShifts)
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready.then(() => {}))
        await scrollThrough(page)
        expect(await layoutShifts(page)).toEqual([])
      })
    })
  }
}

/** Runs in the page, before everything else. */
function recordLayoutShifts(): void {
  const shifts: { value: number; moved: (string | undefined)[] }[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120))
      if (!hadRecentInput) shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The layout shifts so far, with what moved; none if their sum is less than 0.005. */
function layoutShifts(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { shifts } = globalThis as unknown as { shifts: { value: number }[] }
    return shifts.reduce((sum, { value }) => sum + value, 0) < 0.005 ? [] : shifts
  })
}
