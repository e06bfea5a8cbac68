import type { Page } from 'playwright/test'
import { locales } from '../../src/locales.ts'
import { expect, test } from './site-test.ts'
import { twoLocales, wordsOf } from '../fixtures/words.ts'

/** How long a word stays (specification, section 9). */
const WORD = 2000

for (const locale of twoLocales) {
  const { before, words, after } = wordsOf(locale, 'hero').headline

  test.describe(`the headline in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/${locale}`)
    })

    test('shows each word for 2000 ms and begins again after the last', async ({ page }) => {
      const turns = Array.from({ length: 11 }, (_, turn) => turn)
      const begins = turns.map((turn) => turn * WORD + 5)
      const ends = turns.map((turn) => (turn + 1) * WORD - 5)
      const expected = turns.map((turn) => [words[turn % words.length]])
      expect(await wordsAt(page, begins), 'as each turn begins').toEqual(expected)
      expect(await wordsAt(page, ends), 'as each turn ends').toEqual(expected)
    })

    test('changes its word by itself', async ({ page }) => {
      const animations = await page.evaluateHandle(() =>
        [...document.querySelectorAll('.rotating > span')].flatMap((word) => word.getAnimations()),
      )
      await animations.evaluate((all, almost) => {
        for (const animation of all) animation.currentTime = almost
      }, WORD - 50)
      // Looked for in every frame: the next word stays for two seconds only.
      await page.waitForFunction(() => {
        const shown = [...document.querySelectorAll('.rotating > span')].map(
          (word) => getComputedStyle(word).opacity,
        )
        return shown[0] === '0' && shown[1] === '1'
      })
    })

    test('is read aloud as one sentence that does not change', async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 })
      for (const time of [0, WORD, 3 * WORD]) {
        await wordsAt(page, [time])
        await expect(heading).toHaveAccessibleName(`${before} ${words[0]} ${after}`)
      }
    })
  })
}

for (const locale of locales) {
  test(`the headline in ${locale} moves nothing when its word changes, and cuts no word`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`)
    await page.evaluate(() => document.fonts.ready)
    const layouts = []
    for (let turn = 0; turn < 5; turn++) {
      await wordsAt(page, [turn * WORD + 1000])
      layouts.push(await layoutOfHero(page))
    }
    const [first] = layouts
    for (const layout of layouts) expect(layout).toEqual(first)

    const { cell, widest, lines, window } = await page.evaluate(measureWords)
    expect(widest).toBeLessThanOrEqual(cell)
    expect(cell).toBeLessThanOrEqual(window)
    expect(lines).toEqual([1, 1, 1, 1, 1])
  })
}

/** Stops the animations of the words at each time, in milliseconds, and says what is to be seen. */
function wordsAt(page: Page, times: number[]): Promise<string[][]> {
  return page.locator('.rotating > span').evaluateAll(
    (all, instants) =>
      instants.map((instant) => {
        for (const animation of all.flatMap((word) => word.getAnimations())) {
          animation.pause()
          animation.currentTime = instant
        }
        const visible = all.filter((word) => getComputedStyle(word).opacity !== '0')
        return visible.map((word) => word.innerHTML)
      }),
    times,
  )
}

function layoutOfHero(page: Page) {
  return page
    .locator('#home, #home h1, #home h1 > *, .rotating, #home .lead, #home .actions, #quem-somos')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.className, x, y, width, height]
      }),
    )
}

function measureWords() {
  const cell = document.querySelector('.rotating')?.getBoundingClientRect()
  const ranges = [...document.querySelectorAll('.rotating > span')].map((word) => {
    const range = document.createRange()
    range.selectNodeContents(word)
    return range
  })
  return {
    cell: Math.ceil(cell?.right ?? 0),
    widest: Math.max(...ranges.map((range) => range.getBoundingClientRect().right)),
    lines: ranges.map((range) => range.getClientRects().length),
    window: innerWidth,
  }
}
