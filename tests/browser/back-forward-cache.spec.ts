import { chromium, type Browser } from 'playwright'
import { pageUrls } from '../../src/urls.ts'
import { browserArguments, browserPath } from './browser.ts'
import { wakeAll } from './held-script.ts'
import { expect, test } from './site-test.ts'

let browser: Browser

// Playwright switches the cache off in the browsers that it starts by itself.
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [...browserArguments, '--host-resolver-rules=MAP flagcdn.com ~NOTFOUND'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})

test.afterAll(() => browser.close())

for (const { path, page: name } of pageUrls) {
  test(`nothing on ${path} keeps it from being restored as it was`, async ({ baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '' })
    const devtools = await page.context().newCDPSession(page)
    let reasons: string[] | undefined
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons = notRestoredExplanations.map(({ reason }) => reason)
    })
    await devtools.send('Page.enable')
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset['restored'] = ''
      })
    })
    await page.goto(path)
    await wakeAll(page)
    if (name === 'landing') {
      const client = page.waitForResponse(/\/supabase-client-/)
      await page.locator('.contact-form input').first().focus()
      await (await client).finished()
    }
    const elsewhere = name === 'landing' ? '/es/precos' : '/es'
    await page.evaluate((address) => location.assign(address), elsewhere)
    await page.waitForURL(elsewhere)
    await page.goBack()
    const restored = page.locator('[data-restored]')
    await expect.poll(async () => reasons !== undefined || (await restored.count()) > 0).toBe(true)
    expect(withoutThoseOfTheBrowser(reasons ?? [])).toEqual([])
    await page.close()
  })
}

/** The packaged browser has no such cache and says so; of a page that could not be kept it says that too. */
function withoutThoseOfTheBrowser(reasons: string[]): string[] {
  const own = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']
  return reasons.includes('BackForwardCacheDisabledForDelegate')
    ? reasons.filter((reason) => !own.includes(reason))
    : reasons
}
