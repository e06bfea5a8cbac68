import { launch, type Browser, type Page } from 'puppeteer-core'
import { browserArguments, browserPath } from '../browser/browser.ts'

/**
 * Launches the browser that the tests use. Requests to other hosts fail, because their load
 * times vary.
 */
export async function launchBrowser(): Promise<Browser> {
  return launch({
    executablePath: await browserPath(),
    headless: 'shell',
    args: [
      ...browserArguments,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      '--ignore-certificate-errors',
    ],
  })
}

/** Opens a page on an emulated phone with an empty cache, and closes it after use. */
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
