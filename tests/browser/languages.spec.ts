import type { Page } from 'playwright/test'
import type { Locale } from '../../src/locales.ts'
import { site } from '../fixtures/words.ts'
import { requestHydration } from './island-scripts.ts'
import { expectTopAt, scrollToEnd } from './scrolling.ts'
import { expect, isFlag, test } from './site-test.ts'

test('the flags come from the external service and fill their frames', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/en')
  for (const country of Object.values(site.flags.countries)) {
    expect(requested).toContain(site.flags.service.replace('{country}', country))
  }
  for (const frame of await page.locator('.languages .flag').all()) {
    const image = frame.locator('img')
    expect(await image.boundingBox()).toEqual(await frame.boundingBox())
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  }
})

test.describe('while the flag service does not respond,', () => {
  // Lets Playwright add styles when it takes screenshots.
  test.use({ bypassCSP: true })

  test('the drawn flags are visible, and no broken images are', async ({ page }) => {
    await page.route(isFlag, () => new Promise(() => {}))
    await page.goto('/en', { waitUntil: 'commit' })
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const flags = page.locator('.languages ul')
    const visible = await flags.screenshot()
    const withoutPictures = await flags.screenshot({ style: '.flag img { opacity: 0 }' })
    expect(withoutPictures.equals(visible)).toBe(true)
    const withoutDrawings = await flags.screenshot({ style: '.flag svg { opacity: 0 }' })
    expect(withoutDrawings.equals(visible)).toBe(false)
  })
})

test('another language opens with the same tab, even after visits to other sections', async ({
  page,
}) => {
  await page.goto('/en')
  await requestHydration(page, 'solutions-tabs')
  await page.getByRole('tab').nth(1).click()
  for (const anchor of ['parceiros', 'solucoes']) {
    await page.locator(`.floating-navigation a[href$="#${anchor}"]`).click()
    await expectTopAt(page, anchor, 120)
  }
  await flag(page, 'pt-BR').click()
  await expect(page).toHaveURL('/pt-BR#solucoes/data-squad')
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tablist')).toBeInViewport()
})

test('switching the language in the first section opens the page at the top', async ({ page }) => {
  await page.goto('/pt-BR')
  await flag(page, 'es').click()
  await expect(page).toHaveURL('/es')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('switching the language at the end of the page opens the last section', async ({ page }) => {
  // The viewport is so tall that the last section never gets near the top.
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto('/pt-BR')
  await scrollToEnd(page)
  await flag(page, 'en').click()
  await expect(page).toHaveURL('/en#contato')
})

test('a Brazilian host that does not rewrite URLs shows pt-BR', async ({ page, baseURL }) => {
  // A host without our rules serves the pt-PT file at `/`.
  const body = await (await page.request.get('/')).text()
  const url = `http://www.farol.com.br:${new URL(String(baseURL)).port}`
  await page.route(`${url}/`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${url}/`)
  await expect(page).toHaveURL(`${url}/pt-BR`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})

function flag(page: Page, locale: Locale) {
  return page.locator(`.languages a[hreflang="${locale}"]`)
}
