import { expect } from 'vitest'
import { wordsOf } from '../../fixtures/words.ts'
import { type Behaviours, PRECISE_IN_CHROMIUM } from './behaviour.ts'

/** How long each word in the headline is shown, in milliseconds (specification, section 9). */
const WORD = 2000

const { headline } = wordsOf('en', 'hero')

export const hero: Behaviours = {
  'the headline shows each word for 2 s and starts again after the last one': {
    notIn: { Chromium: PRECISE_IN_CHROMIUM },
    async run({ page }) {
      await page.open('/en')
      const changes = await page.evaluate(async (count) => {
        const words = [...document.querySelectorAll<HTMLElement>('.rotating > span')]
        // Undefined while one word fades into the next and neither is more than half opaque.
        const visible = () => words.find((word) => Number(getComputedStyle(word).opacity) > 0.5)
        const observed: { word: string | undefined; time: number }[] = []
        for (let last = visible(); observed.length < count;) {
          const time = await new Promise<number>(requestAnimationFrame)
          const word = visible()
          if (word === undefined || word === last) continue
          observed.push({ word: word.textContent?.trim(), time })
          last = word
        }
        return observed
      }, headline.words.length + 1)
      const { words } = headline
      const first = words.indexOf(changes[0]?.word ?? '')
      const expected = changes.map((_, index) => words[(first + index) % words.length])
      expect(changes.map(({ word }) => word)).toEqual(expected)
      const periods = changes.slice(1).map(({ time }, index) => time - (changes[index]?.time ?? 0))
      for (const period of periods) expect(Math.abs(period - WORD)).toBeLessThan(250)
    },
  },

  "the hero's first button leads to the contact section": async ({ page }) => {
    await page.open('/en')
    await page.click('#home .actions a')
    await expect.poll(() => page.location()).toBe('/en#contato')
    await expect.poll(() => page.topOf('#contato')).toBeLessThan(200)
  },
}
