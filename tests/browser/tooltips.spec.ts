import type { Page } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { delayScript, requestHydration, scriptUrl } from './island-scripts.ts'
import { showNavigation } from './scrolling.ts'
import { expect, phone, test } from './site-test.ts'

/**
 * The hover delay, and the period after a tooltip closes during which another tooltip opens
 * immediately, both in milliseconds (specification, section 9).
 */
const DELAY = 700
const SKIP_DELAY = 300

const { home, about, solutions } = wordsOf('en', 'site').navigation

// The widest viewport in which the navigation shows only icons; from 768 px up, it shows names.
test.use({ viewport: { width: 767, height: 900 } })

const item = (page: Page, name: string) =>
  page.locator('.floating-navigation').getByRole('link', { name, exact: true })

// Matches only what is painted: Radix renders the same text again for screen readers.
const tooltip = (page: Page) => page.locator('[data-radix-popper-content-wrapper] .tooltip')

async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 450, { steps: 3 })
  await expect(tooltip(page)).toHaveCount(0)
}

test('tooltips open after 700 ms, or at once within 300 ms after one closes', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en')
  await showNavigation(page)
  await requestHydration(page, 'navigation-links')
  await page.clock.pauseAt(Date.now() + 60_000)
  await item(page, about).hover()
  await expectOpenAfterDelay(page, about)
  await leave(page)
  await page.clock.runFor(SKIP_DELAY - 1)
  await item(page, solutions).hover()
  await expect(tooltip(page)).toContainText([solutions])
  await leave(page)
  await page.clock.runFor(SKIP_DELAY + 1)
  await item(page, about).hover()
  await expectOpenAfterDelay(page, about)
})

test('focus, even before hydration, opens a tooltip, and Escape closes it', async ({ page }) => {
  const script = await delayScript(page, 'navigation-links')
  await page.goto('/en')
  await showNavigation(page)
  await page.locator('.languages a').last().focus()
  await page.keyboard.press('Tab')
  await script.hydrate()
  await expect(tooltip(page)).toContainText([home])
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toContainText([about])
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
})

test('navigation items whose names are visible have no tooltips', async ({ page }) => {
  const loads = watchTooltipScript(page)
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/en')
  await item(page, about).hover()
  await page.keyboard.press('Tab')
  await item(page, about).focus()
  expect(loads).toEqual([])
  await requestHydration(page, 'navigation-links')
  await item(page, solutions).focus()
  await expect(tooltip(page)).toBeHidden()
})

test.describe('on a phone,', () => {
  test.use({ ...phone })

  test('a tap on a navigation item follows its link without loading tooltips', async ({ page }) => {
    const loads = watchTooltipScript(page)
    await page.goto('/en')
    await showNavigation(page)
    await item(page, solutions).tap()
    await expect(page).toHaveURL('/en#solucoes')
    await expect(item(page, solutions)).toHaveAttribute('aria-current')
    expect(loads).toEqual([])
  })
})

/** Returns a list to which the URL of each further request for the tooltips' script is added. */
function watchTooltipScript(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (scriptUrl('navigation-links').test(request.url())) requested.push(request.url())
  })
  return requested
}

async function expectOpenAfterDelay(page: Page, name: string): Promise<void> {
  await page.clock.runFor(DELAY - 1)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip(page)).toContainText([name])
}
