import { pageUrls } from '../../src/urls.ts'
import { locales } from '../../src/locales.ts'
import { anchors } from '../../src/anchors.ts'
import { expect, test } from './site-test.ts'

for (const { path, page: name, locale } of pageUrls) {
  test.describe(path, () => {
    test('is in its language, in order, with landmarks, flags and the year', async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('h1')).toHaveCount(1)
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])))
      const skips = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)
      expect(skips, `heading levels ${levels.join(' ')}`).toEqual([])

      await expect(page.getByRole('banner')).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
      const names = await page
        .locator('nav')
        .evaluateAll((navs) => navs.map((nav) => nav.getAttribute('aria-label')))
      expect(names, 'names of the navigations').toHaveLength(2)
      expect(new Set(names).size, 'names of the navigations').toBe(2)

      await expect(page.locator('.languages [aria-current]')).toHaveAttribute('hreflang', locale)
      const targets = await page
        .locator('.languages a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const suffix = name === 'pricing' ? '/precos' : ''
      expect(targets).toEqual(locales.map((tag) => `/${tag}${suffix}`))
      const year = String(new Date().getFullYear())
      await expect(page.getByRole('contentinfo')).toContainText(year)
    })

    test('shows every picture and font', async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const layout = await page.evaluate(() => ({
        // The fallbacks are fonts of the visitor's machine, which may lack them.
        fonts: [...document.fonts]
          .filter((font) => !font.family.includes('Fallback'))
          .map((font) => font.status),
        pictures: [...document.images].filter((image) => image.complete && image.naturalWidth === 0)
          .length,
      }))
      expect(layout).toEqual({ fonts: ['loaded', 'loaded'], pictures: 0 })
    })
  })
}

for (const { path } of pageUrls.filter(({ page }) => page === 'landing')) {
  test(`${path} has the eleven sections in order, each named by its heading`, async ({ page }) => {
    await page.goto(path)
    const sections = page.locator('main > section')
    const ids = await sections.evaluateAll((elements) => elements.map((element) => element.id))
    expect(ids).toEqual(Object.values(anchors))
    for (const section of await sections.all()) {
      await expect(section).toHaveAccessibleName(/\S/)
    }
  })
}
