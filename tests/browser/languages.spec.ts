import type { Page } from 'playwright/test'
import type { Locale } from '../../src/locales.ts'
import { site } from '../fixtures/words.ts'
import { scrollToEnd } from './scrolling.ts'
import { expect, test } from './site-test.ts'

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

test('switching languages at the end of the page leads to the last section', async ({ page }) => {
  // The viewport is so tall that the last section never gets near the top.
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto('/pt-BR')
  await scrollToEnd(page)
  await flag(page, 'en').click()
  await expect(page).toHaveURL('/en#contato')
})

test('on a Brazilian host without rewrites, `/` redirects to /pt-BR', async ({ page, baseURL }) => {
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
