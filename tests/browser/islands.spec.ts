import type { Page } from 'playwright/test'
import { field, openForm } from './contact.ts'
import { breakScript } from './held-script.ts'
import { scrollThrough, topOf } from './scrolling.ts'
import { expect, test } from './site-test.ts'
import { twoLocales, wordsOf } from '../fixtures/words.ts'

const FALLBACK = 'Unexpected Application Error!'

/** The islands that stand for something, and where. */
const islands = [
  { name: 'solutions-tabs', path: '', section: '#solucoes' },
  { name: 'contact-form', path: '', section: '#contato' },
  { name: 'plan-cards', path: '/precos', section: '.pricing' },
] as const

for (const locale of twoLocales) {
  test.describe(`in ${locale}`, () => {
    test.describe('an island whose script cannot load', () => {
      test.use({ expectedProblems: ['/assets/', 'net::ERR_FAILED'] })

      for (const { name, path, section } of islands) {
        test(`${name}: says so in its place; the page stands and works`, async ({ page }) => {
          await breakScript(page, name)
          await page.goto(`/${locale}${path}`)
          await page.locator(`[data-island="${name}"]`).dispatchEvent('hydrate')
          await expectFallback(page, section)
          await expectRestWorks(page, name)
        })
      }

      test('navigation-links: leaves links that work, without a word', async ({ page }) => {
        await breakScript(page, 'navigation-links')
        await page.goto(`/${locale}`)
        const { navigation } = wordsOf(locale, 'site')
        const link = page
          .locator('.floating-navigation')
          .getByRole('link', { name: navigation.about })
        await link.hover()
        await expect(page.locator('[data-island="navigation-links"][data-failed]')).toBeAttached()
        await expect(page.getByText(FALLBACK)).toHaveCount(0)
        await link.click()
        await expect
          .poll(async () => Math.abs((await topOf(page, 'quem-somos')) - 120))
          .toBeLessThanOrEqual(1)
      })
    })

    test.describe('an island that throws', () => {
      test.use({ expectedProblems: ['TypeError', 'This island was not given'] })

      for (const { name, path, section } of islands) {
        test(`${name}: says so in its place; the page stands and works`, async ({ page }) => {
          await giveWrongData(page, name)
          await page.goto(`/${locale}${path}`)
          await page.locator(`[data-island="${name}"]`).dispatchEvent('hydrate')
          await expectFallback(page, section)
          await expectRestWorks(page, name)
        })
      }
    })

    test('nothing of supabase-js is asked for before the form is touched', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await openForm(page, locale)
      await scrollThrough(page)
      await page.locator('.contact-form button').hover()
      expect(asked.filter((url) => /supabase|functions|auth/i.test(url))).toEqual([])
      for (const url of asked.filter((address) => address.endsWith('.js'))) {
        const script = await page.evaluate(async (address) => (await fetch(address)).text(), url)
        expect(script, url).not.toMatch(/GoTrueClient|X-Supabase/i)
      }
      const client = page.waitForRequest(/supabase-client/)
      await field(page, locale, 'message').focus()
      await client
    })
  })
}

test.describe('a form whose script cannot load', () => {
  test.use({ expectedProblems: ['/assets/', 'net::ERR_FAILED'] })

  test('sends nobody away and loses nothing', async ({ page }) => {
    await breakScript(page, 'contact-form')
    await page.goto('/en')
    await page.locator('[data-island="contact-form"]').dispatchEvent('hydrate')
    await expectFallback(page, '#contato')
    // Whether the form stays or makes way for the e-mail address is for the page to say.
    for (const input of await page.locator('.contact-form :is(input, textarea):visible').all()) {
      await input.evaluate((element: HTMLInputElement) => (element.value = 'ana@exemplo.pt'))
    }
    for (const button of await page.locator('.contact-form button:visible:enabled').all()) {
      await button.click()
    }
    await expect(page.locator('.site-header')).toBeVisible()
    await expectFallback(page, '#contato')
  })
})

/** Lets the document give an island data that it cannot render. */
async function giveWrongData(page: Page, name: string): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/assets/') && !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const data = new RegExp(`(data-island="${name}".*?<script type="application/json">).*?<`, 's')
      const wrong = '{"language":{"locale":"en","words":{"error":{"title":"FALLBACK"}}},"props":{}}'
      const body = html.replace(data, `$1${wrong.replace('FALLBACK', FALLBACK)}<`)
      expect(body).not.toBe(html)
      await route.fulfill({ response, body })
    },
  )
}

async function expectFallback(page: Page, section: string): Promise<void> {
  const fallback = page.locator(section).getByRole('alert').filter({ hasText: FALLBACK })
  await expect(fallback).toHaveCount(1)
  await expect(fallback).toBeVisible()
  await expect(fallback).toHaveText(FALLBACK)
  await expect(page.getByText(FALLBACK)).toHaveCount(1)
}

/** What does not belong to the island is there and answers. */
async function expectRestWorks(page: Page, broken: string): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  for (const mark of await page.locator(`[data-island]:not([data-island="${broken}"])`).all()) {
    await mark.dispatchEvent('hydrate')
    await expect(mark).toHaveAttribute('data-hydrated')
  }
  if (broken === 'plan-cards') {
    await page.locator('.languages a[hreflang="es"]').click()
    await expect(page).toHaveURL('/es/precos')
    return
  }
  await page.locator('.floating-navigation a').nth(1).click()
  await expect
    .poll(async () => Math.abs((await topOf(page, 'quem-somos')) - 120))
    .toBeLessThanOrEqual(1)
  if (broken === 'contact-form') {
    await page.getByRole('tab').nth(1).click()
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  }
}
