import type { Locator, Page } from 'playwright/test'
import {
  expectTopAt,
  scrollBy,
  scrollSectionTo,
  scrollTo,
  scrollToEnd,
  sectionTop,
} from './scrolling.ts'
import { coveredPoints } from './covered.ts'
import { expect, phone, test } from './site-test.ts'

/** Where a section becomes active, in pixels from the viewport's top (specification, section 9). */
const DETECTION_LINE = 220

test('on both hosts, the navigation at `/` scrolls without a reload', async ({ page, baseURL }) => {
  for (const url of ['/', 'http://www.farol.com.br/']) {
    const target = new URL(url, baseURL)
    target.port = new URL(String(baseURL)).port
    await page.goto(target.href)
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    await item(page, 'solucoes').click()
    await expectTopAt(page, 'solucoes', 120)
    await expect(page.locator('html'), url).toHaveAttribute('data-same-document')
  }
})

test('in a section without a navigation item, the previous item is active', async ({ page }) => {
  await page.goto('/en#chatbot')
  await expectActive(page, 'produtos')
})

test.describe('on a phone,', () => {
  test.use(phone)

  test('the navigation appears only on scrolling up below the hero buttons', async ({ page }) => {
    await page.goto('/en')
    const bar = page.locator('.floating-navigation ul')
    const buttons = page.locator('#home .actions')
    const { y = 0, height = 0 } = (await buttons.boundingBox()) ?? {}
    for (const top of [0, y + height - 60, 0]) {
      await scrollTo(page, top)
      await expect(bar).not.toBeInViewport()
    }
    // In these sections, the bar may cover everything, so only scrolling down hides the bar.
    for (const anchor of ['quem-somos', 'servicos']) {
      await scrollSectionTo(page, anchor, 0)
      await expect.poll(() => opacityOf(bar)).toBe(0)
      await scrollBy(page, -100)
      await expect.poll(() => opacityOf(bar)).toBe(1)
      await expect(bar).toBeInViewport({ ratio: 1 })
    }
  })

  test('the hidden navigation appears on focus and covers only the header', async ({ page }) => {
    await page.goto('/en')
    for (const top of [0, 3000]) {
      await scrollTo(page, top)
      await page.locator('.languages a').last().focus()
      const scrolled = await page.evaluate(() => scrollY)
      await page.keyboard.press('Tab')
      await expect(item(page, 'home')).toBeInViewport({ ratio: 1 })
      await expect.poll(() => opacityOf(page.locator('.floating-navigation ul'))).toBe(1)
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    }
    const bottomOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom)
    for (const [width, height] of [
      [320, 640],
      [360, 800],
      [767, 900],
      // 1280 × 1024 px at 400% zoom.
      [320, 256],
    ] as const) {
      const window = `${width} by ${height}`
      await page.setViewportSize({ width, height })
      await scrollTo(page, 0)
      await page.locator('main a').first().focus()
      await page.keyboard.press('Shift+Tab')
      await expect(item(page, 'contato'), window).toBeFocused()
      const header = await bottomOf('.site-header')
      const bar = await bottomOf('.floating-navigation .bar')
      expect(bar, window).toBeLessThanOrEqual(header)
      await page.keyboard.press('Tab')
      await expect.poll(() => coveredPoints(page.locator(':focus')), window).toEqual([])
    }
  })
})

test('at the end of the page, the last item is active even in tall viewports', async ({ page }) => {
  // The viewport is so tall that the last section never reaches the detection line.
  await page.setViewportSize({ width: 1280, height: 1700 })
  await page.goto('/en')
  await scrollToEnd(page)
  expect(await sectionTop(page, 'contato')).toBeGreaterThan(DETECTION_LINE)
  await expectActive(page, 'contato')

  await scrollBy(page, -100)
  await expectActive(page, 'parceiros')
  await page.setViewportSize({ width: 1280, height: 1800 })
  await expectActive(page, 'contato')
})

/** Returns the opacity of an element, multiplied by the opacities of its ancestors. */
function opacityOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity)
    }
    return opacity
  })
}

function item(page: Page, anchor: string): Locator {
  return page.locator(`.floating-navigation a[href$="#${anchor}"]`)
}

/** Expects a section's item, and no other, to be marked as current. */
async function expectActive(page: Page, anchor: string): Promise<void> {
  const current = page.locator('.floating-navigation [aria-current=true]')
  await expect(current).toHaveAttribute('href', new RegExp(`#${anchor}$`))
}
