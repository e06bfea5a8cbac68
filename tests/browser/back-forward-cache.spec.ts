import { hydrateAll } from './island-scripts.ts'
import { expect, test as base } from './site-test.ts'

/** The usual `test`, but without Playwright's flag that disables the back/forward cache. */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

/** The packaged browser has no back/forward cache, so it gives these reasons for every page. */
const constantReasons = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']

test('the back/forward cache can restore the landing page', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  let reasons: string[] | undefined
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason)
  })
  await devtools.send('Page.enable')
  await page.goto('/en')
  await page.evaluate(() => {
    addEventListener('pageshow', () => (document.documentElement.dataset['restored'] = ''))
  })
  await hydrateAll(page)
  const client = page.waitForResponse(/\/supabase-client-/)
  await page.locator('.contact-form input').first().focus()
  await (await client).finished()
  await page.evaluate(() => location.assign('/es/precos'))
  await page.waitForURL('/es/precos')
  await page.goBack()
  const restored = page.locator('[data-restored]')
  await expect.poll(async () => reasons !== undefined || (await restored.count()) > 0).toBe(true)
  expect(reasons?.filter((reason) => !constantReasons.includes(reason)) ?? []).toEqual([])
})
