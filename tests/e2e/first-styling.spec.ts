import { expect, test } from './site-test.ts'

interface StylingEvent {
  name: string
  args: { elementCount?: number }
}

// Whatever a script changes at the root may style all of it anew, when the first tap comes.
test('the elements of a page are styled once while it loads', async ({ browser, page }) => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.goto('/en')
  await page.locator('html.arrived').waitFor()
  const elements = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return document.querySelectorAll('*').length
  })
  const trace: { traceEvents: StylingEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const styled = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
  // All are styled at least once, those next to what was still being parsed twice.
  expect(styled).toBeGreaterThan(elements / 2)
  expect(styled).toBeLessThan(elements * 1.5)
})
