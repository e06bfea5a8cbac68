import { ACCESSIBILITY_ANCHOR, PRIVACY_ANCHOR } from '../../src/sections/anchors.ts'
import { wordsOf } from '../fixtures/words.ts'
import { mockFunction, succeed, test, typed } from './contact-form-fixture.ts'
import { requestHydration } from './island-scripts.ts'
import { expect } from './site-test.ts'

const privacy = wordsOf('en', 'privacy')
const notices = [
  { anchor: PRIVACY_ANCHOR, title: privacy.title },
  { anchor: ACCESSIBILITY_ANCHOR, title: wordsOf('en', 'accessibility').title },
]

test.describe('without JavaScript,', () => {
  test.use({ javaScriptEnabled: false })

  test('the links in the footer open the notices', async ({ page }) => {
    await page.goto('/en/precos')
    for (const { anchor, title } of notices) {
      await page.locator('.site-footer').getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(`/en#${anchor}`)
      const summary = page.locator(`summary:has(+ #${anchor})`)
      await expect(summary).toBeInViewport({ ratio: 1 })
      await expect(page.locator(`#${anchor}`)).toBeInViewport()
      const header = await page.locator('.site-header').boundingBox()
      const { y } = (await summary.boundingBox()) ?? {}
      expect(y, anchor).toBeGreaterThanOrEqual(header?.height ?? Infinity)
    }
  })
})

test('each notice is collapsed below an h3 heading, and its URL expands it', async ({ page }) => {
  await page.goto('/en')
  for (const { anchor, title } of notices) {
    await expect(page.locator(`#${anchor}`)).toBeHidden()
    await expect(page.getByRole('heading', { name: title, level: 3 })).toBeVisible()
    // Unlike a link, this changes the URL without making the browser open the details.
    await page.evaluate((hash) => {
      history.replaceState(null, '', hash)
      dispatchEvent(new HashChangeEvent('hashchange'))
    }, `#${anchor}`)
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
  }
})

// If the stored data changes, so must `device` in `privacy.mdx`, which tells visitors about it.
test('the browser stores only the questions asked and the unsent draft', async ({ page, form }) => {
  await mockFunction(page, succeed)
  await form.open()
  await requestHydration(page, 'ask-youbot')
  await page.locator('.chip').nth(1).click()
  await form.fillIn(typed)
  const stored = () =>
    page.evaluate(() => ({
      cookies: document.cookie,
      local: Object.keys(localStorage),
      session: Object.entries(sessionStorage)
        .flatMap(([name, value]) => (value === 'null' ? [] : [name]))
        .toSorted(),
    }))
  const session = ['asked-questions', 'contact-draft']
  expect(await stored()).toEqual({ cookies: '', local: [], session })
  await form.send()
  await expect.poll(stored).toEqual({ cookies: '', local: [], session: ['asked-questions'] })
})
