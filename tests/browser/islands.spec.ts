import type { Page } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { mockFunction, succeed, test, trimmed } from './contact-form-fixture.ts'
import { blockScript, delayScript, hydrateAll, island } from './island-scripts.ts'
import { expectTopAt, showNavigation } from './scrolling.ts'
import { expect, phone } from './site-test.ts'

const fallbackTitle = wordsOf('en', 'site').error.title

test.describe('interactions before hydration:', () => {
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

  test('a key press on a tab is replayed', async ({ page }) => {
    const script = await delayScript(page, 'solutions-tabs')
    await page.goto('/en')
    await page.getByRole('tab').first().press('End')
    await script.hydrate()
    await expect(thirdTab(page)).toHaveAttribute('aria-selected', 'true')
    await expect(thirdTab(page)).toBeFocused()
  })

  test('a clicked question looks selected at once and is then asked', async ({ page }) => {
    const script = await delayScript(page, 'ask-youbot')
    await page.goto('/en#chatbot')
    const chips = page.locator('.chip')
    const background = (element: HTMLElement) => getComputedStyle(element).backgroundColor
    const chosen = await chips.first().evaluate(background)
    await expect(chips.nth(1)).not.toHaveCSS('background-color', chosen)
    await chips.nth(2).click()
    await chips.nth(1).click()
    await page.locator('.log').hover()
    await expect(chips.nth(1)).toHaveCSS('background-color', chosen)
    await expect(chips.nth(2)).not.toHaveCSS('background-color', chosen)
    await script.hydrate()
    await expect(chips.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(chips.first()).not.toHaveCSS('background-color', chosen)
  })

  test('a click on the send button sends the message once', async ({ page, form }) => {
    const received = await mockFunction(page, succeed)
    const script = await delayScript(page, 'contact-form')
    await page.goto('/en#contato')
    await form.send(trimmed)
    await expect(form.button).toHaveCSS('cursor', 'progress')
    await script.hydrate()
    await form.expectToast('success', wordsOf('en', 'site').toasts.sent)
    expect(received).toHaveLength(1)
    expect(received[0]?.postDataJSON()).toMatchObject(trimmed)
  })

  test('a click on the send button focuses the first empty field', async ({ page, form }) => {
    const script = await delayScript(page, 'contact-form')
    await page.goto('/en#contato')
    await form.fillIn({ name: 'Ana' })
    await form.button.click()
    await expect(form.field('phone')).toBeFocused()
    await expect(form.button).not.toHaveCSS('cursor', 'progress')
    await script.hydrate()
    const { phone: error, email, message } = wordsOf('en', 'site').form.errors
    await expect(page.locator('.field-error')).toHaveText(
      [error, email, message].map(({ invalid }) => invalid),
    )
    await expect(form.field('phone')).toBeFocused()
  })
})

test('islands on a browser-translated page hydrate with all their content', async ({ page }) => {
  await page.goto('/en')
  const main = page.locator('main')
  const slots = page.locator('.answers .answer, .panel-parts, label')
  const texts = await slots.allTextContents()
  await main.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode as Text)
    for (const text of nodes.filter(({ parentElement }) => !parentElement?.matches('script'))) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  })
  await hydrateAll(page)
  await expect(page.getByText(fallbackTitle)).toHaveCount(0)
  expect(await slots.allTextContents()).toEqual(texts)
})

test.describe('an island whose script cannot load:', () => {
  test.use({ expectedProblems: ['/assets/', 'net::ERR_FAILED'] })

  test('solutions-tabs shows all its panels, and the other islands hydrate', async ({ page }) => {
    await blockScript(page, 'solutions-tabs')
    await page.goto('/en')
    await island(page, 'solutions-tabs').dispatchEvent('hydrate')
    await hydrateAll(page, { except: 'solutions-tabs' })
    for (const panel of await page.locator('.panel').all()) await expect(panel).toBeVisible()
    await expect(page.getByText(fallbackTitle)).toHaveCount(0)
  })

  test('contact-form keeps its values, and a button that reloads the page replaces Send', async ({
    page,
    form,
  }) => {
    await blockScript(page, 'contact-form')
    await page.goto('/en#contato')
    await form.fillIn(trimmed)
    const { text, reload } = wordsOf('en', 'contact').notLoaded
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect(form.button).toBeHidden()
    await expect(page.locator('#contato .card a[href^="mailto:"]')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: reload }).click()
    await expect(form.button).toBeVisible()
    await form.expectValues(trimmed)
  })

  test('navigation-links keeps its links working and shows no fallback', async ({ page }) => {
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
    await expect(page.getByText(fallbackTitle)).toHaveCount(0)
    await link.click()
    await expectTopAt(page, 'quem-somos', 120)
  })

  test("contact-form keeps its values if the page's main script fails", async ({ page, form }) => {
    await blockScript(page, 'index')
    await page.goto('/en#contato')
    await form.send(trimmed)
    await form.expectValues(trimmed)
    await expect(page).toHaveURL('/en#contato')
  })
})

test.describe('an island that throws:', () => {
  test.use({ expectedProblems: ['TypeError', 'was not given'] })

  test('contact-form shows an error message, and the other islands hydrate', async ({ page }) => {
    await page.goto('/en')
    const language = { locale: 'en', words: { error: { title: fallbackTitle } } }
    const withoutItsWords = JSON.stringify({ language, props: {} })
    const data = island(page, 'contact-form').locator('script')
    // Trusted Types block setting a script's text, but not changing its text node.
    await data.evaluate(({ firstChild }, json) => {
      if (firstChild) firstChild.nodeValue = json
    }, withoutItsWords)
    await expectFallback(page, 'contact-form', '#contato')
  })
})

/** Hydrates an island that fails; expects the message in its section, and no other failure. */
async function expectFallback(page: Page, name: string, section: string): Promise<void> {
  await island(page, name).dispatchEvent('hydrate')
  await expect(page.getByText(fallbackTitle)).toHaveCount(1)
  const fallback = page.locator(`${section} [role=alert][lang=en]`)
  await expect(fallback.filter({ hasText: fallbackTitle })).toBeVisible()
  await hydrateAll(page, { except: name })
}
