import type { Locator, Page } from 'playwright/test'
import type { Locale } from '../../src/locales.ts'
import { requestHydration } from './held-script.ts'
import { scrollThrough, scrollTo, scrollToEnd } from './scrolling.ts'
import { expect, test } from './site-test.ts'
import { pricesOf, twoLocales, wordsOf } from '../fixtures/words.ts'

/** How long an amount takes to its value, in milliseconds (specification, section 9). */
const COUNTING = 500
const FRAME = 16

/** How an amount is written, whatever its digits. */
const format = { 'pt-BR': /^R\$\u00a0\d{1,3}(\.\d{3})*$/, en: /^\$\d{1,3}(,\d{3})*$/ }

for (const locale of twoLocales) {
  const table = Object.values(pricesOf(locale).plans)

  test.describe(`the prices in ${locale}`, () => {
    test('count for 500 ms as the page arrives, without a script', async ({ page }) => {
      await holdCounting(page)
      await page.goto(`/${locale}/precos`)
      const amounts: string[] = []
      for (let time = 0; time < COUNTING; time += FRAME) {
        const { frame, isFinal } = await countingAt(page, time)
        expect(isFinal).toBe(false)
        amounts.push(frame)
      }
      expectCounting(amounts, locale)
      expect(await countingAt(page, COUNTING)).toMatchObject({ isFinal: true })
      await expect(page.locator('[data-hydrated]')).toHaveCount(0)
    })

    test('count for 500 ms further down, when they come into view', async ({ page }) => {
      const last = await openWithLastAmountBelow(page, locale)
      await page.clock.pauseAt(Date.now() + 60_000)
      await last.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))

      // The amount begins at the first frame that shows another than the final one.
      const final = table.at(-1)?.priceText ?? ''
      let elapsed = 0
      const shown: string[] = []
      await expect(async () => {
        await page.clock.runFor(FRAME)
        expect(await last.innerText()).not.toBe(final)
      }).toPass()
      while ((await last.innerText()) !== final && elapsed < 2 * COUNTING) {
        shown.push(await last.innerText())
        await page.clock.runFor(FRAME)
        elapsed += FRAME
      }
      expect(Math.abs(elapsed - COUNTING), `${elapsed} ms`).toBeLessThanOrEqual(3 * FRAME)
      expectCounting(shown, locale)
      await page.clock.runFor(COUNTING)
      await expect(last).toHaveText(final)
    })

    test('are read aloud once, as the final amount, while they count', async ({ page }) => {
      await openWithLastAmountBelow(page, locale)
      const card = page.locator('.plan').last()
      const before = await card.ariaSnapshot()
      const amount = (table.at(-1)?.priceText ?? '').replace('\u00a0', ' ')
      expect(before.split(amount)).toHaveLength(2)
      await page.clock.pauseAt(Date.now() + 60_000)
      await card.locator('.amount').evaluate((e) => e.scrollIntoView({ behavior: 'instant' }))
      await expect(async () => {
        await page.clock.runFor(FRAME)
        expect(await card.locator('.counting').allInnerTexts()).toHaveLength(1)
      }).toPass()
      await page.clock.runFor(COUNTING / 2)
      await expect(card.locator('.counting')).not.toHaveText(table.at(-1)?.priceText ?? '')
      expect(await card.ariaSnapshot()).toBe(before)
      await expect(page.locator('main [aria-live], main [role=status]')).toHaveCount(0)
    })

    test('that were on the screen do not count again when their island wakes', async ({ page }) => {
      await page.goto(`/${locale}/precos`)
      const first = page.locator('.plan .animated-amount').first()
      await first.evaluate((e) =>
        Promise.all(e.getAnimations({ subtree: true }).map((a) => a.finished)),
      )
      await first.evaluate((element) => {
        const shown = new Set<string>()
        new MutationObserver(() => shown.add(element.innerHTML)).observe(element, {
          childList: true,
          subtree: true,
          characterData: true,
        })
        Object.assign(globalThis, { shown })
      })
      await page.locator('.plans').hover()
      await page.locator('[data-island="plan-cards"][data-hydrated]').waitFor({ state: 'attached' })
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      )
      const changes = await page.evaluate(
        () => (globalThis as unknown as { shown: Set<string> }).shown.size,
      )
      expect(changes).toBe(0)
    })

    test('are monthly, the yearly ones equal, without a control', async ({ page }) => {
      await page.goto(`/${locale}/precos`)
      await requestHydration(page, 'plan-cards')
      await expect(page.locator('.plans')).toHaveAttribute('data-billing', 'monthly')
      const controls = page.locator('main').locator('button, input, select, [role=switch]')
      await expect(controls).toHaveCount(0)
      const data = await page.locator('[data-island="plan-cards"] script').textContent()
      const { props } = JSON.parse(data ?? '') as {
        props: { plans: { price: { price: number; yearlyPrice: number } }[] }
      }
      expect(props.plans).toHaveLength(3)
      for (const { price } of props.plans) expect(price.yearlyPrice).toBe(price.price)
    })

    test('stand in three cards, the middle one popular', async ({ page }) => {
      const { plans, popular, period } = wordsOf(locale, 'pricing')
      await page.goto(`/${locale}/precos`)
      await requestHydration(page, 'plan-cards')
      const cards = page.getByRole('article')
      await expect(cards).toHaveCount(3)
      for (const [index, words] of Object.values(plans).entries()) {
        const card = cards.nth(index)
        const price = table[index]
        await expect(card.getByRole('heading')).toContainText(words.name)
        await expect(card.getByText(popular, { exact: true })).toHaveCount(index === 1 ? 1 : 0)
        await expect(card.locator('.animated-amount > :last-child')).toHaveText(
          price?.priceText ?? '',
        )
        await expect(card.getByText(period, { exact: true })).toBeVisible()
        await expect(card.locator('.setup')).toContainText(price?.setupPriceText ?? '')
        await expect(card.getByRole('listitem')).toHaveText(words.features)
        await expect(card.getByText(words.description)).toBeVisible()
      }
    })

    for (const { width, rises } of [
      { width: 768, rises: true },
      { width: 767, rises: false },
    ]) {
      test(`${rises ? 'rise' : 'do not rise'} in on scroll at ${width} px`, async ({ page }) => {
        test.skip(page.viewportSize()?.width !== 1280, 'the test sets a width of its own')
        // So low that the last card lies below the window.
        await page.setViewportSize({ width, height: 500 })
        await recordRising(page)
        await page.goto(`/${locale}/precos`)
        await requestHydration(page, 'plan-cards')
        await scrollThrough(page)
        await page
          .locator('.plans > li')
          .last()
          .evaluate((e) => e.scrollIntoView(true))
        await expect(page.locator('.plan').last()).toBeInViewport()
        await scrollToEnd(page)
        await scrollTo(page, 0)
        const risen = () => page.evaluate(() => (globalThis as unknown as Recorded).risen)
        await expect.poll(risen).toEqual(rises ? [1, 2] : [])
        await expect(page.locator('.plans > li').last()).toHaveCSS('opacity', '1')
      })
    }
  })
}

