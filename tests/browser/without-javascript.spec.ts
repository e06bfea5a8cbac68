import type { Page } from 'playwright/test'
import { topOf } from './scrolling.ts'
import { expect, test } from './site-test.ts'
import { pricesOf, site, twoLocales, wordsOf } from '../fixtures/words.ts'

test.use({ javaScriptEnabled: false })

for (const locale of twoLocales) {
  const { form, navigation } = wordsOf(locale, 'site')

  test.describe(`without scripts, in ${locale},`, () => {
    test('every text and link of the landing page is to be seen', async ({ page }) => {
      await page.goto(`/${locale}`)
      const { hidden, count } = await texts(page)
      expect(count).toBeGreaterThan(150)
      expect(hidden).toEqual([])
      await expect(page.locator('.rotating > span').first()).toHaveCSS('opacity', '1')
    })

    test('every text, link and price of the pricing page is to be seen', async ({ page }) => {
      await page.goto(`/${locale}/precos`)
      // Amounts count up first.
      await expect.poll(async () => (await texts(page)).hidden).toEqual([])
      expect((await texts(page)).count).toBeGreaterThan(20)
      for (const [index, plan] of Object.values(pricesOf(locale).plans).entries()) {
        const card = page.locator('.plan').nth(index)
        await expect(card.getByText(plan.priceText, { exact: true })).toBeVisible()
        await expect(card).toContainText(plan.setupPriceText ?? '')
        await expect(card.getByRole('link')).toHaveAttribute('href', site.bookingUrl)
      }
    })

    test('the three solutions stand below each other, each with its links', async ({ page }) => {
      await page.goto(`/${locale}`)
      await expect(page.getByRole('tablist')).toBeHidden()
      const { aiAgents, dataSquad, dataDriven } = wordsOf(locale, 'solutions')
      const tops = []
      for (const { title } of [aiAgents, dataSquad, dataDriven]) {
        const heading = page.locator('#solucoes').getByRole('heading', { name: title })
        await expect(heading).toBeVisible()
        tops.push((await heading.boundingBox())?.y ?? 0)
      }
      expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b))
      const { requestDemo } = aiAgents
      for (const words of [requestDemo, dataSquad.hireSquad, dataDriven.startJourney]) {
        await expect(page.locator('#solucoes').getByRole('link', { name: words })).toBeVisible()
      }
    })

    test('the address of a solution leads to it', async ({ page }) => {
      await page.goto(`/${locale}#solucoes/data-driven`)
      const { title } = wordsOf(locale, 'solutions').dataDriven
      await expect(page.getByRole('heading', { name: title })).toBeInViewport()
    })

    test('e-mail and phone are given in the place of the form', async ({ page }) => {
      await page.goto(`/${locale}#contato`)
      await expect(page.locator('form')).toBeHidden()
      const notice = page.locator('#contato .without-script')
      await expect(notice).toBeVisible()
      await expect(notice).toHaveText(form.withoutScript)
      const card = page.locator('#contato .card')
      await expect(card.getByRole('link', { name: site.email })).toBeVisible()
      await expect(card.locator('a[href^="mailto:"]')).toHaveAttribute(
        'href',
        `mailto:${site.email}`,
      )
      await expect(card.getByRole('link', { name: site.phone.display })).toBeVisible()
      await expect(card.locator('a[href^="tel:"]')).toHaveAttribute(
        'href',
        `tel:${site.phone.number}`,
      )
    })

    test('the navigation and the flags lead on', async ({ page }) => {
      await page.goto(`/${locale}`)
      const bar = page.getByRole('navigation', { name: navigation.label })
      await bar.getByRole('link', { name: navigation.experts }).click()
      await expect
        .poll(async () => Math.abs((await topOf(page, 'especialistas')) - 120))
        .toBeLessThanOrEqual(1)
      const other = locale === 'en' ? 'pt-BR' : 'en'
      await page.locator(`.languages a[hreflang="${other}"]`).click()
      await expect(page).toHaveURL(`/${other}`)
    })
  })
}

/** How many texts stand on the page, and those of them that nobody can see. */
async function texts(page: Page) {
  return page.evaluate(() => {
    const meantForOthers =
      'script, style, template, .visually-hidden, .skip, .rotating, form, [role=tab]' +
      ', .floating-navigation span'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const hidden: string[] = []
    let count = 0
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const parent = walker.currentNode.parentElement
      if (text === '' || parent === null || parent.closest(meantForOthers) !== null) continue
      count += 1
      const { width, height } = parent.getBoundingClientRect()
      const shown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!shown || width < 2 || height < 2) hidden.push(text)
    }
    return { hidden, count }
  })
}
