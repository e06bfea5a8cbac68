/** Measures how long switching the language takes, with and without prerendering. */
import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'puppeteer-core'
import { builtSite, serve } from './built-site.ts'
import type { Metric } from './metrics.ts'
import { launchBrowser, onPhone } from './phone.ts'

/** How long a touch lasts, in milliseconds; with prerendering, until the next page is ready. */
const TOUCH = 80

/** Milliseconds to wait for the next page before the measurement fails. */
const TIMEOUT = 20_000

/** Measures without a CPU slowdown, because on a slow phone, layout would take most of the time. */
export async function measureLanguages(rounds: number): Promise<Metric[]> {
  const server = await serve(builtSite())
  const browser = await launchBrowser()
  try {
    const metrics: Metric[] = []
    for (const isPrerendered of [true, false]) {
      const samples: number[] = []
      for (let round = 0; round < rounds; round++) {
        samples.push(await switchLanguage(browser, `${server.origin}/en`, isPrerendered))
      }
      const name = isPrerendered ? 'to a prerendered page' : 'without prerendering'
      metrics.push({ name, samples, unit: 'ms', ...(isPrerendered && { budget: 150 }) })
    }
    return metrics
  } finally {
    await browser.close()
    server.close()
  }
}

/** Taps a flag, and returns the milliseconds from the tap's end to the next page's first paint. */
function switchLanguage(browser: Browser, url: string, isPrerendered: boolean): Promise<number> {
  return onPhone(browser, { cpuSlowdown: 1 }, async (page) => {
    const devtools = devtoolsSession(page)
    await devtools.send('Page.setPrerenderingAllowed', { isAllowed: isPrerendered })
    const ready = new Promise<void>((resolve) => {
      devtools.on('Preload.prerenderStatusUpdated', ({ status }) => {
        if (status === 'Ready') resolve()
      })
    })
    await devtools.send('Preload.enable')
    await page.goto(url)
    const flag = await page.locator('.languages [lang=es]').waitHandle()
    const { x, y } = await flag.clickablePoint()
    await page.touchscreen.touchStart(x, y)
    await (isPrerendered ? ready : setTimeout(TOUCH))
    const end = Date.now()
    // Not awaited, because the next page may replace this page before the command completes.
    page.touchscreen.touchEnd().catch(() => {})
    return (await firstPaintAfter(page, url)) - end
  })
}

/** Returns Puppeteer's own DevTools session: with a second session, Chromium does not prerender. */
function devtoolsSession(page: Page): CDPSession {
  // oxlint-disable-next-line no-underscore-dangle -- There is no other way to access it.
  return (page as unknown as { _client: () => CDPSession })._client()
}

/**
 * Waits until another page replaces the page at the given URL, and returns the time of the new
 * page's first paint, in milliseconds since the epoch.
 */
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
