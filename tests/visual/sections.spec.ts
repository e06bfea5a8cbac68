import { expect, test, type Locator, type Page } from 'playwright/test'
import { pageUrls } from '../../src/urls/page-urls.ts'
import { loadFonts } from '../../browser/load-fonts.ts'
import { hydrateAll } from '../browser/island-scripts.ts'
import { showNavigation } from '../browser/scrolling.ts'
import { isFlag } from '../browser/site-test.ts'

/*
 * Compares every section with its reference screenshots and its reference accessibility tree.
 * Screenshots are scaled down to half their size or less, which keeps the repository small and
 * still shows what has moved. A tree records what a screen reader reads, in order.
 * `npm run screens` updates both.
 */

/** Keeps the fixed parts of a page out of the screenshots of its sections. */
const WITHOUT_BARS =
  '.site-header { position: static !important } .floating-navigation { display: none !important }'

const english = pageUrls.filter(({ path }) => path.startsWith('/en'))

/** Selectors of the elements on each page that have reference screenshots. */
const pages = {
  ...Object.fromEntries(english.map(({ path }) => [path, ['main']])),
  '/en': ['.site-header', 'main > section', '.site-footer'],
  '/en/nothing': ['main'],
}

/** The dark scheme is tested at one width, because only its colours differ. */
const windows = [
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'light' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

for (const { width, colorScheme } of windows) {
  const folder = `${width}-${colorScheme}`

  test.describe(`at ${width} px in the ${colorScheme} scheme,`, () => {
    test.use({
      viewport: { width, height: 900 },
      deviceScaleFactor: width > 1000 ? 0.4 : 0.5,
      colorScheme,
      bypassCSP: true,
    })

    for (const [path, selectors] of Object.entries(pages)) {
      test(`${path} matches its reference screenshots`, async ({ page }) => {
        await open(page, path)
        if (path === '/en') {
          await showNavigation(page)
          const bar = page.locator('.floating-navigation ul')
          await expect(bar.locator('[aria-current]')).toHaveCount(1)
          await expect.soft(bar).toHaveScreenshot([folder, 'navigation.png'])
        }
        await page.addStyleTag({ content: WITHOUT_BARS })
        for (const selector of selectors) {
          for (const part of await page.locator(selector).all()) {
            const name = await snapshotName(part, path, selector)
            await expect.soft(part).toHaveScreenshot([folder, `${name}.png`])
          }
        }
      })
    }
  })
}

for (const [path, selectors] of Object.entries(pages)) {
  test(`${path} matches its reference accessibility trees at 1280 and 360 px`, async ({ page }) => {
    // With reduced motion, there is no motion control.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, path)
    const parts: { part: Locator; name: string; wide: string }[] = []
    for (const selector of path === '/en' ? [...selectors, '.floating-navigation'] : selectors) {
      for (const part of await page.locator(selector).all()) {
        const name = await snapshotName(part, path, selector)
        parts.push({ part, name, wide: await part.ariaSnapshot() })
      }
    }
    await page.setViewportSize({ width: 360, height: 900 })
    for (const { part, name, wide } of parts) {
      const narrow = await part.ariaSnapshot()
      const trees = narrow === wide ? wide : `# 1280 px\n${wide}\n---\n# 360 px\n${narrow}`
      expect.soft(`${trees}\n`).toMatchSnapshot(`${name}.yml`)
    }
  })
}

/** Returns the base name of a page part's snapshot files, such as `en-precos-content`. */
async function snapshotName(part: Locator, path: string, selector: string): Promise<string> {
  const id = await part.getAttribute('id')
  return `${path.slice(1).replaceAll('/', '-')}-${id ?? selector.replace('.', '')}`
}

/**
 * Opens a page at a fixed time and without flag images, hydrates its islands, and loads its web
 * fonts.
 */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime('2026-01-15T12:00:00Z')
  await page.route(isFlag, (route) => route.abort())
  await page.goto(path)
  await hydrateAll(page)
  await loadFonts(page)
}
