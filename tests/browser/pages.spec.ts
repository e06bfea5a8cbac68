import { stringify } from 'yaml'
import type { Page } from 'playwright/test'
import { anchors, type SectionName } from '../../src/anchors.ts'
import { locales, type Locale } from '../../src/locales.ts'
import { notFoundUrls, pageUrls, pathIn, type PageName } from '../../src/urls.ts'
import { site, wordsOf } from '../fixtures/words.ts'
import { expect, test } from './site-test.ts'

/** Not the year of the build. */
const YEAR = 2042

for (const { path, page: name, locale } of pageUrls) {
  test(`${path} has its landmarks, sections and links in ${locale}, and the current year`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(`${YEAR}-01-15T12:00:00Z`)
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('.languages [aria-current]')).toHaveAttribute('hreflang', locale)
    const main = name === 'landing' ? sectionsIn(locale) : plansIn(locale)
    await expect(page.locator('body')).toMatchAriaSnapshot(treeOf(locale, name, main))
  })
}

test('pages log nothing on the console', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  for (const path of ['/', '/en', '/pt-BR/precos']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(messages).toEqual([])
})

test('texts in another language than their page declare it', async ({ page }) => {
  await page.goto('/pt-PT')
  const names = wordsOf('pt-PT', 'site').header.languageNames
  for (const locale of locales) expect(await languageOf(page, names[locale])).toBe(locale)
  const fallbacks = await page
    .locator('[data-island] > template')
    .evaluateAll((templates) =>
      (templates as HTMLTemplateElement[]).map(({ content }) =>
        content.querySelector('[role="alert"]')?.getAttribute('lang'),
      ),
    )
  expect(fallbacks.length).toBeGreaterThan(2)
  expect(new Set(fallbacks)).toEqual(new Set(['en']))
})

test.describe('the 404 page', () => {
  test.use({ expectedProblems: ['404'] })

  for (const { path: folder, locale } of notFoundUrls) {
    const path = `${folder}nothing`

    test(`at ${path} has its three texts in English, leads home and logs the path once`, async ({
      page,
    }) => {
      const messages: string[] = []
      page.on('console', (message) => messages.push(message.text()))
      await page.clock.setFixedTime(`${YEAR}-01-15T12:00:00Z`)
      await page.goto(path)
      const { code, message, home } = wordsOf(locale, 'site').notFound
      await expect(page.locator('body')).toMatchAriaSnapshot(
        treeOf(locale, 'notFound', [
          `heading ${quote(code)} [level=1]`,
          { paragraph: message },
          link(home, '/'),
        ]),
      )
      expect(await page.title()).not.toBe('')
      for (const text of [code, message, home]) expect(await languageOf(page, text)).toBe('en')
      await page.getByRole('link', { name: home }).press('Enter')
      await expect(page).toHaveURL('/')
      expect(messages.filter((text) => text.includes(path))).toHaveLength(1)
    })
  }
})

type Node = string | { [role: string]: Node[] | string }

/** The accessibility tree of a page, with all of its landmarks, as YAML. */
function treeOf(locale: Locale, page: PageName, main: Node[]): string {
  const { header, navigation, footer } = wordsOf(locale, 'site')
  const { label, ...items } = navigation
  const languages = locales.map((other) =>
    link(`${other} ${header.languageNames[other]}`, pathIn(other, page)),
  )
  const tree: Node[] = [
    { '/children': 'equal' },
    link(header.skip, '#content'),
    {
      banner: [
        link(header.home, pathIn(locale, 'landing')),
        { [`navigation ${quote(header.languages)}`]: [list(languages)] },
      ],
    },
    { [`navigation ${quote(label)}`]: [list(Object.values(items).map((item) => link(item)))] },
    { main: [...(page === 'notFound' ? [] : [{ '/children': 'equal' }]), ...main] },
    {
      contentinfo: [
        { paragraph: site.brand },
        { paragraph: `/${YEAR}/` },
        { paragraph: footer.rights },
      ],
    },
  ]
  return stringify(tree)
}

/** The sections of the landing page, each named by its heading. */
function sectionsIn(locale: Locale): Node[] {
  const { before, words, after } = wordsOf(locale, 'hero').headline
  const headings = (Object.keys(anchors) as SectionName[]).map((name) =>
    name === 'hero' ? `${before} ${words[0]} ${after}` : wordsOf(locale, name).title,
  )
  return headings.map((heading) => `region ${quote(heading)}`)
}

function plansIn(locale: Locale): Node[] {
  const { label, title, plans } = wordsOf(locale, 'pricing')
  const articles = Object.values(plans).map(({ name, features }) => ({
    article: [
      `heading ${`/^${name}/`} [level=2]`,
      { list: features.map((feature) => ({ listitem: feature })) },
      'link',
    ],
  }))
  return [
    { paragraph: label },
    `heading ${quote(title)} [level=1]`,
    'paragraph',
    'paragraph',
    list(articles),
  ]
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
  return page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang)
}
