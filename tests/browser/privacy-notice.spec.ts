import { privacyAnchor } from '../../src/anchors.ts'
import { wordsOf } from '../fixtures/words.ts'
import { mockFunction, succeed, test, typed } from './contact.ts'
import { expect } from './site-test.ts'

const { title } = wordsOf('en', 'privacy')

const notice = `#${privacyAnchor}`

for (const javaScriptEnabled of [true, false]) {
  test.describe(`privacy notice, ${javaScriptEnabled ? 'with' : 'without'} JavaScript:`, () => {
    test.use({ javaScriptEnabled, expectedProblems: ['404'] })

    for (const [where, path] of [
      ['landing page', '/en'],
      ['pricing page', '/en/precos'],
      ['404 page', '/en/nothing'],
    ] as const) {
      test(`the link in the footer of the ${where} opens it`, async ({ page }) => {
        await page.goto(path)
        await page.locator('.site-footer').getByRole('link', { name: title }).click()
        await expect(page).toHaveURL(`/en${notice}`)
        await expect(page.locator('.privacy-notice summary')).toBeInViewport({ ratio: 1 })
        await expect(page.locator(notice)).toBeInViewport()
        const header = await page.locator('.site-header').boundingBox()
        const summary = await page.locator('.privacy-notice summary').boundingBox()
        expect(summary?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity)
      })
    }
  })
}

test('privacy notice: folded until the link above the button opens it', async ({ page, form }) => {
  await form.open()
  await expect(page.locator(notice)).toBeHidden()
  await page.locator('.contact-form').getByRole('link', { name: title }).click()
  await expect(page.locator(notice)).toBeInViewport()
})

test('privacy notice: opened where the browser does not open details itself', async ({ page }) => {
  await page.goto('/en')
  // Unlike a link, this changes the URL without the behaviour of the browser.
  await page.evaluate((hash) => {
    history.replaceState(null, '', hash)
    dispatchEvent(new HashChangeEvent('hashchange'))
  }, notice)
  await expect(page.locator(notice)).toBeInViewport()
})

test('privacy notice: only the draft is stored, until it is sent', async ({ page, form }) => {
  await mockFunction(page, succeed)
  await form.open()
  await form.fillIn(typed)
  const stored = () =>
    page.evaluate(() => ({
      cookies: document.cookie,
      local: Object.keys(localStorage),
      draft: Object.entries(sessionStorage).flatMap(([name, value]) =>
        value === 'null' ? [] : [name],
      ),
    }))
  expect(await stored()).toEqual({ cookies: '', local: [], draft: ['contact-draft'] })
  await form.send()
  await expect.poll(stored).toEqual({ cookies: '', local: [], draft: [] })
})
