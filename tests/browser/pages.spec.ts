import type { Page } from 'playwright/test'
import { stringify } from 'yaml'
import { anchors } from '../../src/urls/anchors.ts'
import type { SectionName } from '../../src/sections/sections.ts'
import { locales, type Locale } from '../../src/locales.ts'
import { notFoundUrls, pageUrls, pathIn, type PageName } from '../../src/urls/page-urls.ts'
import { site, wordsOf } from '../fixtures/words.ts'
import { expect, test } from './site-test.ts'

/** Matches a one-letter word at the start of a sentence, if the line may break after it. */
const LONE_LETTER = /(?<![\p{L}\p{N}])\p{Lu} /u

/** A year other than the year of the build. */
const YEAR = 2042

test.beforeEach(({ page }) => page.clock.setFixedTime(`${YEAR}-01-15T12:00:00Z`))

test('each page has its landmarks, sections and links in its language, the current year, and no line that ends in a lone letter', async ({
  page,
}) => {
  for (const { path, page: name, locale } of pageUrls) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('.languages [aria-current]'), path).toHaveAttribute('lang', locale)
    // tests/visual compares the rest of the pricing page with its reference accessibility tree.
    const heading = `heading ${quote(wordsOf(locale, 'pricing').title)} [level=1]`
    const main = name === 'landing' ? sectionsIn(locale) : [heading]
    const tree = accessibilityTree(locale, name, main)
    await expect(page.locator('body'), path).toMatchAriaSnapshot(tree)
    for (const text of await page.locator('h2, .lead p').allTextContents()) {
      expect.soft(text, path).not.toMatch(LONE_LETTER)
    }
  }
})

test.describe('the 404 page', () => {
  test.use({ expectedProblems: ['404'] })

  test('has its texts in English, a line and a link in the language of its folder, and logs the path once', async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    for (const { path: folder, locale } of notFoundUrls) {
      const path = `${folder}nothing`
      await page.goto(path)
      const { code, message, home } = wordsOf(locale, 'site').notFound
      const { header, pages } = wordsOf(locale, 'site')
      const { title, description } = pages.notFound
      const main = [
        `heading ${quote(code)} [level=1]`,
        { paragraph: message },
        link(home, '/'),
        { paragraph: [{ text: description }, link(header.home, pathIn(locale, 'landing'))] },
      ]
      const tree = accessibilityTree(locale, 'notFound', main)
      await expect(page.locator('body'), path).toMatchAriaSnapshot(tree)
      await expect(page).toHaveTitle(title)
      for (const text of [code, message, home]) expect(await languageOf(page, text)).toBe('en')
      expect(await languageOf(page, description)).toBe(locale)
      await page.getByRole('link', { name: home }).press('Enter')
      await expect(page).toHaveURL('/')
      expect(logged.splice(0).filter((text) => text.includes(path))).toHaveLength(1)
    }
  })
})

type Node = string | { [role: string]: Node[] | string }

/** The accessibility tree of a page as YAML, with every landmark. */
function accessibilityTree(locale: Locale, page: PageName, main: Node[]): string {
  const { header, navigation, footer } = wordsOf(locale, 'site')
  const { label, home, about, products, experts, solutions, partners, contact } = navigation
  const items = [home, about, products, experts, solutions, partners, contact]
  const languages = locales.map((other) =>
    link(`${other} ${header.languageNames[other]}`, pathIn(other, page)),
  )
  const brand = [
    link(header.home, pathIn(locale, 'landing')),
    link(header.pricing, pathIn(locale, 'pricing')),
  ]
  const { rights } = footer
  const copyright = [site.brand, `/${YEAR}/`, rights].map((paragraph) => ({ paragraph }))
  const toPricing = { paragraph: [link(header.pricing, pathIn(locale, 'pricing'))] }
  const tree: Node[] = [
    { '/children': 'equal' },
    link(header.skip, '#content'),
    { banner: [...brand, { [`navigation ${quote(header.languages)}`]: [list(languages)] }] },
    { [`navigation ${quote(label)}`]: [list(items.map((item) => link(item)))] },
    { main },
    { contentinfo: [...copyright, toPricing] },
  ]
  return stringify(tree)
}

/** The headings of the sections of the landing page. */
function sectionsIn(locale: Locale): Node[] {
  const { before, words, after } = wordsOf(locale, 'hero').headline
  return (Object.keys(anchors) as SectionName[]).map((name) => {
    const isHero = name === 'hero'
    const heading = isHero ? `${before} ${words[0]} ${after}` : wordsOf(locale, name).title
    return `heading ${quote(heading)} [level=${isHero ? 1 : 2}]`
  })
}

function list(contents: Node[]): Node {
  return { list: [{ '/children': 'equal' }, ...contents.map((node) => ({ listitem: [node] }))] }
}

function link(name: string, url?: string): Node {
  return { [`link ${quote(name)}`]: url === undefined ? [] : [{ '/url': url }] }
}

function quote(name: string): string {
  return JSON.stringify(name)
}

/** The language in which a screen reader reads a text. */
function languageOf(page: Page, text: string): Promise<string | undefined> {
  const element = page.getByText(text).first()
  return element.evaluate((found) => found.closest<HTMLElement>('[lang]')?.lang)
}
