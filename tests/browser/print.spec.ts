import { accessibilityAnchor, privacyAnchor } from '../../src/urls/anchors.ts'
import { notFoundUrls, pageUrls, shortUrl } from '../../src/urls/page-urls.ts'
import { requestHydration } from './island-scripts.ts'
import { expectGoodPrint, printedSheets, printFaults } from './printed-sheets.ts'
import { site } from '../fixtures/words.ts'
import { expect, moving, test } from './site-test.ts'

test.use(moving)

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }))

// tests/site/print.spec.ts tests the other languages.
const printed = [...pageUrls, ...notFoundUrls].filter(({ path }) => path.startsWith('/en'))

for (const { path, page: name } of printed) {
  test.describe(() => {
    if (name === 'notFound') test.use({ expectedProblems: ['404'] })

    test(`${path} (${name}) prints every text legibly, within its limit of sheets`, async ({
      page,
    }) => {
      await page.goto(name === 'notFound' ? `${path}nothing` : path)
      const sheets = await expectGoodPrint(page, name)
      expect(sheets[0]?.lines.map(({ text }) => text)).toContain(site.brand)
    })
  })
}

test('the landing page prints every text legibly on other paper sizes', async ({ page }) => {
  await page.goto('/en')
  for (const paper of [
    { format: 'Letter' },
    { format: 'A4', landscape: true },
    { format: 'Letter', landscape: true },
  ] as const) {
    expect.soft(await printFaults(page, await printedSheets(page, paper))).toEqual([])
  }
})

test('the landing page prints in light colours, with every panel, but without the bars and the form', async ({
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
  ]) {
    await expect(page.locator(hidden)).toBeHidden()
  }
  await expect(page.getByRole('link', { name: site.email })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled })

    test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, everything but the notices is expanded in print`, async ({
      page,
    }) => {
      await page.goto('/en')
      // An answer with buttons is not printed.
      const folded = page.locator('.fold:not(:has(.actions .button))')
      await expect(folded).not.toHaveCount(0)
      for (const fold of await folded.all()) {
        const isNotice = await fold.evaluate((element) => element.matches('.notice, .transcript'))
        const content = fold.locator('> :not(summary)')
        await expect(content).toBeVisible({ visible: !isNotice })
        if (isNotice) await expect(fold.locator('summary')).toBeVisible()
      }
      await expect(page.locator('.evidence')).not.toHaveCount(0)
      for (const drawing of await page.locator('.evidence').all())
        await expect(drawing).toBeHidden()
    })
  })
}

test('the pages print each URL once, without its protocol and query, and final amounts', async ({
  page,
}) => {
  const urls = [site.bookingUrl, site.whatsappUrl].map(shortUrl)
  const own = `${shortUrl(site.siteUrl)}/en`
  const anchors = [privacyAnchor, accessibilityAnchor, 'chatbot-transcript']
  for (const [path, expected] of [
    ['/en', [...urls, `${own}/precos`, ...anchors.map((anchor) => `${own}#${anchor}`)]],
    ['/en/precos', [shortUrl(site.whatsappUrl)]],
  ] as const) {
    await page.goto(path)
    const lines = (await printedSheets(page)).flatMap((sheet) => sheet.lines)
    const urlsOnSheets = lines.flatMap(({ text }) => text.match(/\S+\.\S+[/#]\S+/g) ?? [])
    expect(urlsOnSheets.toSorted()).toEqual(expected.toSorted())
  }
  await expect(page.locator('.animated-amount .final').first()).toHaveCSS('opacity', '1')
})
