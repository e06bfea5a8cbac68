import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { browserArguments, browserPath } from '../../tests/browser/browser.ts'

/** How much slower than this machine the phone is. */
export const SLOWDOWN = 4

export const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75 }

/** The browser of the tests; the flags come from the drawn ones, since no host is asked. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserPath(),
    args: [...browserArguments, '--host-resolver-rules=MAP flagcdn.com ~NOTFOUND'],
  })
}

/** Gives a page of a slow phone that nobody has used yet, and closes it. */
export async function withPhone<T>(
  browser: Browser,
  baseURL: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const { deviceScaleFactor, ...viewport } = SCREEN
  const context = await browser.newContext({
    baseURL,
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    // The certificate of a measured site is nobody's.
    ignoreHTTPSErrors: true,
  })
  await context.addInitScript({ path: path.join(import.meta.dirname, 'in-page.js') })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  try {
    return await use(page)
  } finally {
    await context.close()
  }
}
