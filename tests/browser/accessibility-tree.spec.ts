import type { Page } from 'playwright/test'
import { pageUrls, notFoundUrls, unprefixed, type PageUrl } from '../../src/urls.ts'
import { anchors, type SectionName } from '../../src/anchors.ts'
import { locales } from '../../src/locales.ts'
import { expect, test } from './site-test.ts'
import { site, wordsOf } from '../fixtures/words.ts'

const localized = pageUrls.filter((address) => !unprefixed.includes(address))

for (const address of localized) {
  test(`${address.path} has its landmarks and what they hold`, async ({ page }) => {
    await page.goto(address.path)
    const main = address.page === 'landing' ? sectionsOf(address) : plansOf(address)
    await expect(page.locator('body')).toMatchAriaSnapshot(tree(address, main))
  })
}

test.describe('what is said in another language than its page says so', () => {
  test.use({ expectedProblems: ['404'] })

  for (const address of notFoundUrls) {
    test(`the English texts below ${address.path}`, async ({ page }) => {
      await page.goto(`${address.path}nothing`)
      const main = wordsOf(address.locale, 'site').notFound
      await expect(page.locator('body')).toMatchAriaSnapshot(
        tree(address, [
          `heading ${quoted(main.code)} [level=1]`,
          `paragraph: ${main.message}`,
          `link ${quoted(main.home)}`,
        ]),
      )
      expect(await page.title()).not.toBe('')
      for (const text of Object.values(main)) expect(await languageOf(page, text)).toBe('en')
    })
  }

  test('the names of the languages, and what stands where an island failed', async ({ page }) => {
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
})

/** The whole page as a screen reader knows it; in the main part, what the page is made of. */
function tree({ locale, page }: PageUrl, main: Branch[]): string {
  const { header, navigation, footer } = wordsOf(locale, 'site')
  const { label, ...items } = navigation
  return nested([
    '/children: equal',
    `link ${quoted(header.skip)}`,
    'banner:',
    [
      `link ${quoted(header.home)}`,
      `navigation ${quoted(header.languages)}:`,
      ['list:', locales.flatMap((other) => item(`${other} ${header.languageNames[other]}`))],
    ],
    `navigation ${quoted(label)}:`,
    ['list:', ['/children: equal', ...Object.values(items).flatMap(item)]],
    'main:',
    [...(page === 'notFound' ? [] : ['/children: equal']), ...main],
    'contentinfo:',
    [
      `paragraph: ${site.brand}`,
      `paragraph: /${new Date().getFullYear()}/`,
      `paragraph: ${footer.rights}`,
    ],
  ])
}

/** The sections of the landing page, each named by its heading. */
function sectionsOf({ locale }: PageUrl): Branch[] {
  const { before, words, after } = wordsOf(locale, 'hero').headline
  const headings = (Object.keys(anchors) as SectionName[]).map((name) =>
    name === 'hero' ? `${before} ${words[0]} ${after}` : wordsOf(locale, name).title,
  )
  return headings.map((heading) => `region ${quoted(heading)}`)
}

function plansOf({ locale }: PageUrl): Branch[] {
  const { label, title, plans } = wordsOf(locale, 'pricing')
  return [
    `paragraph: ${label}`,
    `heading ${quoted(title)} [level=1]`,
    'paragraph',
    'paragraph',
    'list:',
    Object.values(plans).flatMap(({ name, features }) => [
      'listitem:',
      [
        'article:',
        [
          `heading /^${name}/ [level=2]`,
          'list:',
          features.flatMap((feature) => [`listitem: ${quoted(feature)}`]),
          'link',
        ],
      ],
    ]),
  ]
}

type Branch = string | Branch[]

function item(name: string): Branch[] {
  return ['listitem:', [`link ${quoted(name)}`]]
}

function quoted(name: string): string {
  return JSON.stringify(name)
}

function nested(branches: readonly Branch[], depth = 0): string {
  return branches
    .map((branch) =>
      typeof branch === 'string' ? `${'  '.repeat(depth)}- ${branch}` : nested(branch, depth + 1),
    )
    .join('\n')
}

/** The language that a screen reader reads a text in. */
function languageOf(page: Page, text: string): Promise<string | undefined> {
  return page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang)
}
