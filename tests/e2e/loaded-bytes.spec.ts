import { addresses } from '../../src/addresses.ts'
import { budgets } from '../budgets.ts'
import { scriptAddress } from './held-script.ts'
import { scriptBytes, watchFiles } from './loaded-files.ts'
import { scrollThrough, scrollTo } from './scrolling.ts'
import { expect, test } from './site-test.ts'

/** Files are told of after they have come. */
const awaitFile = { timeout: 15_000 }

for (const { path, page: name } of addresses) {
  test(`${path} loads no more than its budgets allow`, async ({ page, baseURL }) => {
    const files = await watchFiles(page)
    // Whatever comes of itself has come.
    await page.goto(path, { waitUntil: 'networkidle' })
    const first = scriptBytes(files)
    expect(first).toBeGreaterThan(0)
    expect.soft(first).toBeLessThanOrEqual(budgets.firstLoadScript)
    const own = files.filter(({ url, type }) => url.startsWith(`${baseURL}`) && type !== 'Image')
    expect
      .soft(own.length, own.map(({ url }) => url).join(' '))
      .toBeLessThanOrEqual(budgets.ownRequests)

    await scrollThrough(page)
    const near = page.locator('[data-island][data-when=visible]')
    await expect(near).not.toHaveCount(0)
    await expect(page.locator('[data-when=visible]:not([data-awake])')).toHaveCount(0)
    const scrolled = scriptBytes(files)
    expect.soft(scrolled, 'read to its end').toBeLessThanOrEqual(budgets.scrolledScript)
    expect(scrolled).toBeGreaterThan(first)

    if (name === 'landing') {
      await page.locator('.contact-form input').first().focus()
      const client = () => files.some(({ url }) => url.includes('/supabase-client-'))
      await expect.poll(client, awaitFile).toBe(true)
      expect.soft(scriptBytes(files), 'form touched').toBeLessThanOrEqual(budgets.formScript)
    }
    const scripts = files.filter(({ type }) => type === 'Script')
    expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'br'))
    test.info().annotations.push({
      type: 'bytes',
      description: `${first}, ${scrolled}, ${scriptBytes(files)}`,
    })
  })
}

test('an island on screen waits until the visitor begins to read', async ({ page }) => {
  const files = await watchFiles(page)
  await page.goto('/en/precos', { waitUntil: 'networkidle' })
  const islands = () => files.filter(({ url }) => scriptAddress('hydrate-island').test(url)).length
  expect(islands()).toBe(0)
  await scrollTo(page, 1)
  await expect(page.locator('[data-island=plan-cards][data-awake]')).toHaveCount(1)
  await expect.poll(islands, awaitFile).toBe(1)
})

test('who comes back to the middle of a page has begun to read', async ({ page }) => {
  await page.goto('/en/precos')
  await scrollTo(page, 200)
  await page.reload()
  await expect(page.locator('[data-island=plan-cards][data-awake]')).toHaveCount(1)
})
