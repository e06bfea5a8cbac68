import { anchors } from '../../src/sections/anchors.ts'
import { notFoundUrls, pageUrls, pathIn, type PageUrl } from '../../src/urls/page-urls.ts'
import { wordsOf } from '../fixtures/words.ts'
import { expect, test } from './site-test.ts'

/*
 * tests/seo tests the texts and languages on all pages; tests/visual tests the English pages'
 * accessibility trees.
 */

/** Matches a one-letter word at the start of a sentence, if the line may break after it. */
const LONE_LETTER = /(?<![\p{L}\p{N}])\p{Lu} /u

/** A year other than the year of the build. */
const YEAR = 2042

const isTested = ({ path, locale }: PageUrl) => locale === 'pt-BR' || path.startsWith('/en')

test.beforeEach(({ page }) => page.clock.setFixedTime(`${YEAR}-01-15T12:00:00Z`))

test('pages have correct landmarks, sections, language, year and line breaks', async ({ page }) => {
  for (const { path, page: name, locale } of pageUrls.filter(isTested)) {
    await page.goto(path)
    await expect(page.locator('.languages [aria-current]'), path).toHaveAttribute('lang', locale)
    const { header, navigation } = wordsOf(locale, 'site')
    await expect(page.locator('body'), path).toMatchAriaSnapshot(`
      - /children: equal
      - link ${JSON.stringify(header.skip)}
      - banner
      - navigation ${JSON.stringify(navigation.label)}
      - main
      - contentinfo:
        - paragraph: /${YEAR}/
    `)
    const sections = await page
      .locator('main > section')
      .evaluateAll((all) => all.map(({ id }) => id))
    if (name === 'landing') expect(sections).toEqual(Object.values(anchors))
    for (const text of await page.locator('h2, .lead p').allTextContents()) {
      expect.soft(text, path).not.toMatch(LONE_LETTER)
    }
  }
})

test.describe('the 404 page', () => {
  test.use({ expectedProblems: ['404'] })

  test("is in English, with a line in the URL's language, and logs the path", async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    for (const { path: folder, locale } of notFoundUrls.filter(isTested)) {
      const path = `${folder}nothing`
      await page.goto(path)
      const { header, pages, notFound } = wordsOf(locale, 'site')
      const { title, description } = pages.notFound
      await expect(page).toHaveTitle(title)
      const { code, message, home } = notFound
      for (const [text, language] of [
        [code, 'en'],
        [message, 'en'],
        [home, 'en'],
        [description, locale],
      ] as const) {
        const element = page.locator('main').getByText(text).first()
        await expect(element).toBeVisible()
        expect(await element.evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))).toBe(
          language,
        )
      }
      const link = page.locator('main').getByRole('link', { name: header.home })
      await expect(link).toHaveAttribute('href', pathIn(locale, 'landing'))
      await page.getByRole('link', { name: home }).press('Enter')
      await expect(page).toHaveURL('/')
      expect(logged.splice(0).filter((text) => text.includes(path))).toHaveLength(1)
    }
  })
})
