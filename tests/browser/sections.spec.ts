import type { Locator } from 'playwright/test'
import { locales } from '../../src/locales.ts'
import { loadFonts } from '../../browser/load-fonts.ts'
import { hydrateAll } from './island-scripts.ts'
import { expect, phone, test } from './site-test.ts'

/** The maximum height of the fixture site's landing page by viewport width, both in CSS pixels. */
const LONGEST = { 360: 11_600, 1280: 9_500 }

/** Matches a one-letter word at the start of a sentence, if the line may break after it. */
const LONE_LETTER = /(?<![\p{L}\p{N}])\p{Lu} /u

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of locales) {
  test(`the landing page in ${locale} is not too long, and breaks no line after a lone letter`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`)
    await hydrateAll(page)
    await loadFonts(page)
    for (const text of await page.locator('h2, .lead p').allTextContents()) {
      expect.soft(text, 'a line may end with the first word').not.toMatch(LONE_LETTER)
    }
    for (const [width, longest] of Object.entries(LONGEST)) {
      await page.setViewportSize({ width: Number(width), height: 800 })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height, `${width} px`).toBeLessThanOrEqual(longest)
    }
  })
}

test('a section has at most one outlined button and, except in the hero, no filled button beside it', async ({
  page,
}) => {
  await page.goto('/en')
  for (const section of await page.locator('main > section').all()) {
    const where = await section.getAttribute('id')
    // An answer from YouBot offers two ways to continue.
    const buttons = section.locator('.button:not(.panel[data-state=inactive] *, [data-hand-over])')
    const outlines = buttons.and(page.locator('.button-secondary'))
    const filled = buttons.and(page.locator(':not(.button-secondary)'))
    const expected = where === 'home' || (await filled.count()) === 0 ? 1 : 0
    expect.soft(await outlines.count(), `${where}`).toBeLessThanOrEqual(expected)
  }
})

test('only the hero, the demo and the form have a button in the signal colour', async ({
  page,
}) => {
  await page.goto('/en')
  const withSignal = page.locator('main section:has(.button-primary)')
  const anchors = await withSignal.evaluateAll((all) => all.map(({ id }) => id))
  expect(anchors).toEqual(['home', 'chatbot', 'contato'])
  for (const section of await withSignal.all()) {
    await expect(section.locator('.button-primary')).toHaveCount(1)
  }
})

test('nothing is painted over the header in a wide viewport', async ({ page }) => {
  for (const [path, ...widths] of [['/en', 1280, 768] as const, ['/en/precos', 1280] as const]) {
    await page.goto(path)
    await hydrateAll(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 })
      expect(await page.evaluate(paintedOverHeader), `${path} at ${width} px`).toEqual([])
    }
  }
})

test.describe('on a phone,', () => {
  test.use(phone)

  test('details are collapsed, and a tap expands them', async ({ page }) => {
    await page.goto('/en')
    await hydrateAll(page)
    const folds = page.locator('.fold:visible')
    await expect(folds).not.toHaveCount(0)
    for (const fold of await folds.all()) {
      const content = fold.locator('> :not(summary)')
      await expect(content).toBeHidden()
      await fold.locator('summary').tap()
      await expect(content).toBeVisible()
    }
    await expect(page.locator('.unfolded:visible')).toHaveCount(0)
    expect((await page.locator('#produtos .qr-code').boundingBox())?.width).toBeGreaterThan(150)
  })

  test('buttons are as wide as the page, and links to solutions are easy to tap', async ({
    page,
  }) => {
    await page.goto('/en')
    await hydrateAll(page)
    const widest = (await page.locator('#home .lead').boundingBox())?.width
    const buttons = page.locator('main .button:visible')
    for (const button of await buttons.all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
      expect.soft(width, await button.innerText()).toBe(widest)
      expect.soft(height, await button.innerText()).toBeGreaterThanOrEqual(48)
    }
    for (const link of await page.locator('.text-link:visible').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    }
  })
})

for (const [where, media] of [
  ['in a wide viewport', 'screen'],
  ['in print', 'print'],
] as const) {
  test(`${where}, nothing is collapsed, and headings replace the summaries`, async ({ page }) => {
    await page.emulateMedia({ media })
    await page.goto('/en')
    await hydrateAll(page)
    const fold = '.unfolded + .fold'
    const shown = `.panel:visible ${fold}, main > section ${fold}:not(.panel .fold)`
    await expect(page.locator(`${fold} summary:visible`)).toHaveCount(0)
    await expect(page.locator(shown)).not.toHaveCount(0)
    for (const one of await page.locator(shown).all()) {
      await expect(one.locator('> :not(summary)')).toBeVisible()
      await expect(one.locator('xpath=preceding-sibling::*[1]')).toBeVisible()
    }
  })
}

for (const width of [1280, 360]) {
  test(`at ${width} px, the tabs start at the same left edge as their heading, and stay in place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en#solucoes')
    await hydrateAll(page)
    const list = page.locator('.tab-list')
    const first = await page.getByRole('tab').first().evaluate(leftOfText)
    expect(first).toBeCloseTo((await list.boundingBox())?.x ?? 0, 0)
    expect(first).toBeCloseTo(await page.locator('.panel h3').first().evaluate(leftOfText), 0)
    const before = await list.boundingBox()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      expect(await list.boundingBox()).toEqual(before)
    }
  })

  test(`at ${width} px, the play icon and its strip cover only the phone's footer in the video`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en#chatbot')
    const video = await boxOf(page.locator('#chatbot video'))
    const strip = await boxOf(page.locator('.demo-video figcaption'))
    expect(video.height / video.width).toBeCloseTo(16 / 9, 2)
    // The same value as in scripts/video/stage/stage.css.
    expect(strip.height / video.width).toBeCloseTo(92 / 360, 2)
    expect(strip.y + strip.height).toBeCloseTo(video.y + video.height, 0)
  })
}

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** Distance between the text of an element and the left edge of the viewport. */
function leftOfText(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().left
}

/** Runs in the page: scrolls through it, and finds what is in front of the header. */
function paintedOverHeader(): string[] {
  const found = new Set<string>()
  const height = document.querySelector('.site-header')?.clientHeight ?? 0
  for (let top = 0; top < document.documentElement.scrollHeight; top += height / 2) {
    scrollTo({ top, behavior: 'instant' })
    for (let x = 4; x < innerWidth; x += 24) {
      const stack = document.elementsFromPoint(x, height / 2)
      const header = stack.findIndex((element) => element.matches('.site-header'))
      for (const element of stack.slice(0, header)) {
        if (element.closest('main')) found.add(element.outerHTML.slice(0, 120))
      }
    }
  }
  return [...found]
}
