import { launch, type Browser, type Page } from 'puppeteer-core'
import { browserArguments, browserPath } from '../browser/browser.ts'
import { serveImage } from './built-site.ts'

/**
 * Launches the browser that the tests use. Requests to other hosts go to a local server, because
 * real load times vary, and because a flag image that fails to load delays Lighthouse's simulated
 * LCP more than an image that loads.
 */
export async function launchBrowser(): Promise<Browser> {
  const { port, close } = await serveImage()
  const browser = await launch({
    executablePath: await browserPath(),
    headless: 'shell',
    args: [
      ...browserArguments,
      `--host-resolver-rules=MAP * localhost:${port}, EXCLUDE localhost`,
      '--ignore-certificate-errors',
    ],
  })
  browser.once('disconnected', close)
  return browser
}

/** Opens a page on an emulated phone with an empty cache, and closes the page after `use`. */
export async function onPhone<T>(
  browser: Browser,
  { cpuSlowdown }: { cpuSlowdown: number },
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true })
    await page.emulateCPUThrottling(cpuSlowdown)
    return await use(page)
  } finally {
    await context.close()
  }
}