/** Opens the page so that its last amount lies below the window, with its island awake. */
async function openWithLastAmountBelow(page: Page, locale: Locale): Promise<Locator> {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 300 })
  await page.clock.install()
  await page.goto(`/${locale}/precos`)
  await requestHydration(page, 'plan-cards')
  return page.locator('.plan .animated-amount > :last-child').last()
}

/** Rising, without a jump, in the writing of the language. */
function expectCounting(shown: string[], locale: keyof typeof format): void {
  for (const amount of shown) expect(amount).toMatch(format[locale])
  const amounts = shown.map((amount) => Number(amount.replaceAll(/\D/g, '')))
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  expect(new Set(amounts).size).toBeGreaterThan(10)
}

/** Stops the amounts at the first moment of their counting. */
async function holdCounting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      const amount = (target as Element).closest('.animated-amount')
      for (const animation of amount?.getAnimations({ subtree: true }) ?? []) animation.pause()
    })
  })
}

/** What the first amount shows so many milliseconds after it began. */
async function countingAt(page: Page, time: number) {
  await expect(page.locator('.plan .frames').first()).toHaveCSS('animation-name', 'show-frames')
  return page
    .locator('.animated-amount')
    .first()
    .evaluate((amount, elapsed) => {
      for (const animation of amount.getAnimations({ subtree: true }))
        animation.currentTime = elapsed
      const column = amount.querySelector<HTMLElement>('[data-amounts]')
      const amounts = column?.dataset['amounts']?.split('\n') ?? []
      const { transform, height } = getComputedStyle(column as Element, '::before')
      const moved = -new DOMMatrix(transform).m42 / Number.parseFloat(height)
      const styleOf = (selector: string) =>
        getComputedStyle(amount.querySelector(selector) as Element)
      const isFinal =
        styleOf('.final').opacity === '1' && styleOf('.frames').visibility === 'hidden'
      return { frame: amounts[Math.round(moved * amounts.length)] ?? '', isFinal }
    }, time)
}

interface Recorded {
  risen: number[]
}

/** Notes which cards are moved, by their place in the list. */
async function recordRising(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const risen = new Set<number>()
    const look = () => {
      for (const [index, card] of document.querySelectorAll<HTMLElement>('.plans > li').entries()) {
        const moved = card.getAnimations().length > 0 || card.style.transform !== ''
        if (moved) risen.add(index)
      }
      ;(globalThis as unknown as { risen: number[] }).risen = [...risen].toSorted()
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
