import type { Page } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { addStyles } from './added-styles.ts'
import { scrollSectionTo, scrollTo, scrollToEnd, topOf } from './scrolling.ts'
import { expect, test } from './site-test.ts'

/** Distance in CSS pixels of a section from the top of the window, once a link has scrolled to it (specification, section 9). */
const SCROLL_OFFSET = 120

/** A section is active once its top has passed this line (specification, section 9). */
const DETECTION_LINE = 220

/** The anchors of the items, in their order (specification, section 2). */
const anchors = [
  'home',
  'quem-somos',
  'solucoes',
  'especialistas',
  'produtos',
  'parceiros',
  'contato',
]

test('the navigation scrolls smoothly, down and up', async ({ page }) => {
  await page.goto('/en')
  for (const anchor of ['solucoes', 'home']) {
    // How many positions there are depends on how fast the machine paints.
    expect(await countScrollPositions(page, () => item(page, anchor).click())).toBeGreaterThan(1)
    await expectAt(page, anchor)
  }
})

test('each item of the navigation leads to its section and becomes active', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  for (const anchor of [...anchors.slice(1), 'home']) {
    await item(page, anchor).press('Enter')
    await expect(page).toHaveURL(`/en#${anchor}`)
    await expectAt(page, anchor)
    await expectActive(page, anchor)
  }
})

test('the navigation of the pricing page leads to the sections of the landing page', async ({
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
  { width: 767, shows: 'icons' },
  { width: 768, shows: 'names' },
]) {
  test(`the navigation shows ${shows} at ${width} px, and has both`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en')
    const words = wordsOf('en', 'site').navigation
    const names = [
      words.home,
      words.about,
      words.solutions,
      words.experts,
      words.products,
      words.partners,
      words.contact,
    ]
    for (const [index, anchor] of anchors.entries()) {
      const link = item(page, anchor)
      await expect(link).toHaveAccessibleName(names[index] ?? '')
      await expect(link.locator('svg')).toBeVisible({ visible: shows === 'icons' })
      const nameWidth = (await link.locator('span').boundingBox())?.width ?? 0
      if (shows === 'icons') expect(nameWidth).toBe(1)
      else expect(nameWidth).toBeGreaterThan(20)
    }
  })
}

test('the items of the navigation are at least 44 by 44 px at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto('/en')
  for (const anchor of anchors) {
    const { width, height } = (await item(page, anchor).boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height), anchor).toBeGreaterThanOrEqual(44)
  }
})

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

test('a link to another page leads to its top', async ({ page }) => {
  await page.goto('/en')
  await scrollTo(page, 3000)
  await page.locator('#chatbot .actions a').click()
  await expect(page).toHaveURL('/en/precos')
  await expectAt(page, 'home')
  await scrollToEnd(page)
  await page.locator('.site-header .brand').click()
  await expect(page).toHaveURL('/en')
  await expectAt(page, 'home')
})

test('the active item changes when the top of a section passes 220 px', async ({ page }) => {
  await page.goto('/en')
  await expectActive(page, 'home')
  const tops = await Promise.all(anchors.map((anchor) => topOf(page, anchor)))
  const onPage = anchors.toSorted((a, b) => topIn(a) - topIn(b))
  for (const [index, anchor] of onPage.entries()) {
    if (index === 0) continue
    await scrollSectionTo(page, anchor, DETECTION_LINE)
    await expectActive(page, anchor)
    await scrollTo(page, (await page.evaluate(() => scrollY)) - 1)
    await expectActive(page, onPage[index - 1] ?? '')
  }

  function topIn(anchor: string): number {
    return tops[anchors.indexOf(anchor)] ?? 0
  }
})

for (const { anchor, active } of [
  { anchor: 'solucoes', active: 'solucoes' },
  { anchor: 'chatbot', active: 'produtos' },
  { anchor: 'contato', active: 'contato' },
]) {
  test(`the active item is #${active} after a link to #${anchor}`, async ({ page }) => {
    await page.goto(`/en#${anchor}`)
    await expectActive(page, active)
  })
}

test('the active item at the end of the page is the last one, at any height of the window', async ({
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

test('the active item changes when content above grows', async ({ page }) => {
  await page.goto('/en')
  await scrollSectionTo(page, 'produtos', DETECTION_LINE)
  await expectActive(page, 'produtos')
  // Otherwise, the browser scrolls by the same distance.
  await addStyles(page, '* { overflow-anchor: none } #quem-somos { padding-bottom: 400px }')
  await expectActive(page, 'quem-somos')
})

function item(page: Page, anchor: string) {
  return page.locator(`.floating-navigation a[href$="#${anchor}"]`)
}

/** Expects the page to be scrolled to a section; to its top for the first one. */
async function expectAt(page: Page, anchor: string): Promise<void> {
  const distance = async () =>
    anchor === 'home'
      ? page.evaluate(() => scrollY)
      : Math.abs((await topOf(page, anchor)) - SCROLL_OFFSET)
  await expect.poll(distance, anchor).toBeLessThanOrEqual(anchor === 'home' ? 0 : 1)
}

/** Expects the item of this section, and no other, to be marked. */
async function expectActive(page: Page, anchor: string): Promise<void> {
  const current = page.locator('.floating-navigation [aria-current]')
  await expect(current).toHaveAttribute('href', new RegExp(`#${anchor}$`))
  await expect(current).toHaveAttribute('aria-current', 'true')
}

/** The number of positions that the page scrolls through. */
async function countScrollPositions(page: Page, start: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const positions = new Set<number>()
    addEventListener('scroll', () => positions.add(scrollY))
    const count = new Promise((resolve) => {
      addEventListener('scrollend', () => resolve(positions.size), { once: true })
    })
    Object.assign(globalThis, { count })
  })
  await start()
  return page.evaluate(() => (globalThis as unknown as { count: Promise<number> }).count)
}
