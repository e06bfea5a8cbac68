import { chromium, type Browser, type Page } from 'playwright'
import { launch } from 'puppeteer-core'
import { browserArguments, browserPath } from '../browser/browser.ts'

/** CPU throttling factor of the emulated phone. */
export const CPU_SLOWDOWN = 4

export const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75 }

/** The browser that the tests use. Flag images are blocked, because they are external. */
const browserOptions = {
  executablePath: await browserPath(),
  args: [
    ...browserArguments,
    '--host-resolver-rules=MAP flagcdn.com ~NOTFOUND',
    '--ignore-certificate-errors',
  ],
}

export function launchPlaywright(): Promise<Browser> {
  return chromium.launch(browserOptions)
}

/** For Lighthouse, and for prerendering: Chromium prerenders nothing for Playwright. */
export function launchPuppeteer() {
  return launch({ ...browserOptions, headless: 'shell' })
}

/** Opens a page on a slow phone with an empty cache, and closes it after use. */
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
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await use(page)
  } finally {
    await context.close()
  }
}
