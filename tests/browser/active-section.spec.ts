import type { Page } from 'playwright/test'
import { addStyles } from './added-styles.ts'
import { expect, test } from './site-test.ts'
import { scrollSectionTo, scrollTo, scrollToEnd, topOf } from './scrolling.ts'
import { twoLocales } from '../fixtures/words.ts'

/** A section is active once its top has passed this line (specification, section 9). */
const DETECTION_LINE = 220

/** The sections that have an item, in the order of the page. */
const sections = [
  'home',
  'quem-somos',
  'produtos',
  'especialistas',
  'solucoes',
  'parceiros',
  'contato',
]

for (const locale of twoLocales) {
  test.describe(`the active item in ${locale}`, () => {
    test('changes when the top of a section passes 220 px', async ({ page }) => {
      await page.goto(`/${locale}`)
      await expectActive(page, 'home')
      for (const [index, anchor] of sections.entries()) {
        if (index === 0) continue
        await scrollSectionTo(page, anchor, DETECTION_LINE)
        await expectActive(page, anchor)
        await scrollTo(page, (await page.evaluate(() => scrollY)) - 1)
        await expectActive(page, sections[index - 1] ?? '')
      }
    })

    test('is right after a link into the page', async ({ page }) => {
      for (const [anchor, active] of [
        ['solucoes', 'solucoes'],
        ['chatbot', 'produtos'],
        ['contato', 'contato'],
        ['home', 'home'],
      ] as const) {
        await page.goto('about:blank')
        await page.goto(`/${locale}#${anchor}`)
        await expectActive(page, active)
      }
    })
  })
}

test.describe('the active item at the end of the page', () => {
  // So tall that the last section never reaches the line.
  const height = (page: Page) => (page.viewportSize()?.width === 360 ? 3000 : 2400)

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: height(page) })
    await page.goto('/en')
    await scrollToEnd(page)
  })

  test('is the last one', async ({ page }) => {
    expect(await topOf(page, 'contato')).toBeGreaterThan(DETECTION_LINE)
    await expectActive(page, 'contato')
  })

  test('follows the height of the window', async ({ page }) => {
    await scrollTo(page, (await page.evaluate(() => scrollY)) - 100)
    await expectActive(page, 'parceiros')
    const { width = 0, height: before = 0 } = page.viewportSize() ?? {}
    await page.setViewportSize({ width, height: before + 100 })
    await expectActive(page, 'contato')
  })
})

test('the active item is right after the fonts have arrived', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/en', { waitUntil: 'domcontentloaded' })
  await addStyles(page, '* { overflow-anchor: none }')
  for (const anchor of ['especialistas', 'solucoes', 'parceiros']) {
    await scrollSectionTo(page, anchor, DETECTION_LINE)
    await expectActive(page, anchor)
  }
  release()
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
  await page.evaluate(() => document.fonts.ready)
  const passed = []
  for (const anchor of sections) {
    if ((await topOf(page, anchor)) <= DETECTION_LINE) passed.push(anchor)
  }
  await expectActive(page, passed.at(-1) ?? '')
})

test('the active item is right again when what lies above it grows', async ({ page }) => {
  await page.goto('/en')
  await scrollSectionTo(page, 'produtos', DETECTION_LINE)
  await expectActive(page, 'produtos')
  // Or the browser scrolls along, which tells the page as well.
  await addStyles(page, '* { overflow-anchor: none }')
  await page.locator('#quem-somos').evaluate((section) => (section.style.paddingBottom = '400px'))
  await expectActive(page, 'quem-somos')
})

/** The item of this section, and no other, is marked. */
async function expectActive(page: Page, anchor: string): Promise<void> {
  const current = page.locator('.floating-navigation [aria-current]')
  await expect(current).toHaveAttribute('href', new RegExp(`#${anchor}$`))
  await expect(current).toHaveAttribute('aria-current', 'true')
}
