import { scriptAddress } from './held-script.ts'
import { watchFiles } from './loaded-files.ts'
import { scrollTo } from './scrolling.ts'
import { expect, test } from './site-test.ts'

/** Files are told of after they have come. */
const awaitFile = { timeout: 15_000 }

test('an island on screen waits until the visitor begins to read', async ({ page }) => {
  const files = await watchFiles(page)
  await page.goto('/en/precos', { waitUntil: 'networkidle' })
  const islands = () => files.filter(({ url }) => scriptAddress('hydrate-island').test(url)).length
  expect(islands()).toBe(0)
  await scrollTo(page, 1)
  await expect(page.locator('[data-island=plan-cards][data-hydrated]')).toHaveCount(1)
  await expect.poll(islands, awaitFile).toBe(1)
})

test('who comes back to the middle of a page has begun to read', async ({ page }) => {
  await page.goto('/en/precos')
  await scrollTo(page, 200)
  await page.reload()
  await expect(page.locator('[data-island=plan-cards][data-hydrated]')).toHaveCount(1)
})
