import { expect } from 'vitest'
import { wordsOf } from '../../fixtures/words.ts'
import { type Behaviours, PRECISE_IN_CHROMIUM } from './behaviour.ts'

/**
 * The duration of one marquee cycle, in milliseconds, and the gap between two logos, in pixels
 * (specification, section 9).
 */
const TURN = 30_000
const GAP = 64

const { ask } = wordsOf('en', 'chatbot')
const { opensInNewTab } = wordsOf('en', 'site')

export const sections: Behaviours = {
  'a question for YouBot gets its answer': async ({ page }) => {
    await page.open('/en')
    await page.hydrate('ask-youbot')
    for (const [index, { question, answer }] of [...ask.questions.entries()].slice(1, 3)) {
      await page.click(`.chips li:nth-child(${index + 1}) .chip`)
      await expect.poll(() => lastOf(page.texts('.exchange .question'))).toContain(question)
      await expect.poll(() => lastOf(page.texts('.exchange .answer'))).toContain(answer)
    }
  },

  'the client logos and the QR code load, also from the cache': async ({ page }) => {
    for (const path of ['/en', '/es', '/en']) {
      await page.open(path)
      const loaded = () =>
        page.evaluate(() => {
          const images = document.querySelectorAll<HTMLImageElement>('.client-row img, .qr-code')
          for (const image of images) image.scrollIntoView({ behavior: 'instant' })
          return [...images].map(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        })
      await expect.poll(async () => new Set(await loaded())).toEqual(new Set([true]))
    }
  },

  'the client logos move left, 64 px apart, in a 30-second cycle': async ({ page }) => {
    await page.open('/en')
    const { positions, timings, gaps } = await page.evaluate(async () => {
      const marquee = document.querySelector('.marquee')
      marquee?.scrollIntoView({ behavior: 'instant', block: 'center' })
      const logos = [...(marquee?.querySelectorAll('li') ?? [])]
      const boxes = () => logos.map((logo) => logo.getBoundingClientRect())
      const lefts: number[] = []
      while (new Set(lefts).size < 10) {
        await new Promise(requestAnimationFrame)
        lefts.push(boxes()[0]?.left ?? 0)
      }
      const all = boxes()
      return {
        positions: lefts,
        timings: marquee
          ?.getAnimations({ subtree: true })
          .map(({ effect }) => effect?.getComputedTiming())
          .map(
            (timing) => `${timing?.duration} ms, ${timing?.easing}, ${timing?.iterations} times`,
          ),
        gaps: all.slice(1, 5).map(({ left }, index) => left - (all[index]?.right ?? 0)),
      }
    })
    expect(positions).toEqual(positions.toSorted((one, other) => other - one))
    expect(new Set(timings)).toEqual(new Set([`${TURN} ms, linear, Infinity times`]))
    for (const gap of gaps) expect(Math.abs(gap - GAP)).toBeLessThanOrEqual(1)
  },

  'the marquee pauses while the pointer is over it': async ({ page }) => {
    await page.open('/en')
    const state = () =>
      page.evaluate(() => {
        const list = document.querySelector('.marquee ul')
        return list ? getComputedStyle(list).animationPlayState : undefined
      })
    await page.hover('.marquee')
    await expect.poll(state).toBe('paused')
    await page.movePointer([5, 5])
    await expect.poll(state).toBe('running')
  },

  'on a phone, a click expands collapsed content': async ({ page }) => {
    await page.resize(360, 800)
    await page.open('/en')
    const list = '.experts .fold ul'
    expect(await page.texts(list)).toEqual([])
    await page.click('.experts .fold summary')
    await expect.poll(() => page.texts(list)).toHaveLength(1)
  },

  'links to other sites open in a new tab and say so': async ({ page }) => {
    for (const path of ['/en', '/en/precos']) {
      await page.open(path)
      const links = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')].map(
          ({ target, rel, textContent }) => ({ target, rel, text: textContent }),
        ),
      )
      expect(links.length).toBeGreaterThan(2)
      const text = expect.stringContaining(`(${opensInNewTab})`) as string
      expect(links).toEqual(links.map(() => ({ target: '_blank', rel: 'noopener', text })))
    }
  },

  'without scripts, static content replaces the interactive parts': {
    notIn: { Chromium: PRECISE_IN_CHROMIUM },
    async run({ page, expectProblems }) {
      expectProblems('sandbox')
      await page.open('/en')
      const hidden = await page.evaluate(async () => {
        const frame = document.createElement('iframe')
        // Scripts are blocked because `allow-scripts` is missing.
        frame.sandbox.add('allow-same-origin')
        frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; z-index: 99'
        frame.src = '/en'
        document.body.append(frame)
        await new Promise((resolve) => frame.addEventListener('load', resolve))
        const framed = frame.contentDocument
        const isVisible = (selector: string) =>
          [...(framed?.querySelectorAll(selector) ?? [])].map((one) => one.checkVisibility())
        const visible = {
          form: isVisible('.contact-form'),
          notice: isVisible('.without-script'),
          panels: isVisible('.panel-head h3'),
          tabs: isVisible('[role=tablist]'),
          questions: isVisible('.answers summary'),
          noscript: isVisible('noscript img'),
        }
        // While a page has a frame, Puppeteer does not notice when Firefox leaves the page.
        frame.remove()
        return visible
      })
      expect(hidden).toEqual({
        form: [false],
        notice: [true],
        panels: [true, true, true],
        tabs: [false],
        questions: ask.questions.map(() => true),
        noscript: [true],
      })
    },
  },
}

async function lastOf(texts: Promise<string[]>): Promise<string | undefined> {
  return (await texts).at(-1)
}
