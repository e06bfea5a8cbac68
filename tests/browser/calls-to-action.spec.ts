import type { Page } from 'playwright/test'
import { pageUrls } from '../../src/urls.ts'
import type { Locale } from '../../src/locales.ts'
import { requestHydration } from './held-script.ts'
import { topOf } from './scrolling.ts'
import { expect, test } from './site-test.ts'
import { site, twoLocales, wordsOf } from '../fixtures/words.ts'

type Target = 'booking' | 'contact' | 'pricing'

/** Each call to action with its section and where it leads (specification, section 2; decisions). */
function callsToAction(locale: Locale): [anchor: string, words: string, target: Target][] {
  const { aiAgents, dataSquad, dataDriven } = wordsOf(locale, 'solutions')
  return [
    ['home', wordsOf(locale, 'hero').talkToSpecialist, 'contact'],
    ['home', wordsOf(locale, 'hero').viewPricing, 'pricing'],
    ['produtos', wordsOf(locale, 'products').scheduleMeeting, 'booking'],
    ['chatbot', wordsOf(locale, 'chatbot').requestDemo, 'pricing'],
    ['cultura-de-dados', wordsOf(locale, 'data-culture').buildCulture, 'contact'],
    ['servicos', wordsOf(locale, 'services').getStarted, 'contact'],
    ['especialistas', wordsOf(locale, 'experts').hireExperts, 'booking'],
    ['solucoes', aiAgents.createAgent, 'contact'],
    ['solucoes', aiAgents.requestDemo, 'booking'],
    ['solucoes', dataSquad.hireSquad, 'booking'],
    ['solucoes', dataDriven.startJourney, 'booking'],
  ]
}

for (const locale of twoLocales) {
  const { opensInNewTab } = wordsOf(locale, 'site')

  test.describe(`the calls to action in ${locale}`, () => {
    test('lead where they should', async ({ page, baseURL }) => {
      await page.goto(`/${locale}`)
      await requestHydration(page, 'solutions-tabs')
      const calls = callsToAction(locale)
      await expect(page.locator('main .button:not(form .button)')).toHaveCount(calls.length)
      for (const [anchor, words, target] of calls) {
        const link = page.locator(`#${anchor} a.button`).filter({ hasText: words })
        await expect(link, words).toHaveCount(1)
        const href = await link.evaluate((anchorElement: HTMLAnchorElement) => anchorElement.href)
        expect(href, words).toBe(
          {
            booking: site.bookingUrl,
            contact: `${baseURL}/${locale}#contato`,
            pricing: `${baseURL}/${locale}/precos`,
          }[target],
        )
        if (target === 'booking') await expectNewTab(link)
        else await expect(link).not.toHaveAttribute('target')
      }
    })

    test('come to the contact section and to the pricing page', async ({ page }) => {
      await page.goto(`/${locale}`)
      const { talkToSpecialist, viewPricing } = wordsOf(locale, 'hero')
      await page.locator('#home .button').filter({ hasText: talkToSpecialist }).click()
      await expect(page).toHaveURL(`/${locale}#contato`)
      await expect
        .poll(async () => Math.abs((await topOf(page, 'contato')) - 120))
        .toBeLessThanOrEqual(1)
      await page.goto(`/${locale}`)
      await page.locator('#home .button').filter({ hasText: viewPricing }).click()
      await expect(page).toHaveURL(`/${locale}/precos`)
    })

    test('open the booking page in a tab of its own', async ({ page, context }) => {
      await context.route(site.bookingUrl, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Booking</title>' }),
      )
      await page.goto(`/${locale}`)
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.locator('#produtos .actions a').click(),
      ])
      await expect(tab).toHaveURL(site.bookingUrl)
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      await expect(page).toHaveURL(`/${locale}`)
    })

    test('of the plans open the booking page, awake or not', async ({ page }) => {
      await page.goto(`/${locale}/precos`)
      const { plans } = wordsOf(locale, 'pricing')
      for (const awake of [false, true]) {
        if (awake) await requestHydration(page, 'plan-cards')
        for (const [index, { buttonText }] of Object.values(plans).entries()) {
          const link = page.locator('.plan').nth(index).getByRole('link')
          await expect(link).toHaveAccessibleName(`${buttonText} (${opensInNewTab})`)
          await expect(link).toHaveAttribute('href', site.bookingUrl)
          await expectNewTab(link)
        }
      }
    })
  })
}

for (const { path, locale } of pageUrls) {
  test(`every link of ${path} to another site opens a new tab and says so`, async ({ page }) => {
    test.skip(page.viewportSize()?.width !== 1280, 'links do not depend on the width')
    await page.goto(path)
    const links = await foreignLinks(page)
    expect(links.length).toBeGreaterThan(0)
    const { opensInNewTab } = wordsOf(locale, 'site')
    for (const { href, target, rel, text } of links) {
      expect({ href, target, rel }).toEqual({ href, target: '_blank', rel: 'noopener' })
      expect(text.endsWith(`(${opensInNewTab})`), `${href}: ${text}`).toBe(true)
    }
  })
}

function foreignLinks(page: Page) {
  return page
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter((link) => /^https?:$/.test(link.protocol) && link.host !== location.host)
        .map(({ href, target, rel, textContent }) => ({ href, target, rel, text: textContent })),
    )
}

async function expectNewTab(link: ReturnType<Page['locator']>): Promise<void> {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
}
