import type { Locator, Page } from 'playwright/test'
import { expectTopAt, scrollSectionTo, scrollTo, scrollToEnd, topOf } from './scrolling.ts'
import { expect, test } from './site-test.ts'

/** Where links scroll to: the distance of a section from the top of the window, in CSS pixels (specification, section 9). */
const SCROLL_OFFSET = 120

/** The line that the top of a section passes to become active (specification, section 9). */
const DETECTION_LINE = 220

/** The anchors of the items, in their order (specification, section 2). */
const anchors = 'home quem-somos solucoes especialistas produtos parceiros contato'.split(' ')

for (const [how, reducedMotion] of [
  ['smoothly', 'no-preference'],
  ['at once with reduced motion', 'reduce'],
] as const) {
  test(`the navigation scrolls ${how}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/en')
    const first = await item(page, 'solucoes').evaluate(async (link: HTMLElement) => {
      link.click()
      await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      return scrollY
    })
    await expectAt(page, 'solucoes')
    expect(first === (await page.evaluate(() => scrollY))).toBe(reducedMotion === 'reduce')
  })
}

test('each item of the navigation leads to its section and becomes active', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  await expect(page.locator('.floating-navigation a')).toHaveCount(anchors.length)
  for (const [index, anchor] of [...anchors.entries()].toReversed()) {
    await page.locator('.floating-navigation a').nth(index).press('Enter')
    await expect(page).toHaveURL(`/en#${anchor}`)
    await expectAt(page, anchor)
    await expectActive(page, anchor)
  }
})

test('the navigation of the pricing page leads to sections of the landing page', async ({
  page,
}) => {
  for (const anchor of ['quem-somos', 'contato']) {
    await page.goto('/en/precos')
    await expect(page.locator('.floating-navigation [aria-current]')).toHaveCount(0)
    await item(page, anchor).click()
    await expect(page).toHaveURL(`/en#${anchor}`)
    await expectAt(page, anchor)
    await expectActive(page, anchor)
  }
})

for (const { width, shows } of [
  { width: 320, shows: 'icons' },
  { width: 767, shows: 'icons' },
  { width: 768, shows: 'names' },
]) {
  test(`the navigation shows ${shows} of at least 44 by 44 px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en')
    for (const anchor of anchors) {
      const link = item(page, anchor)
      await expect(link.locator('svg')).toBeVisible({ visible: shows === 'icons' })
      expect((await sizeOf(link.locator('span'))) > 1).toBe(shows === 'names')
      expect(await sizeOf(link), anchor).toBeGreaterThanOrEqual(44)
    }
  })
}

for (const url of ['/', '/en?from=mail', 'http://www.farol.com.br/']) {
  test(`the navigation scrolls within the page at ${url}`, async ({ page, baseURL }) => {
    const target = new URL(url, baseURL)
    target.port = new URL(String(baseURL)).port
    await page.goto(target.href)
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    await item(page, 'solucoes').click()
    await expectAt(page, 'solucoes')
    await expect(page.locator('html')).toHaveAttribute('data-same-document')
  })
}

test('the active item changes when the top of a section passes 220 px', async ({ page }) => {
  await page.goto('/en')
  await expectActive(page, 'home')
  const ids = await page
    .locator('main > section')
    .evaluateAll((sections) => sections.map(({ id }) => id))
  const onPage = ids.filter((id) => anchors.includes(id))
  for (const [index, anchor] of onPage.entries()) {
    if (index === 0) continue
    await scrollSectionTo(page, anchor, DETECTION_LINE)
    await expectActive(page, anchor)
    await scrollTo(page, (await page.evaluate(() => scrollY)) - 1)
    await expectActive(page, onPage[index - 1] ?? '')
  }
})

test('the active item after a link to a section without an item is the one above', async ({
  page,
}) => {
  await page.goto('/en#chatbot')
  await expectActive(page, 'produtos')
})

test('the active item is the last one at the end of the page, at any window height', async ({
  page,
}) => {
  // So high that the last section never reaches the line.
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto('/en')
  await scrollToEnd(page)
  expect(await topOf(page, 'contato')).toBeGreaterThan(DETECTION_LINE)
  await expectActive(page, 'contato')

  await scrollTo(page, (await page.evaluate(() => scrollY)) - 100)
  await expectActive(page, 'parceiros')
  await page.setViewportSize({ width: 1280, height: 2500 })
  await expectActive(page, 'contato')
})

/** The width or height of an element in CSS pixels, whichever is smaller. */
async function sizeOf(element: Locator): Promise<number> {
  const { width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return Math.min(width, height)
}

function item(page: Page, anchor: string): Locator {
  return page.locator(`.floating-navigation a[href$="#${anchor}"]`)
}

/** Expects the page to be scrolled to a section; for the first one, to its top. */
async function expectAt(page: Page, anchor: string): Promise<void> {
  if (anchor !== 'home') return expectTopAt(page, anchor, SCROLL_OFFSET)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
}

/** Expects the item of a section, and no other, to be marked. */
async function expectActive(page: Page, anchor: string): Promise<void> {
  const current = page.locator('.floating-navigation [aria-current=true]')
  await expect(current).toHaveAttribute('href', new RegExp(`#${anchor}$`))
}
