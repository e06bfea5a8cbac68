import { expect } from 'vitest'
import { planIds } from '../../../src/content/prices.ts'
import { locales } from '../../../src/locales.ts'
import { pricingPath } from '../../../src/urls/page-urls.ts'
import { pricesOf, wordsOf } from '../../fixtures/words.ts'
import type { Page } from '../page.ts'
import {
  expectLocation,
  expectTexts,
  expectTopAt,
  SCROLL_OFFSET,
  type Behaviours,
  PRECISE_IN_CHROMIUM,
} from './behaviour.ts'

/** How long an amount counts up, in milliseconds (specification, section 9). */
const COUNTING = 500

const flag = (locale: string) => `.languages a[hreflang="${locale}"]`

export const languages: Behaviours = {
  'switching the language leads to the same section in the new language': async ({ page }) => {
    await page.open('/en')
    await page.scrollTo(Math.ceil(((await page.topOf('#servicos')) ?? 0) + 150))
    await page.click(flag('pt-BR'))
    await expectLocation(page, '/pt-BR#servicos')
    await expectTopAt(page, '#servicos', SCROLL_OFFSET)
    await expect.poll(() => page.attribute('.languages [aria-current]', 'lang')).toBe('pt-BR')
    expect(await page.attribute('html', 'lang')).toBe('pt-BR')
  },

  'switching the language keeps the selected solution open': async ({ page }) => {
    await page.open('/en#solucoes/data-squad')
    await page.hydrate('solutions-tabs')
    await page.click(flag('es'))
    await expectLocation(page, '/es#solucoes/data-squad')
    await expectTexts(page, '[role=tab][aria-selected=true]', [
      wordsOf('es', 'solutions').dataSquad.tab,
    ])
  },

  'each pricing page shows the prices and the currency for its language': async ({ page }) => {
    for (const locale of locales) {
      await page.open(pricingPath(locale))
      const amounts = await page.evaluate(() =>
        [...document.querySelectorAll('.plan .final')].map(({ textContent }) => textContent),
      )
      const { plans } = pricesOf(locale)
      const texts = planIds.map((id) => plans[id].priceText.replace('\u00a0', ' '))
      expect(amounts).toEqual(texts)
      const { label: _, title } = wordsOf(locale, 'pricing')
      expect(await page.texts('h1')).toEqual([title])
    }
  },
}

export const languagesAtRest: Behaviours = {
  'flags from the external service are painted over the drawn flags': {
    notIn: { Chromium: PRECISE_IN_CHROMIUM },
    async run({ page }) {
      await page.open('/en')
      const visible = await page.picture('.languages')
      await page.hide('.flag img')
      expect(visible.equals(await page.picture('.languages'))).toBe(false)
    },
  },

  'drawn flags appear if external flags do not load': async ({ page, servers, expectProblems }) => {
    expectProblems('404')
    servers.respondToFlags('fails')
    await page.open('/en')
    await page.hide('.flag img')
    const drawn = await page.picture('.languages')
    await page.open('/en')
    await expect.poll(async () => drawn.equals(await page.picture('.languages'))).toBe(true)
  },
}

export const pricing: Behaviours = {
  'plan cards rise when scrolled into view at 768 px, but not at 767 px': async ({ page }) => {
    for (const width of [767, 768]) {
      await page.resize(width, 240)
      await page.open('/en/precos')
      // Without scroll-driven animations, cards are visible until a script makes them rise.
      const canRise = await page.evaluate(() => CSS.supports('animation-timeline: view()'))
      expect(await opacityOfLastCard(page)).toBe(canRise && width === 768 ? '0' : '1')
      await page.hydrate('plan-cards')
      await page.evaluate(() =>
        document.querySelector('.plans > li:last-child a')?.scrollIntoView(),
      )
      await expect.poll(() => opacityOfLastCard(page)).toBe('1')
    }
  },

  'an amount counts up for 500 ms when it is scrolled into view': {
    notIn: { Chromium: PRECISE_IN_CHROMIUM },
    async run({ page }) {
      await page.resize(1280, 300)
      await page.open('/pt-BR/precos')
      await page.hydrate('plan-cards')
      const { amounts, time } = await page.evaluate(async () => {
        const amount = document.querySelector('.plans > li:last-child .animated-amount')
        const counting = () => amount?.querySelector<HTMLElement>('.counting')
        amount?.scrollIntoView({ behavior: 'instant' })
        while (!counting()) await new Promise(requestAnimationFrame)
        const started = performance.now()
        const shown: string[] = []
        while (counting()) {
          shown.push(String(counting()?.innerText))
          await new Promise(requestAnimationFrame)
        }
        return { amounts: shown, time: performance.now() - started }
      })
      expect(Math.abs(time - COUNTING)).toBeLessThan(150)
      const numbers = amounts.map((amount) => Number(amount.replaceAll(/\D/g, '')))
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
      expect(new Set(numbers).size).toBeGreaterThan(5)
    },
  },
}

function opacityOfLastCard(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const card = document.querySelector('.plans > li:last-child')
    return card ? getComputedStyle(card).opacity : undefined
  })
}
