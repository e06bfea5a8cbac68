import type { Page } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { delayScript, hydrateAll, requestHydration } from './island-scripts.ts'
import { expectTopAt, scrollSectionTo } from './scrolling.ts'
import { expect, test } from './site-test.ts'

const { aiAgents, dataSquad, dataDriven } = wordsOf('en', 'solutions')
const solutions = { 'ai-agents': aiAgents, 'data-squad': dataSquad, 'data-driven': dataDriven }

type Name = keyof typeof solutions

const tab = (page: Page, name: Name) =>
  page.getByRole('tab', { name: solutions[name].tab, exact: true })

test.describe('solutions tabs:', () => {
  test('Tab reaches the open tab before hydration', async ({ page }) => {
    await delayScript(page, 'solutions-tabs')
    await page.goto('/en')
    await page.locator('#solucoes .lead a').last().focus()
    await page.keyboard.press('Tab')
    await expect(tab(page, 'ai-agents')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('#solucoes .lead a').last()).toBeFocused()
  })

  test('a URL with an unknown part after the anchor opens the first tab', async ({ page }) => {
    for (const tail of ['none', '', 'data-squad/more', '%']) {
      await page.goto('about:blank')
      await page.goto(`/en#solucoes/${tail}`)
      await expect(page, tail).toHaveURL('/en#solucoes')
      await expectTopAt(page, 'solucoes', 120)
      await expectOpen(page, 'ai-agents')
    }
  })

  test('the open tab and the scroll position survive a reload and going back', async ({ page }) => {
    // Blocks web fonts, because loading them changes the height of the page.
    await page.route('**/*.woff2', (route) => route.abort('aborted'))
    await page.goto('/en#solucoes')
    await requestHydration(page, 'solutions-tabs')
    await tab(page, 'data-squad').click()
    await scrollSectionTo(page, 'contato', 40)
    const expectRestored = async () => {
      await expectOpen(page, 'data-squad')
      await requestHydration(page, 'contact-form')
      await expectTopAt(page, 'contato', 40)
    }
    await page.reload()
    await expectRestored()
    await page.goto('/en/precos')
    await page.goBack()
    await expectRestored()
  })
})

for (const width of [1280, 360]) {
  test(`at ${width} px, the tabs start at the same left edge as their heading, and stay in place`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en#solucoes')
    await hydrateAll(page)
    const list = page.locator('.tab-list')
    const first = await page.getByRole('tab').first().evaluate(leftOfText)
    expect(first).toBeCloseTo((await list.boundingBox())?.x ?? 0, 0)
    expect(first).toBeCloseTo(await page.locator('.panel h3').first().evaluate(leftOfText), 0)
    const before = await list.boundingBox()
    for (const other of await page.getByRole('tab').all()) {
      await other.click()
      await expect(other).toHaveAttribute('aria-selected', 'true')
      expect(await list.boundingBox()).toEqual(before)
    }
  })
}

test("a URL with an unknown part after another section's anchor leads to that section", async ({
  page,
}) => {
  // The first URL loads the page; the others only change its fragment.
  for (const anchor of ['parceiros', 'contato']) {
    await page.goto(`/en#${anchor}/none`)
    await expectTopAt(page, anchor, 120)
  }
})

test('a URL that names no section opens the page at the top', async ({ page }) => {
  for (const hash of ['none', '%', '/', 'none/none']) {
    await page.goto('about:blank')
    await page.goto(`/en#${hash}`)
    await requestHydration(page, 'solutions-tabs')
    await expect(tab(page, 'ai-agents'), hash).toHaveAttribute('aria-selected', 'true')
    expect(await page.evaluate(() => scrollY), hash).toBe(0)
  }
})

/** Expects only this tab to be selected, and only its panel to be visible. */
async function expectOpen(page: Page, name: Name): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([solutions[name].tab])
  const panel = page.getByRole('tabpanel')
  await expect(panel).toHaveCount(1)
  await expect(panel).toHaveAccessibleName(solutions[name].tab)
  await expect(panel.getByRole('heading', { name: solutions[name].title })).toBeVisible()
}

/** Distance between the text of an element and the left edge of the viewport. */
function leftOfText(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().left
}
