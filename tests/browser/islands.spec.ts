import type { Page } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { mockFunction, succeed, test, trimmed, type ContactForm } from './contact-form-fixture.ts'
import { blockScript, delayScript, hydrateAll, island } from './island-scripts.ts'
import { expectTopAt, showNavigation } from './scrolling.ts'
import { expect, phone } from './site-test.ts'

const FALLBACK = 'Unexpected Application Error!'

/** The islands with a fallback, and how they fail; one that throws is enough. */
const failures = [
  { name: 'solutions-tabs', url: '/en', section: '#solucoes', makeFail: blockScript },
  { name: 'contact-form', url: '/en', section: '#contato', makeFail: breakData },
  { name: 'plan-cards', url: '/en/precos', section: '.pricing', makeFail: blockScript },
]

test.describe('before hydration,', () => {
  const thirdTab = (page: Page) => page.getByRole('tab').nth(2)

  test('a click on a tab is replayed, even if the pointer has moved on', async ({ page }) => {
    const script = await delayScript(page, 'solutions-tabs')
    await page.goto('/en#solucoes')
    await thirdTab(page).click()
    await page.getByRole('tab').first().hover()
    await page.getByRole('tabpanel').getByRole('heading').first().hover()
    await script.requested
    await expect(thirdTab(page)).toHaveAttribute('aria-selected', 'false')
    await script.hydrate()
    await expect(thirdTab(page)).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL('/en#solucoes/data-driven')
  })

  test('a key pressed on a tab is replayed', async ({ page }) => {
    const script = await delayScript(page, 'solutions-tabs')
    await page.goto('/en')
    await page.getByRole('tab').first().press('End')
    await script.hydrate()
    await expect(thirdTab(page)).toHaveAttribute('aria-selected', 'true')
    await expect(thirdTab(page)).toBeFocused()
  })

  for (const [action, submit] of [
    ['a click on the send button', (form: ContactForm) => form.button.click()],
    ['Enter in a field', (form: ContactForm) => form.field('name').press('Enter')],
  ] as const) {
    test(`${action} sends the message once`, async ({ page, form }) => {
      const received = await mockFunction(page, succeed)
      const script = await delayScript(page, 'contact-form')
      await page.goto('/en#contato')
      await form.fillIn(trimmed)
      await submit(form)
      await script.hydrate()
      await form.expectToast('success', wordsOf('en', 'site').toasts.sent)
      expect(received).toHaveLength(1)
      expect(received[0]?.postDataJSON()).toMatchObject(trimmed)
    })
  }

  test('a click on the send button focuses the first empty field at once, which the form then reports', async ({
    page,
    form,
  }) => {
    const script = await delayScript(page, 'contact-form')
    await page.goto('/en#contato')
    await form.fillIn({ name: 'Ana' })
    await form.button.click()
    await expect(form.field('phone')).toBeFocused()
    await script.hydrate()
    const { phone: error, email, message } = wordsOf('en', 'site').form.errors
    await expect(page.locator('.field-error')).toHaveText(
      [error, email, message].map(({ invalid }) => invalid),
    )
    await expect(form.field('phone')).toBeFocused()
  })

  test.describe('on a phone,', () => {
    test.use({ ...phone })

    test('a tap on a tab is replayed', async ({ page }) => {
      const script = await delayScript(page, 'solutions-tabs')
      await page.goto('/en#solucoes')
      await thirdTab(page).tap()
      await script.hydrate()
      await expect(thirdTab(page)).toHaveAttribute('aria-selected', 'true')
    })
  })
})

test.describe('an island that fails:', () => {
  test.use({ expectedProblems: ['/assets/', 'net::ERR_FAILED', 'TypeError', 'was not given'] })

  for (const { name, url, section, makeFail } of failures) {
    const cause = makeFail === breakData ? 'throws' : 'cannot load'

    test(`${name} that ${cause} shows its fallback, and the other islands hydrate`, async ({
      page,
    }) => {
      await makeFail(page, name)
      await page.goto(url)
      await island(page, name).dispatchEvent('hydrate')
      await expect(page.getByText(FALLBACK)).toHaveCount(1)
      const fallback = page.locator(`${section} [role=alert][lang=en]`)
      await expect(fallback.filter({ hasText: FALLBACK })).toBeVisible()
      await hydrateAll(page, { except: name })
    })
  }

  test('contact-form is replaced by the e-mail address', async ({ page }) => {
    await blockScript(page, 'contact-form')
    await page.goto('/en')
    await island(page, 'contact-form').dispatchEvent('hydrate')
    await expect(page.locator('.contact-form')).toBeHidden()
    await expect(page.locator('#contato .card a[href^="mailto:"]')).toBeVisible()
  })

  test('navigation-links keeps working links and shows no fallback', async ({ page }) => {
    await blockScript(page, 'navigation-links')
    await page.setViewportSize(phone.viewport)
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('dynamically imported module'),
    )
    await page.goto('/en')
    await showNavigation(page)
    const link = page.locator('.floating-navigation a[href$="#quem-somos"]')
    await link.hover()
    await logged
    await expect(island(page, 'navigation-links')).toHaveAttribute('data-failed')
    await expect(page.getByText(FALLBACK)).toHaveCount(0)
    await link.click()
    await expectTopAt(page, 'quem-somos', 120)
  })

  test('contact-form stays on the page with its values if no script loads', async ({
    page,
    form,
  }) => {
    await blockScript(page, 'index')
    await page.goto('/en#contato')
    await form.send(trimmed)
    await form.expectValues(trimmed)
    await expect(page).toHaveURL('/en#contato')
  })
})

/** Serves pages with data that an island cannot render. */
async function breakData(page: Page, name: string): Promise<void> {
  const data = new RegExp(`(data-island="${name}".*?<script type="application/json">).*?<`, 's')
  const language = { locale: 'en', words: { error: { title: FALLBACK } } }
  const invalid = JSON.stringify({ language, props: {} })
  await page.route(/\/en(\/precos)?$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(data, `$1${invalid}<`) })
  })
}
