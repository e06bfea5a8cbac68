import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { PlainTab } from './prerendering-tab.ts'
import type { Metric } from './metrics.ts'
import { CPU_SLOWDOWN, SCREEN } from './phone.ts'

/** Duration of a touch, in milliseconds. */
const TAP = 80

/** Milliseconds to wait for the next page before the measurement fails. */
const TIMEOUT = 20_000

interface LanguageSwitch {
  /** Whether the browser may prerender the next page; the touch then ends once it is prerendered. */
  prerendered: boolean
  cpuSlowdown: number
}

/** On a slow phone most of the time is spent on layout, so the budget is for this machine. */
export const languageSwitches: (LanguageSwitch & Pick<Metric, 'name' | 'budget'>)[] = [
  { name: 'prerendered', prerendered: true, cpuSlowdown: 1, budget: 150 },
  { name: 'not prerendered', prerendered: false, cpuSlowdown: 1 },
  { name: 'prerendered, slow phone', prerendered: true, cpuSlowdown: CPU_SLOWDOWN },
  { name: 'not prerendered, slow phone', prerendered: false, cpuSlowdown: CPU_SLOWDOWN },
]

/**
 * Taps a flag; returns the milliseconds from the end of the touch until the page in the other language
 * is painted.
 */
export async function switchLanguage(
  browser: Browser,
  url: string,
  { prerendered, cpuSlowdown }: LanguageSwitch,
): Promise<number> {
  const options = { width: SCREEN.width, touch: true, slowdown: cpuSlowdown }
  const tab = await PlainTab.open(browser, options)
  try {
    await tab.open(url)
    await tab.send('Page.setPrerenderingAllowed', { isAllowed: prerendered })
    await tab.touch(await tab.centreOf('.languages [lang=es]'))
    if (prerendered) await tab.until(() => tab.preparing.some(({ status }) => status === 'Ready'))
    else await setTimeout(TAP)
    const lifted = Date.now()
    tab.lift()
    return (await firstPaintAfter(tab, url)) - lifted
  } finally {
    await tab.close()
  }
}

/** When the page after the given one was first painted, in milliseconds since the epoch. */
async function firstPaintAfter(tab: PlainTab, url: string): Promise<number> {
  const expression = `location.href === '${url}' || document.prerendering ? null :
    new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint')
        if (paint) resolve(performance.timeOrigin + paint.startTime)
      }).observe({ type: 'paint', buffered: true })
    })`
  for (const end = Date.now() + TIMEOUT; Date.now() < end;) {
    // A page that is being unloaded may never return a value.
    const painted = await Promise.race([
      tab.evaluate<number | null>(expression).catch(() => null),
      setTimeout(1000, null),
    ])
    if (painted !== null) return painted
    await setTimeout(20)
  }
  throw new Error(`No page was painted after ${url}`)
}
