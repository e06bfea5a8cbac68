import type { Browser } from 'playwright'
import { PlainTab } from '../../tests/browser/plain-tab.ts'
import { SCREEN } from './phone.ts'

/** How long a finger stays on the screen, in milliseconds. */
const TAP = 80

const FLAG = '.languages [lang=es]'

/** When the finger leaves the screen: once the page is prepared, as in a tap, or with a browser that prepares none. */
export type Preparation = 'ready' | 'begun by the tap' | 'none'

/**
 * Taps a flag of a page of the site; gives the milliseconds from the moment when the finger
 * leaves the screen until the page in the other language is painted.
 */
export async function switchLanguage(
  browser: Browser,
  url: string,
  preparation: Preparation,
  slowdown: number,
): Promise<number> {
  const tab = await PlainTab.open(browser, { width: SCREEN.width, touch: true, slowdown })
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
    return (await firstPaintOfNext(tab, from)) - lifted
  } finally {
    await tab.close()
  }
}

/** How long the next page may take before something is wrong, in milliseconds. */
const LONGEST_SWITCH = 20_000

/** How long a page may think about its answer, in milliseconds. */
const LONGEST_ANSWER = 1000

/** When the next page was first painted, as a time of day in milliseconds. */
async function firstPaintOfNext(tab: PlainTab, from: string) {
  for (const end = Date.now() + LONGEST_SWITCH; Date.now() < end;) {
    // The page that is asked may be left in the middle of its answer, and then says nothing any more.
    const painted = await Promise.race([
      tab.evaluate<number | null>(paintOfAnotherThan(from)).catch(() => null),
      pause(LONGEST_ANSWER),
    ])
    if (painted) return painted
    await pause(20)
  }
  throw new Error(`No page was painted after ${from}`)
}

/** An expression for the page: when it was first painted, if it is the next one and on screen. */
function paintOfAnotherThan(from: string): string {
  return `location.href === ${JSON.stringify(from)} || document.prerendering ? null :
        new Promise((resolve) => {
          const tell = () => setTimeout(() => {
            const first = performance.getEntriesByName('first-contentful-paint')[0]
            if (!first) return tell()
            resolve(performance.timeOrigin + first.startTime)
          }, 100)
          tell()
        })`
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds))
}
