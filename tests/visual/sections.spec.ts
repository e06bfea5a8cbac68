import { expect, test, type Page } from 'playwright/test'
import { addStyles } from '../browser/added-styles.ts'
import { loadTypefaces } from '../browser/fonts.ts'

/** What lies over the page would lie over its sections; it is pictured on its own. */
const WITHOUT_BARS =
  '.site-header { position: static !important } .floating-navigation { display: none !important }'

/** What is pictured on each page, by selector. */
const pages = {
  '/en': ['.site-header', 'main > section', '.site-footer'],
  '/en/precos': ['main'],
  '/en/nothing': ['main'],
}

for (const [path, selectors] of Object.entries(pages)) {
  test(`${path} looks as it did; npm run screens records what is meant to be new`, async ({
    page,
  }) => {
    await open(page, path)
    for (const selector of selectors) {
      for (const part of await page.locator(selector).all()) {
        const id = await part.getAttribute('id')
        const name = [path.slice(1).replaceAll('/', '-'), id ?? selector.replace('.', '')].join('-')
        await expect.soft(part).toHaveScreenshot(`${name}.png`)
      }
    }
  })
}

test('the floating navigation looks as it did', async ({ page }) => {
  await open(page, '/en', '')
  const bar = page.locator('.floating-navigation ul')
  await expect(bar.locator('[aria-current]')).toHaveCount(1)
  await expect(bar).toHaveScreenshot('navigation.png')
})

/** Opens a page at a fixed time, with its fonts, all islands awake, and drawn flags. */
async function open(page: Page, path: string, css = WITHOUT_BARS): Promise<void> {
  await page.clock.setFixedTime('2026-01-15T12:00:00Z')
  await page.route('https://flagcdn.com/**', (route) => route.abort())
  await page.goto(path)
  await addStyles(page, css)
  await page.locator('[data-island]').evaluateAll((marks) => {
    for (const mark of marks) mark.dispatchEvent(new Event('hydrate'))
  })
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0)
  await loadTypefaces(page)
}
