import type { Browser } from 'playwright'
import { PlainTab } from '../../tests/e2e/plain-tab.ts'
import { SCREEN, SLOWDOWN } from './phone.ts'

/** How long a finger stays on the screen, in milliseconds. */
const TAP = 80

const FLAG = '.languages [lang=es]'

/** When the finger leaves the screen: once the page is prepared, as in a tap, or with a browser that prepares none. */
export type Preparation = 'ready' | 'begun by the tap' | 'none'

/** Milliseconds from the moment when the finger leaves the screen. */
export interface Switch {
  firstPaint: number
  largestPaint: number
}

/** Taps a flag of a page of the site, and reads when the page in the other language is painted. */
export async function switchLanguage(
  browser: Browser,
  url: string,
  preparation: Preparation,
): Promise<Switch> {
  const tab = await PlainTab.open(browser, { width: SCREEN.width, touch: true, slowdown: SLOWDOWN })
  try {
    await tab.open(url)
    if (preparation === 'none') {
      await tab.send('Page.setPrerenderingAllowed', { isAllowed: false })
    }
    const from = await tab.evaluate<string>('location.href')
    await tab.touch(await tab.centreOf(FLAG))
    if (preparation === 'ready') {
      await tab.until(() => tab.preparing.some(({ status }) => status === 'Ready'))
    } else {
      await new Promise((resolve) => setTimeout(resolve, TAP))
    }
    const lifted = Date.now()
    tab.lift()
    const paints = await paintsOfNext(tab, from)
    return {
      firstPaint: paints.first - lifted,
      largestPaint: paints.largest - lifted,
    }
  } finally {
    await tab.close()
  }
}

/** When the next page was painted, as times of day in milliseconds. */
async function paintsOfNext(tab: PlainTab, from: string) {
  for (;;) {
    // The page that is asked may be left in the middle of its answer.
    const paints = await tab
      .evaluate<{ first: number; largest: number } | null>(
        `location.href === ${JSON.stringify(from)} || document.prerendering ? null :
        new Promise((resolve) => {
          const entries = []
          const tell = () => setTimeout(() => {
            const first = performance.getEntriesByName('first-contentful-paint')[0]
            if (!first || entries.length === 0) return tell()
            const largest = entries.at(-1).startTime
            resolve({
              first: performance.timeOrigin + first.startTime,
              largest: performance.timeOrigin + largest,
            })
          }, 500)
          new PerformanceObserver((list) => entries.push(...list.getEntries()))
            .observe({ type: 'largest-contentful-paint', buffered: true })
          tell()
        })`,
      )
      .catch(() => null)
    if (paints) return paints
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
