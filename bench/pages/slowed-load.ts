import { throttling } from 'lighthouse/core/config/constants.js'
import type { Browser } from 'playwright'
import { withPhone } from '../interactions/phone.ts'

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G

/** Lighthouse's slow 4G as the browser itself imposes it; it counts bytes. */
const NETWORK = {
  offline: false,
  latency: requestLatencyMs,
  downloadThroughput: (downloadThroughputKbps * 1024) / 8,
  uploadThroughput: (uploadThroughputKbps * 1024) / 8,
}

/**
 * Loads a page on a phone whose processor and network are really slow, and that has nothing yet.
 *
 * @returns its Largest Contentful Paint, in ms
 */
export async function loadSlowed(browser: Browser, address: string): Promise<number> {
  return withPhone(browser, address, async (page) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await page.goto(address)
    return page.evaluate(() => {
      return new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      })
    })
  })
}
