import { addresses } from '../../src/addresses.ts'
import { budgets } from '../budgets.ts'
import { scriptAddress } from './held-script.ts'
import { scriptBytes, watchFiles } from './loaded-files.ts'
import { scrollThrough, scrollTo } from './scrolling.ts'
import { expect, test } from './site-test.ts'

/** The last file of the first load may be told of after the event. */
const awaitEntry = { timeout: 15_000 }

for (const { path, page: name } of addresses) {
  test(`${path} loads no more than its budgets allow`, async ({ page, baseURL }) => {
    const loading = await watchFiles(page)
    await page.goto(path)
    await expect.poll(() => scriptBytes(loading.firstLoad()), awaitEntry).toBeGreaterThan(0)
    expect.soft(scriptBytes(loading.firstLoad())).toBeLessThanOrEqual(budgets.firstLoadScript)
    const own = loading
      .firstLoad()
      .filter(({ url, type }) => url.startsWith(`${baseURL}`) && type !== 'Image')
    expect
      .soft(own.length, own.map(({ url }) => url).join(' '))
      .toBeLessThanOrEqual(budgets.ownRequests)

    await scrollThrough(page)
    const near = page.locator('[data-island][data-when=visible]')
    await expect(near).not.toHaveCount(0)
    await expect(page.locator('[data-when=visible]:not([data-awake])')).toHaveCount(0)
    const scrolled = scriptBytes(loading.files)
    expect.soft(scrolled, 'read to its end').toBeLessThanOrEqual(budgets.scrolledScript)
    expect(scrolled).toBeGreaterThan(scriptBytes(loading.firstLoad()))

    if (name === 'landing') {
      await page.locator('.contact-form input').first().focus()
      const client = () => loading.files.some(({ url }) => url.includes('/supabase-client-'))
      await expect.poll(client, awaitEntry).toBe(true)
      expect
        .soft(scriptBytes(loading.files), 'form touched')
        .toBeLessThanOrEqual(budgets.formScript)
    }
    const scripts = loading.files.filter(({ type }) => type === 'Script')
    expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'br'))
    test.info().annotations.push({
      type: 'bytes',
      description: `${scriptBytes(loading.firstLoad())}, ${scrolled}, ${scriptBytes(loading.files)}`,
    })
  })
}

test('an island on screen waits for the fonts and pictures of its page', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.woff2$/, async (route) => {
    await released
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const islands = () => asked.filter((url) => scriptAddress('hydrate-island').test(url)).length
  // By then the script of the page has run.
  await page.goto('/en/precos', { waitUntil: 'domcontentloaded' })
  await scrollTo(page, 0)
  expect(islands()).toBe(0)
  release()
  await expect(page.locator('[data-island=plan-cards][data-awake]')).toHaveCount(1)
  expect(islands()).toBe(1)
})
