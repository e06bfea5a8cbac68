import type { Page } from 'playwright/test'
import { locales } from '../../src/locales.ts'
import { legalAnchor } from '../../src/urls/anchors.ts'
import { pathIn } from '../../src/urls/page-urls.ts'
import { hydrateAll } from './island-scripts.ts'
import { expect, test } from './site-test.ts'

for (const name of ['landing', 'pricing'] as const) {
  test(`the ${name} page has the same roles in the same order in each language, and the same headings on a phone, with everything expanded, as in a wide viewport`, async ({
    page,
  }) => {
    const trees: string[][] = []
    for (const locale of locales) {
      await page.goto(pathIn(locale, name))
      await hydrateAll(page)
      // Only some languages have one.
      await page.locator(`.notice:has(#${legalAnchor})`).evaluateAll(removeAll)
      trees.push(await roles(page))
    }
    expect(trees[0]?.length).toBeGreaterThan(100)
    for (const tree of trees) expect.soft(tree).toEqual(trees[0])

    await page
      .locator('details')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
    const wide = await outline(page)
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await outline(page)).toEqual(wide)
    // A heading is at most one level below the heading before it.
    const levels = wide.map((heading) => Number(heading[1]))
    for (const [index, level] of levels.entries()) {
      expect.soft(level, wide[index]).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    }
  })
}

const removeAll = (elements: Element[]) => elements.forEach((element) => element.remove())

/** The headings that a screen reader lists, such as `h2 Contact`. */
function outline(page: Page): Promise<string[]> {
  return page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
        .map((heading) => `${heading.localName} ${heading.textContent?.trim()}`),
    )
}

/** The accessibility tree without names and texts, which differ between languages. */
async function roles(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  const nodes = tree.split('\n').filter((line) => !/^ *- (text|\/url):/.test(line))
  return nodes.map((line) => `${/^ *- '?\w+/.exec(line)} ${/\[.*\]/.exec(line) ?? ''}`)
}
