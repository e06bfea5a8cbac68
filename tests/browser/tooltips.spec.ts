import type { Page } from 'playwright/test'
import { holdScript, scriptAddress, requestHydration } from './held-script.ts'
import { expect, test } from './site-test.ts'
import { twoLocales, wordsOf } from '../fixtures/words.ts'

/** How long the pointer rests before a name appears, and for how long the next one needs no rest (specification, section 9). */
const DELAY = 700
const SKIP_DELAY = 300

// What is drawn; the same words stand beside it for screen readers.
const tooltip = (page: Page) => page.locator('[data-radix-popper-content-wrapper] .tooltip')

for (const locale of twoLocales) {
  const { home, about, solutions } = wordsOf(locale, 'site').navigation
  const item = (page: Page, name: string) =>
    page.locator('.floating-navigation').getByRole('link', { name, exact: true })

  test.describe(`the names of the navigation in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install()
      await page.goto(`/${locale}`)
      await requestHydration(page, 'navigation-links')
      await page.clock.pauseAt(Date.now() + 60_000)
    })

    test('appear after the pointer has rested for 700 ms', async ({ page }) => {
      await item(page, about).hover()
      await page.clock.runFor(DELAY - 1)
      await expect(tooltip(page)).toHaveCount(0)
      await page.clock.runFor(1)
      await expect(tooltip(page)).toBeVisible()
      await expect(tooltip(page)).toContainText(about)
    })

    for (const [pause, at] of [
      [SKIP_DELAY - 1, 'at once'],
      [SKIP_DELAY + 1, 'after another 700 ms'],
    ] as const) {
      test(`appear ${at} when ${pause} ms lie between two items`, async ({ page }) => {
        await item(page, about).hover()
        await page.clock.runFor(DELAY)
        await expect(tooltip(page)).toContainText(about)
        await page.mouse.move(5, 450, { steps: 3 })
        await expect(tooltip(page)).toHaveCount(0)
        await page.clock.runFor(pause)
        await item(page, solutions).hover()

        if (at === 'after another 700 ms') {
          await page.clock.runFor(DELAY - 1)
          await expect(tooltip(page)).toHaveCount(0)
          await page.clock.runFor(1)
        }
        await expect(tooltip(page)).toContainText(solutions)
      })
    }

    test('appear at once under the focus and leave with Escape', async ({ page }) => {
      await item(page, home).focus()
      await page.keyboard.press('Tab')
      await expect(item(page, about)).toBeFocused()
      await expect(tooltip(page)).toContainText(about)
      await page.keyboard.press('Escape')
      await expect(tooltip(page)).toHaveCount(0)
    })
  })

  test.describe(`while the script of the names is still on its way, in ${locale},`, () => {
    /** The page, its clock under the test's control, without the script that shows names. */
    const openWithout = async (page: Page) => {
      await page.clock.install()
      const script = await holdScript(page, 'navigation-links')
      await page.goto(`/${locale}`)
      await page.clock.pauseAt(Date.now() + 60_000)
      return script
    }

    test('a pointer that moves on sees the name of where it is in the end', async ({ page }) => {
      const script = await openWithout(page)
      await item(page, about).hover()
      await script.requested
      await item(page, solutions).hover()
      await script.wake()
      await page.clock.runFor(DELAY - 1)
      await expect(tooltip(page)).toHaveCount(0)
      await page.clock.runFor(1)
      await expect(tooltip(page)).toHaveCount(1)
      await expect(tooltip(page)).toContainText(solutions)
    })

    test('a pointer that leaves sees no name, until it comes again', async ({ page }) => {
      const script = await openWithout(page)
      await item(page, about).hover()
      await script.requested
      await page.mouse.move(5, 450)
      await script.wake()
      await page.clock.runFor(3 * DELAY)
      await expect(tooltip(page)).toHaveCount(0)
      await item(page, about).hover()
      await page.clock.runFor(DELAY)
      await expect(tooltip(page)).toContainText(about)
    })

    test('the first item under the focus shows its name once it can', async ({ page }) => {
      const script = await openWithout(page)
      await page.locator('.languages a').last().focus()
      await page.keyboard.press('Tab')
      await expect(item(page, home)).toBeFocused()
      await script.wake()
      await expect(tooltip(page)).toContainText(home)
      await page.keyboard.press('Tab')
      await expect(tooltip(page)).toHaveCount(1)
      await expect(tooltip(page)).toContainText(about)
    })

    test('a focus that left the items shows no name', async ({ page }) => {
      const script = await openWithout(page)
      await item(page, home).focus()
      await script.requested
      await page.keyboard.press('Shift+Tab')
      await script.wake()
      await page.clock.runFor(DELAY)
      await expect(tooltip(page)).toHaveCount(0)
    })
  })

  test(`a tap follows an item in ${locale} and asks for no names`, async ({ page, hasTouch }) => {
    test.skip(!hasTouch, 'only a touch screen is tapped')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`/${locale}`)
    await item(page, solutions).tap()
    await expect(page).toHaveURL(`/${locale}#solucoes`)
    await expect(item(page, solutions)).toHaveAttribute('aria-current')
    expect(asked.filter((url) => scriptAddress('navigation-links').test(url))).toEqual([])
  })
}
