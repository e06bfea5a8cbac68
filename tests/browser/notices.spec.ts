import { noticeAnchors, noticeHref } from '../../src/urls/page-urls.ts'
import { wordsOf } from '../fixtures/words.ts'
import { mockFunction, succeed, test, typed } from './contact-form-fixture.ts'
import { requestHydration } from './island-scripts.ts'
import { expect } from './site-test.ts'

const notices = ['privacy', 'accessibility'] as const

test.describe('without JavaScript,', () => {
  test.use({ javaScriptEnabled: false })

  test('the links in the footer scroll to the notices, and the header covers no heading', async ({
    page,
  }) => {
    for (const name of notices) {
      await page.goto('/en/precos')
      const { title } = wordsOf('en', name)
      await page.locator('.site-footer').getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(noticeHref('en', name))
      const heading = page.getByRole('heading', { name: title, level: 2 })
      await expect(heading).toBeInViewport({ ratio: 1 })
      const header = await page.locator('.site-header').boundingBox()
      const { y } = (await heading.boundingBox()) ?? {}
      expect(y, name).toBeGreaterThanOrEqual(header?.height ?? Infinity)
    }
  })
})

test('a notice has no navigation item, and the language links lead to the same notice', async ({
  page,
}) => {
  await page.goto(noticeHref('en', 'accessibility'))
  await expect(page.locator(`#${noticeAnchors.accessibility} h2`)).toBeInViewport()
  await page.mouse.wheel(0, 1)
  await expect(page.locator('.floating-navigation [aria-current]')).toHaveCount(0)
  await page.locator('.languages [hreflang=es]').click()
  await expect(page).toHaveURL(noticeHref('es', 'accessibility'))
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
