import type { Page } from 'playwright/test'
import { priceTables } from '../../src/generated/prices/index.ts'
import { holdScript, wakeIsland } from './held-script.ts'
import { scrollTo, scrollToEnd } from './scrolling.ts'
import { expect, test } from './site-test.ts'
import { twoLocales, wordsOf } from './words.ts'

/** How long an amount takes to its value, in milliseconds (specification, section 9). */
const COUNTING = 500
const FRAME = 16

/** How an amount is written, whatever its digits. */
const format = { 'pt-BR': /^R\$\u00a0\d{1,3}(\.\d{3})*$/, en: /^\$\d{1,3}(,\d{3})*$/ }

for (const locale of twoLocales) {
  const table = Object.values(priceTables[locale].plans)

  test.describe(`the prices in ${locale}`, () => {
    test('count for 500 ms, written as the language does in every frame', async ({ page }) => {
      await page.clock.install()
      const script = await holdScript(page, 'plan-cards')
      await page.goto(`/${locale}/precos`)
      const counting = page.locator('.plan .animated-amount > :last-child').first()
      await expect(counting).toHaveText(table[0]?.priceText ?? '')
      await counting.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await page.clock.pauseAt(Date.now() + 60_000)
      await script.wake()

      // The amount begins at the first frame that shows another than the final one.
      let elapsed = 0
      const shown: string[] = []
      await expect(async () => {
        await page.clock.runFor(FRAME)
        expect(await counting.innerText()).not.toBe(table[0]?.priceText)
      }).toPass()
      while ((await counting.innerText()) !== table[0]?.priceText && elapsed < 2 * COUNTING) {
        shown.push(await counting.innerText())
        await page.clock.runFor(FRAME)
        elapsed += FRAME
      }
      expect(Math.abs(elapsed - COUNTING), `${elapsed} ms`).toBeLessThanOrEqual(3 * FRAME)
      for (const amount of shown) expect(amount).toMatch(format[locale])
      const amounts = shown.map((amount) => Number(amount.replaceAll(/\D/g, '')))
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
      expect(new Set(amounts).size).toBeGreaterThan(10)
      await page.clock.runFor(COUNTING)
      await expect(counting).toHaveText(table[0]?.priceText ?? '')
    })

    test('are read aloud once, as the final amount, while they count', async ({ page }) => {
      await page.clock.install()
      const script = await holdScript(page, 'plan-cards')
      await page.goto(`/${locale}/precos`)
      const card = page.locator('.plan').first()
      await card.locator('.amount').evaluate((e) => e.scrollIntoView({ behavior: 'instant' }))
      const before = await card.ariaSnapshot()
      const amount = (table[0]?.priceText ?? '').replace('\u00a0', ' ')
      expect(before.split(amount)).toHaveLength(2)
      await page.clock.pauseAt(Date.now() + 60_000)
      await script.wake()
      await expect(async () => {
        await page.clock.runFor(FRAME)
        expect(await card.locator('.counting').allInnerTexts()).toHaveLength(1)
      }).toPass()
      await page.clock.runFor(COUNTING / 2)
      await expect(card.locator('.counting')).not.toHaveText(table[0]?.priceText ?? '')
      expect(await card.ariaSnapshot()).toBe(before)
      await expect(page.locator('main [aria-live], main [role=status]')).toHaveCount(0)
    })

    test('are monthly, the yearly ones equal, without a control', async ({ page }) => {
      await page.goto(`/${locale}/precos`)
      await wakeIsland(page, 'plan-cards')
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
      await wakeIsland(page, 'plan-cards')
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
        await wakeIsland(page, 'plan-cards')
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
