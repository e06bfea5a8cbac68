import type { Page } from 'playwright/test'
import { planIds } from '../../src/content/prices.ts'
import { notFoundUrls, pageUrls, shortUrl } from '../../src/urls/page-urls.ts'
import { requestHydration } from './island-scripts.ts'
import { expectGoodPrint, printedSheets, printFaults } from './printed-sheets.ts'
import { site } from '../fixtures/words.ts'
import { expect, moving, test } from './site-test.ts'

test.use(moving)

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }))

const own = `${shortUrl(site.siteUrl)}/en`

/** The URLs on each page's sheets, without protocol and query, including repetitions. */
const urlsOnSheets = {
  landing: [
    shortUrl(site.bookingUrl),
    shortUrl(site.whatsappUrl),
    shortUrl(site.whatsappUrl),
    `${own}/precos`,
  ],
  pricing: [...planIds.map(() => shortUrl(site.bookingUrl)), shortUrl(site.whatsappUrl)],
  notices: [],
  notFound: [],
}

// tests/site/print.spec.ts tests the other languages.
const printed = [...pageUrls, ...notFoundUrls].filter(({ path }) => path.startsWith('/en'))

for (const { path, page: name } of printed) {
  test.describe(() => {
    if (name === 'notFound') test.use({ expectedProblems: ['404'] })

    test(`${path} (${name}) prints all texts and URLs legibly on few sheets`, async ({ page }) => {
      await page.goto(name === 'notFound' ? `${path}nothing` : path)
      const sheets = await expectGoodPrint(page, name)
      expect(sheets[0]?.lines.map(({ text }) => text)).toContain(site.brand)
      const footer = `${site.brand} · ${shortUrl(site.siteUrl)}`
      for (const { lines } of sheets) expect(lines.map(({ text }) => text)).toContain(footer)
      const lines = sheets.flatMap((sheet) => sheet.lines)
      const urls = lines.flatMap(({ text }) => text.match(/[a-z]\S*\.\S+[/#]\S+/g) ?? [])
      expect(urls.toSorted()).toEqual(urlsOnSheets[name].toSorted())
      if (name === 'pricing') {
        const amount = page.locator('.animated-amount .final').first()
        await expect(amount).toHaveCSS('opacity', '1')
      }
      if (name !== 'landing') return
      for (const paper of [{ format: 'Letter' }, { format: 'Letter', landscape: true }] as const) {
        expect.soft(await printFaults(page, await printedSheets(page, paper))).toEqual([])
      }
    })
  })
}

test('the landing page prints in light colours, with content expanded and controls hidden', async ({
  page,
}) => {
  await page.goto('/en')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('.lead').first()).toHaveCSS('color', 'rgb(74, 91, 99)')
  await requestHydration(page, 'solutions-tabs')
  for (const panel of await page.locator('.panel').all()) await expect(panel).toBeVisible()
  for (const hidden of [
    '.floating-navigation',
    '.languages',
    '.tab-list',
    '.contact-form',
    '.demo-video',
    '[role=log]',
  ]) {
    await expect(page.locator(hidden)).toBeHidden()
  }
  await expect(page.getByRole('link', { name: site.email })).toBeVisible()
  await expectExpanded(page)
})

test.describe('without JavaScript,', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is expanded in print', async ({ page }) => {
    await page.goto('/en')
    await expectExpanded(page)
  })
})

async function expectExpanded(page: Page): Promise<void> {
  const folded = page.locator('.fold')
  await expect(folded).not.toHaveCount(0)
  for (const fold of await folded.all()) {
    await expect(fold.locator('> :not(summary)')).toBeVisible()
  }
  await expect(page.locator('.evidence')).not.toHaveCount(0)
  for (const drawing of await page.locator('.evidence').all()) await expect(drawing).toBeHidden()
}
