import type { Page } from 'playwright/test'
import { fill } from '../../src/content/placeholders.ts'
import { planIds } from '../../src/content/prices.ts'
import { prices as settings, wordsOf } from '../fixtures/words.ts'
import { hydratedIsland, requestHydration } from './island-scripts.ts'
import { scrollThrough } from './scrolling.ts'
import { expect, moving, test } from './site-test.ts'

test.use(moving)

/**
 * How long an amount counts up (specification, section 9), and how long a frame lasts with the
 * mocked clock, both in milliseconds.
 */
const COUNTING = 500
const FRAME = 16

const amounts = (page: Page) => page.locator('.plan .animated-amount')

test.describe('plan cards', () => {
  test('form a row from 768 px up, with amounts and buttons aligned above the fold on a laptop', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/pt-BR/precos')
    for (const part of ['.final', '.setup strong', '.button']) {
      const boxes = await page.locator(`.plan ${part}`).evaluateAll((parts) =>
        parts.map((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return { top: Math.round(top), bottom }
        }),
      )
      expect(boxes.length).toBeGreaterThan(1)
      expect(new Set(boxes.map(({ top }) => top)).size, part).toBe(1)
      for (const { bottom } of boxes) expect(bottom, part).toBeLessThanOrEqual(720)
    }
    for (const { width, columns } of [
      { width: 767, columns: 1 },
      { width: 768, columns: 3 },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      const lefts = await page
        .locator('.plans > li')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
      expect(new Set(lefts).size, `${width} px`).toBe(columns)
    }
  })

  test('rise when scrolled into view even without scroll-driven animations', async ({ page }) => {
    await page.addInitScript(() => (CSS.supports = () => false))
    // Only cards that start below the viewport rise; at this height, all three start there.
    await page.setViewportSize({ width: 768, height: 380 })
    await page.goto('/en/precos')
    await requestHydration(page, 'plan-cards')
    await scrollThrough(page)
    await expect(page.locator('.plans > li[style]')).toHaveCount(3)
  })
})

test('each plan shows its limits, with stems of proportional length', async ({ page }) => {
  await page.goto('/en/precos')
  const { plans, unlimited } = wordsOf('en', 'pricing')
  for (const [index, limit] of (['messages', 'assistants'] as const).entries()) {
    const scales: number[] = []
    let longest = 0
    for (const [position, id] of planIds.entries()) {
      const item = page.locator('.plan').nth(position).locator('.limits li').nth(index)
      const stem = parseFloat((await item.locator('line').last().getAttribute('x2')) ?? '')
      const value = settings.plans[id][limit]
      const amount = value === 'unlimited' ? unlimited : value.toLocaleString('en')
      await expect(item).toHaveText(fill(plans[id][limit], { amount }))
      await expect(item.locator('strong')).toHaveText(amount)
      if (value === 'unlimited') {
        expect(stem, limit).toBeGreaterThan(longest)
      } else {
        scales.push(stem / value)
        longest = Math.max(longest, stem)
      }
    }
    expect(scales[0], limit).toBeCloseTo(scales[1] ?? 0)
  }
})

test.describe('amounts', () => {
  test('count up for 500 ms when the page opens, without a script', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('animationstart', ({ target }) => {
        for (const animation of (target as Element).getAnimations({ subtree: true }))
          animation.pause()
      })
    })
    await page.goto('/pt-BR/precos')
    const amount = amounts(page).first()
    await expect(amount.locator('.frames')).toHaveCSS('animation-name', 'count')
    for (const [time, shown] of [
      [COUNTING - 1, ['frames']],
      [COUNTING, ['final']],
    ] as const) {
      expect(await amount.evaluate(shownAt, time)).toEqual(shown)
    }
    const list = amount.locator('[data-amounts]')
    const frames = (await list.getAttribute('data-amounts'))?.split('\n') ?? []
    const steps = `steps(${frames.length})`
    await expect(list).toHaveCSS('animation-timing-function', steps, { pseudo: 'before' })
    expectCounting(frames)
    await expect(hydratedIsland(page, 'plan-cards')).toHaveCount(0)
  })

  test('below the viewport count up for 500 ms when scrolled into view', async ({ page }) => {
    await openPaused(page, '/pt-BR/precos', 300)
    await requestHydration(page, 'plan-cards')
    const card = page.locator('.plan').last()
    const tree = await card.ariaSnapshot()
    await scrollToLastAmount(page)
    const counting = card.locator('.counting')
    await expect(async () => {
      await page.clock.runFor(FRAME)
      expect(await counting.count()).toBe(1)
    }).toPass()

    const shown: string[] = []
    while ((await counting.count()) === 1) {
      shown.push(await counting.innerText())
      await page.clock.runFor(FRAME)
      // Meanwhile, the accessibility tree contains the final amount.
      if (shown.length % 10 === 0) expect(await card.ariaSnapshot()).toBe(tree)
    }
    expect(Math.abs(shown.length * FRAME - COUNTING)).toBeLessThanOrEqual(3 * FRAME)
    expectCounting(shown)
  })

  test('in the viewport do not count up again after hydration', async ({ page }) => {
    await openPaused(page, '/en/precos', 900)
    await requestHydration(page, 'plan-cards')
    await expect(amounts(page).first()).toBeInViewport()
    await page.clock.runFor(5 * FRAME)
    await expect(page.locator('.counting')).toHaveCount(0)
  })

  test('do not count up with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPaused(page, '/en/precos', 300)
    await expect(amounts(page).locator('.frames').first()).toHaveCSS('animation-name', 'none')
    await requestHydration(page, 'plan-cards')
    await scrollToLastAmount(page)
    await page.clock.runFor(5 * FRAME)
    await expect(page.locator('.counting')).toHaveCount(0)
  })
})

/** Opens a page in a viewport of the given height, and then pauses its clock. */
async function openPaused(page: Page, url: string, height: number): Promise<void> {
  await page.setViewportSize({ width: 1280, height })
  await page.clock.install()
  await page.goto(url)
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function scrollToLastAmount(page: Page): Promise<void> {
  const amount = amounts(page).last()
  await amount.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expect(amount).toBeInViewport()
}

/** Expects the amounts to increase and to be in the Brazilian format. */
function expectCounting(shown: string[]): void {
  for (const amount of shown) expect(amount).toMatch(/^R\$\u00a0\d{1,3}(\.\d{3})*$/)
  const numbers = shown.map((amount) => Number(amount.replaceAll(/\D/g, '')))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
}

/** Pauses an amount's animations at the given time (in ms) and returns the visible parts. */
function shownAt(amount: Element, time: number): string[] {
  for (const animation of amount.getAnimations({ subtree: true })) {
    animation.pause()
    animation.currentTime = time
  }
  return ['frames', 'final'].filter((part) =>
    amount
      .querySelector(`.${part}`)
      ?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
}
