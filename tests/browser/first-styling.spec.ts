import { expect, test } from './site-test.ts'
import { recordTrace } from './trace.ts'

interface StylingEvent {
  name: string
  args: { elementCount?: number }
}

// Whatever a script changes at the root may style all of it anew, when the first tap comes.
test('the elements of a page are styled once while it loads', async ({ browser, page }) => {
  const events = await recordTrace<StylingEvent>(browser, page, ['devtools.timeline'], async () => {
    await page.goto('/en')
    await page.locator('html.arrived').waitFor()
    await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    })
  })
  const elements = await page.locator('*').count()
  const styled = events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
  // All are styled at least once, those next to what was still being parsed twice.
  expect(styled).toBeGreaterThan(elements / 2)
  expect(styled).toBeLessThan(elements * 1.5)
})
