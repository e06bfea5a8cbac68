import type { Page } from 'playwright/test'
import { expect, test } from './site-test.ts'
import { scrollTo, scrollToEnd, topOf } from './scrolling.ts'
import { twoLocales, wordsOf } from '../fixtures/words.ts'

/** Where a section's top comes to rest below the top of the window (specification, section 9). */
const SCROLL_OFFSET = 120

/** The items in order with their sections (specification, section 2; decisions on the landing page). */
const items = [
  ['home', 'home'],
  ['about', 'quem-somos'],
  ['solutions', 'solucoes'],
  ['experts', 'especialistas'],
  ['products', 'produtos'],
  ['partners', 'parceiros'],
  ['contact', 'contato'],
] as const

const bar = (page: Page) => page.locator('.floating-navigation')

for (const locale of twoLocales) {
  const words = wordsOf(locale, 'site').navigation

  test.describe(`the navigation in ${locale}`, () => {
    test('has seven items in order, each with its name', async ({ page }) => {
      await page.goto(`/${locale}`)
      const links = page.getByRole('navigation', { name: words.label }).getByRole('link')
      await expect(links).toHaveCount(7)
      for (const [index, [name]] of items.entries()) {
        await expect(links.nth(index)).toHaveAccessibleName(words[name])
      }
    })

    test('scrolls smoothly, down and up again', async ({ page }) => {
      await page.goto(`/${locale}`)
      for (const [name, anchor, end] of [
        ['solutions', 'solucoes', SCROLL_OFFSET],
        ['home', 'home', undefined],
      ] as const) {
        const stops = await stopsOfScroll(page, () => item(page, words[name]).click())
        // How many more there are depends on how fast the machine draws.
        expect(stops, `steps on the way to ${anchor}`).toBeGreaterThan(1)
        if (end === undefined) expect(await page.evaluate(() => scrollY)).toBe(0)
        else expect(Math.abs((await topOf(page, anchor)) - end)).toBeLessThanOrEqual(1)
      }
    })

    test('leads until each section is 120 px below the top', async ({ page }) => {
      // Without the journeys, which another test makes.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`/${locale}`)
      for (const [name, anchor] of [...items.slice(1), ...items.slice(0, 1)]) {
        await item(page, words[name]).click()
        await expect(page).toHaveURL(new RegExp(`/${locale}#${anchor}$`))
        if (name === 'home') await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        else await expectAtOffset(page, anchor)
        await expect(item(page, words[name])).toHaveAttribute('aria-current')
      }
    })

    test('leads from the pricing page to the section of the same language', async ({ page }) => {
      for (const [name, anchor] of [items[1], items[6]]) {
        await page.goto(`/${locale}/precos`)
        await expect(bar(page).locator('[aria-current]')).toHaveCount(0)
        await item(page, words[name]).click()
        await expect(page).toHaveURL(new RegExp(`/${locale}#${anchor}$`))
        await expectAtOffset(page, anchor)
        await expect(item(page, words[name])).toHaveAttribute('aria-current')
      }
    })

    test('is walked and followed by keyboard alone', async ({ page }) => {
      await page.goto(`/${locale}`)
      const first = item(page, words.home)
      await tabUntil(page, () => first.evaluate((link) => link === document.activeElement))
      for (const [name] of items) {
        await expect(item(page, words[name])).toBeFocused()
        if (name === 'experts') break
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Enter')
      await expectAtOffset(page, 'especialistas')
      await expect(item(page, words.experts)).toHaveAttribute('aria-current')
    })
  })

  for (const { width, icons } of [
    { width: 767, icons: true },
    { width: 768, icons: false },
  ]) {
    test(`shows ${icons ? 'icons' : 'names'} at ${width} px in ${locale}`, async ({ page }) => {
      test.skip(page.viewportSize()?.width !== 1280, 'the test sets a width of its own')
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${locale}`)
      for (const [name] of items) {
        const link = item(page, words[name])
        await expect(link).toHaveAccessibleName(words[name])
        await expect(link.locator('svg')).toBeVisible({ visible: icons })
        const label = await link.locator('span').evaluate((span) => ({
          width: span.getBoundingClientRect().width,
          clip: getComputedStyle(span).clipPath,
        }))
        if (icons) expect(label).toEqual({ width: 1, clip: 'inset(50%)' })
        else expect(label).toEqual({ width: expect.closeTo(label.width), clip: 'none' })
        expect(label.width > 20).toBe(!icons)
      }
    })
  }
}

// Where the address names no language the landing page is still the home page.
for (const address of ['/', '/en?from=mail', 'http://www.farol.com.br/']) {
  test(`scrolls within the page at ${address}`, async ({ page, baseURL }) => {
    const { port } = new URL(baseURL ?? '')
    const at = new URL(address, baseURL)
    at.port = port
    await page.goto(at.href)
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    await bar(page).getByRole('link').nth(2).click()
    await expectAtOffset(page, 'solucoes')
    await expect(page.locator('html')).toHaveAttribute('data-same-document')
  })
}

test('another page begins at its top', async ({ page }) => {
  await page.goto('/en')
  await scrollTo(page, 3000)
  await page.locator('#chatbot .actions a').click()
  await expect(page).toHaveURL('/en/precos')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await scrollToEnd(page)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.locator('.site-header .brand').click()
  await expect(page).toHaveURL('/en')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the first link of the page skips to the content', async ({ page }) => {
  await page.goto('/pt-BR')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: wordsOf('pt-BR', 'site').header.skip })).toBeFocused()
  await expect(page.locator('.skip')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main a').first()).toBeFocused()
})

function item(page: Page, name: string) {
  return bar(page).getByRole('link', { name, exact: true })
}

async function expectAtOffset(page: Page, anchor: string): Promise<void> {
  await expect
    .poll(async () => Math.abs((await topOf(page, anchor)) - SCROLL_OFFSET))
    .toBeLessThanOrEqual(1)
}

/** How many positions the page passes through until it stands still. */
async function stopsOfScroll(page: Page, start: () => Promise<void>): Promise<number> {
  const positions = await page.evaluateHandle(() => {
    const passed = new Set<number>()
    const follow = () => passed.add(scrollY)
    addEventListener('scroll', follow)
    const end = new Promise<number>((resolve) => {
      addEventListener(
        'scrollend',
        () => {
          removeEventListener('scroll', follow)
          resolve(passed.size)
        },
        { once: true },
      )
    })
    return { end }
  })
  await start()
  return positions.evaluate(({ end }) => end)
}

async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 15 && !(await isThere()); presses++) {
    await page.keyboard.press('Tab')
  }
}
