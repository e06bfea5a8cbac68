import type { Page } from 'playwright/test'
import { expect, test } from './site-test.ts'
import { site, twoLocales, wordsOf } from '../fixtures/words.ts'

/** One turn of the marquee in milliseconds, and the pixels between two logos (specification, section 9). */
const TURN = 30_000
const GAP = 64

for (const locale of twoLocales) {
  const words = wordsOf(locale, 'partners')

  test.describe(`the partners in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/${locale}`)
    })

    test('are cards, each with its name, its text and a drawing', async ({ page }) => {
      const cards = page.locator('#parceiros .partner-grid > li')
      await expect(cards).toHaveCount(words.items.length)
      for (const [index, { name, text }] of words.items.entries()) {
        await expect(cards.nth(index).getByRole('heading', { name, exact: true })).toBeVisible()
        await expect(cards.nth(index).getByText(text, { exact: true })).toBeVisible()
        await expect(cards.nth(index).locator('svg').first()).toBeVisible()
      }
    })

    test('have a logo of each client, each read aloud once', async ({ page }) => {
      const logos = page.getByRole('group', { name: words.clients.title }).getByRole('img')
      await expect(logos).toHaveCount(site.clients.length)
      for (const [index, client] of site.clients.entries()) {
        const name = words.clients.logo.replace('{client}', client)
        await expect(logos.nth(index)).toHaveAccessibleName(name)
      }
    })

    test('have a marquee that turns once in 30 s at an even pace', async ({ page }) => {
      expect(await timingsOf(page)).toEqual([
        {
          state: 'running',
          duration: TURN,
          endless: true,
          easing: 'linear',
          direction: 'normal',
          delay: 0,
        },
      ])

      const places: number[] = []
      for (const time of [0, 7500, 15_000, 29_999]) {
        places.push((await allLogosAt(page, time))[0]?.left ?? 0)
      }
      const [start = 0, quarter = 0, half = 0, end = 0] = places
      const step = start - quarter
      expect(step).toBeGreaterThan(100)
      expect(Math.abs(quarter - half - step)).toBeLessThanOrEqual(1)
      expect(Math.abs(half - end - step * 2)).toBeLessThanOrEqual(2)
    })

    test('have 64 px between logos, where the row begins again, too', async ({ page }) => {
      const gaps = await page.locator('.marquee li').evaluateAll((logos) =>
        logos.slice(1).map((logo, index) => {
          const before = logos[index]?.getBoundingClientRect().right ?? 0
          return logo.getBoundingClientRect().left - before
        }),
      )
      expect(gaps.length).toBeGreaterThanOrEqual(2 * site.clients.length)
      for (const gap of gaps) expect(gap).toBeCloseTo(GAP, 1)
    })
  })
}

for (const width of ['the width of the project', 1920, 2560, 3840] as const) {
  test(`the marquee has no seam and no hole: ${width}`, async ({ page }) => {
    test.skip(
      typeof width === 'number' && page.viewportSize()?.width !== 1280,
      'the test sets a width of its own',
    )
    if (typeof width === 'number') await page.setViewportSize({ width, height: 900 })
    await page.goto('/en')
    const [start, end] = [await logosAt(page, 0), await logosAt(page, TURN - 0.001)]
    expect(end).toEqual(start)
    const { right } = await page.evaluate(() => ({ right: innerWidth }))
    // The last logo that is seen at the end of a turn is cut by the window or its neighbour is next.
    expect(Math.max(...end.map((logo) => logo.right))).toBeGreaterThanOrEqual(right - GAP)
  })
}

test('the marquee stands still under the pointer and goes on after it', async ({ page }) => {
  await page.goto('/en')
  await page.locator('.marquee').hover()
  await expectState(page, 'paused')
  await page.mouse.move(0, 0)
  await expectState(page, 'running')
})

test('the marquee stands still under the focus and goes on after it', async ({ page }) => {
  await page.goto('/en')
  await page.mouse.move(0, 0)
  await page.locator('#parceiros .lead a').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('.marquee')).toBeFocused()
  await expectState(page, 'paused')
  await page.keyboard.press('Shift+Tab')
  await expectState(page, 'running')
})

/** How the rows of logos are animated; rows that move alike count once. */
async function timingsOf(page: Page) {
  const timings = await page.locator('.marquee').evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => {
      const { duration, iterations, easing, direction, delay } =
        animation.effect?.getComputedTiming() ?? {}
      const state = animation.playState
      return { state, duration, endless: iterations === Infinity, easing, direction, delay }
    }),
  )
  return timings.filter(
    (timing, index) => JSON.stringify(timing) !== JSON.stringify(timings[index - 1]),
  )
}

async function expectState(page: Page, state: AnimationPlayState): Promise<void> {
  await expect
    .poll(async () => (await timingsOf(page)).map((timing) => timing.state))
    .toEqual([state])
}

/** Where the logos lie that are to be seen at a time of the turn. */
async function logosAt(page: Page, time: number) {
  const width = await page.evaluate(() => innerWidth)
  const logos = await allLogosAt(page, time)
  return logos.filter(({ left, right }) => right > 0 && left < width)
}

function allLogosAt(page: Page, time: number) {
  return page.locator('.marquee').evaluate((element, now) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause()
      animation.currentTime = now
    }
    return [...element.querySelectorAll('li')].map((logo) => {
      const { left, right } = logo.getBoundingClientRect()
      return { name: logo.textContent, left: Math.round(left), right: Math.round(right) }
    })
  }, time)
}
