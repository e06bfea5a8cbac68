/**
 * Measures how quickly the page responds to a tap that occurs as soon as the target has been
 * painted, and to a tap after the island has been hydrated.
 */
import type { Page } from 'puppeteer-core'
import { builtSite, serve } from './built-site.ts'
import type { Metric } from './metrics.ts'
import { launchBrowser, onPhone } from './phone.ts'

/** Milliseconds after which a tap counts as lost. */
const TIMEOUT = 10_000

interface Tap {
  island: string
  target: string
  /** A selector that matches once the page shows a response to the tap. */
  effect: string
  /** The values that are entered before the tap, keyed by field name. */
  filled?: Record<string, string>
}

const taps: Tap[] = [
  {
    island: 'solutions-tabs',
    target: '[role=tab]:nth-of-type(2)',
    effect: '[role=tab]:nth-of-type(2)[aria-selected=true]',
  },
  {
    island: 'ask-youbot',
    target: 'li:nth-child(2) button',
    effect: 'li:nth-child(2) button:is([aria-current], [data-busy])',
  },
  { island: 'contact-form', target: '[type=submit]', effect: '[name=name]:focus' },
  {
    island: 'contact-form',
    filled: { name: 'Ana', phone: '21 5555 0100', email: 'ana@example.com', message: 'Hello' },
    target: '[type=submit]',
    effect: ':is([data-busy] [type=submit], [type=submit][data-busy])',
  },
]

export async function measureTaps(rounds: number): Promise<Metric[]> {
  const server = await serve(builtSite())
  const browser = await launchBrowser()
  try {
    const metrics: Metric[] = []
    for (const tap of taps) {
      for (const when of ['at the earliest', 'after hydration'] as const) {
        const samples: number[] = []
        for (let round = 0; round < rounds; round++) {
          const time = await onPhone(browser, { cpuSlowdown: 4 }, async (page) => {
            await page.goto(`${server.origin}/en`, { waitUntil: [] })
            return timeTap(page, tap, when === 'after hydration')
          })
          samples.push(time)
        }
        const name = `\`${tap.island}\`${tap.filled ? ' with a message' : ''}, ${when}`
        metrics.push({ name, samples, unit: 'ms', budget: 150 })
      }
    }
    return metrics
  } finally {
    await browser.close()
    server.close()
  }
}

/** Taps a target, and returns the milliseconds from the tap's end until the effect is painted. */
async function timeTap(page: Page, tap: Tap, isHydrated: boolean) {
  const { island, target, effect, filled = {} } = tap
  const root = `[data-island="${island}"]`
  if (isHydrated) {
    await page.locator(root).wait()
    await page.$eval(root, (element) => element.dispatchEvent(new Event('hydrate')))
    await page.locator(`${root}[data-hydrated]`).wait()
  }
  for (const [name, value] of Object.entries(filled)) {
    const field = await page.locator(`${root} [name=${name}]`).waitHandle()
    await field.evaluate((element, text) => ((element as HTMLInputElement).value = text), value)
  }
  // Puppeteer calls the function before each repaint.
  const painted = await page.waitForFunction(
    (selector) => {
      const element = document.querySelector(selector)
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (!element || performance.getEntriesByType('paint').length === 0) return null
      const { x, y, width, height } = element.getBoundingClientRect()
      return y >= 0 && y + height <= innerHeight ? { x: x + width / 2, y: y + height / 2 } : null
    },
    {},
    `${root} ${target}`,
  )
  const point = await painted.jsonValue()
  if (point === null) throw new Error(`${target} is not painted`)
  const time = page.evaluate(
    (selector, timeout) =>
      new Promise<number>((resolve) => {
        let end: number | undefined
        addEventListener('pointerup', ({ timeStamp }) => (end ??= timeStamp), { capture: true })
        setTimeout(() => resolve(Infinity), timeout)
        requestAnimationFrame(function check() {
          // The next task runs after the frame has been submitted for painting.
          if (end !== undefined && document.querySelector(selector)) {
            const start = end
            setTimeout(() => resolve(performance.now() - start))
          } else requestAnimationFrame(check)
        })
      }),
    `${root} ${effect}`,
    TIMEOUT,
  )
  await page.touchscreen.tap(point.x, point.y)
  return time
}
