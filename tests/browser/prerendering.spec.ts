import { expect, test } from './site-test.ts'

test('hovering over a link requests prerendering of its target', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  const prerendered: string[] = []
  // Ignores the status, which is always "failure", because Chromium does not prerender while
  // Playwright is attached to the page.
  devtools.on('Preload.prerenderStatusUpdated', ({ key }) => prerendered.push(key.url))
  await devtools.send('Preload.enable')
  await page.goto('/en')
  await page.locator('.languages [lang=es]').hover()
  await expect.poll(() => prerendered.at(-1)).toMatch(/\/es$/)
})

test('a prerendered page runs its script only when it is activated', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, writable: true })
  })
  await page.goto('/en')
  const currentItems = page.locator('.floating-navigation [aria-current]')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(currentItems).toHaveCount(0)
  await page.evaluate(() => {
    Object.assign(document, { prerendering: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(currentItems).toHaveCount(1)
})
