import type { Locator, Page } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { delayScript, requestHydration } from '../../browser/island-scripts.ts'
import { expectTopAt, scrollSectionTo } from '../../browser/scrolling.ts'
import { expect, test } from './site-test.ts'

const { aiAgents, dataSquad, dataDriven } = wordsOf('en', 'solutions')
const solutions = { 'ai-agents': aiAgents, 'data-squad': dataSquad, 'data-driven': dataDriven }

type Name = keyof typeof solutions

const names = Object.keys(solutions) as Name[]

const tab = (page: Page, name: Name) =>
  page.getByRole('tab', { name: solutions[name].tab, exact: true })

test.describe('solutions tabs:', () => {
  test('a click opens one of three, changes the URL and does not scroll', async ({ page }) => {
    await page.goto('/en')
    await requestHydration(page, 'solutions-tabs')
    await expect(page.getByRole('tab')).toHaveText(names.map((name) => solutions[name].tab))
    await expectOpen(page, 'ai-agents')
    await scrollSectionTo(page, 'solucoes', 120)
    for (const name of names.toReversed()) {
      await tab(page, name).click()
      await expectOpen(page, name)
      await expectFocus(tab(page, name), { visible: false })
      await expect(page).toHaveURL(`/en#solucoes/${name}`)
      await expectTopAt(page, 'solucoes', 120)
    }
  })

  test('are operated by keyboard alone', async ({ page }) => {
    await page.goto('/en')
    await requestHydration(page, 'solutions-tabs')
    await page.locator('#solucoes .lead a').last().focus()
    await page.keyboard.press('Tab')
    for (const [key, name] of [
      ['ArrowRight', 'data-squad'],
      ['End', 'data-driven'],
      ['ArrowRight', 'ai-agents'],
      ['ArrowLeft', 'data-driven'],
      ['Home', 'ai-agents'],
    ] as const) {
      await page.keyboard.press(key)
      await expectFocus(tab(page, name), { visible: true })
      await expectOpen(page, name)
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused()
  })

  test('Tab reaches the open one before hydration', async ({ page }) => {
    await delayScript(page, 'solutions-tabs')
    await page.goto('/en')
    await page.locator('#solucoes .lead a').last().focus()
    await page.keyboard.press('Tab')
    await expect(tab(page, 'ai-agents')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('#solucoes .lead a').last()).toBeFocused()
  })

  for (const width of [1280, 360]) {
    test(`a URL opens one, with its heading in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/en#solucoes/data-squad')
      await expectInWindow(page, 'data-squad')
    })
  }

  for (const tail of ['none', '', 'data-squad/more', '%']) {
    test(`the URL #solucoes/${tail} opens the first one`, async ({ page }) => {
      await page.goto(`/en#solucoes/${tail}`)
      await expect(page).toHaveURL('/en#solucoes')
      await expectTopAt(page, 'solucoes', 120)
      await expectOpen(page, 'ai-agents')
    })
  }

  test('links on the page open them, and going back opens the previous one', async ({ page }) => {
    await page.goto('/en')
    await page.locator('#produtos a[href$="#solucoes/data-squad"]').click()
    await expectInWindow(page, 'data-squad')
    await page.locator('#produtos a[href$="#solucoes/data-driven"]').click()
    await expectOpen(page, 'data-driven')
    await page.goBack()
    await expectOpen(page, 'data-squad')
    await page.goForward()
    await expectOpen(page, 'data-driven')
  })

  test('the open one and the scroll position survive a reload and going back', async ({ page }) => {
    // Without web fonts, because loading them changes the height of the page.
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

test('a URL with an unknown part after its section leads to the section', async ({ page }) => {
  // The first URL loads the page; the others only change its fragment.
  for (const anchor of ['parceiros', 'contato']) {
    await page.goto(`/en#${anchor}/none`)
    await expectTopAt(page, anchor, 120)
  }
})

for (const hash of ['none', '%', '/', 'none/none']) {
  test(`the URL #${hash}, which names no section, opens the page at its top`, async ({ page }) => {
    await page.goto(`/en#${hash}`)
    await requestHydration(page, 'solutions-tabs')
    await expect(tab(page, 'ai-agents')).toHaveAttribute('aria-selected', 'true')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}

/** Only this tab is selected, and only its panel is visible. */
async function expectOpen(page: Page, name: Name): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([solutions[name].tab])
  const panel = page.getByRole('tabpanel')
  await expect(panel).toHaveCount(1)
  await expect(panel).toHaveAccessibleName(solutions[name].tab)
  await expect(panel.getByRole('heading', { name: solutions[name].title })).toBeVisible()
}

/** The tab is open; all tabs, and the heading of its panel, are in the window below the header. */
async function expectInWindow(page: Page, name: Name): Promise<void> {
  await expectOpen(page, name)
  const heading = page.locator('#solucoes h2')
  const tabs = page.getByRole('tablist', { name: await heading.innerText() })
  await expect(tabs).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  await expect.poll(async () => (await tabs.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0)
}

async function expectFocus(element: Locator, { visible }: { visible: boolean }): Promise<void> {
  await expect(element).toBeFocused()
  expect(await element.evaluate((focused) => focused.matches(':focus-visible'))).toBe(visible)
}
