import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'puppeteer-core'
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
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport({ ...SCREEN, deviceScaleFactor: 1, isMobile: true, hasTouch: true })
    await page.emulateCPUThrottling(cpuSlowdown)
    const devtools = ownSession(page)
    await devtools.send('Page.setPrerenderingAllowed', { isAllowed: prerendered })
    const ready = new Promise<void>((resolve) => {
      devtools.on('Preload.prerenderStatusUpdated', (event) => {
        if (event.status === 'Ready') resolve()
      })
    })
    await devtools.send('Preload.enable')
    await page.goto(url)
    const flag = await page.locator('.languages [lang=es]').waitHandle()
    const { x, y } = await flag.clickablePoint()
    await page.touchscreen.touchStart(x, y)
    await (prerendered ? ready : setTimeout(TAP))
    const lifted = Date.now()
    // Not awaited, because the page may be gone before it responds.
    page.touchscreen.touchEnd().catch(() => {})
    return (await firstPaintAfter(page, url)) - lifted
  } finally {
    await context.close()
  }
}

/** Puppeteer's session: Chromium prerenders nothing for a page that has others. */
function ownSession(page: Page): CDPSession {
  // eslint-disable-next-line no-underscore-dangle -- the only way to it
  return (page as unknown as { _client: () => CDPSession })._client()
}

/** When the page after the given one was first painted, in milliseconds since the epoch. */
async function firstPaintAfter(page: Page, url: string): Promise<number> {
  const expression = `location.href === '${url}' || document.prerendering ? null :
    new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint')
        if (paint) resolve(performance.timeOrigin + paint.startTime)
      }).observe({ type: 'paint', buffered: true })
    })`
  for (const end = Date.now() + TIMEOUT; Date.now() < end;) {
    // A page that is being unloaded may never return a value.
    const evaluated = page.evaluate(expression).catch(() => null) as Promise<number | null>
    const painted = await Promise.race([evaluated, setTimeout(1000, null)])
    if (painted !== null) return painted
    await setTimeout(20)
  }
  throw new Error(`No page was painted after ${url}`)
}
