import { existsSync } from 'node:fs'
import path from 'node:path'
import { browserArguments, browserPath } from '../../browser/browser.ts'
import type { Driver } from './page.ts'

export interface LaunchOptions {
  /** Whether the visitor prefers reduced motion. */
  isStill: boolean
}

export interface Engine {
  name: string
  /** Path of the browser, if it is installed. */
  browser: string | undefined
  /** How to install it. */
  install: string
  launch(browser: string, options: LaunchOptions): Promise<Driver>
}

const chromium: Engine = {
  name: 'Chromium',
  browser: await browserPath(),
  install: 'npm ci',
  launch: async (executablePath, { isStill }) => {
    const { launchPuppeteer } = await import('./puppeteer.ts')
    // Puppeteer does not follow the page when a prerendered page replaces it.
    const args = [...browserArguments, '--disable-features=Prerender2']
    if (isStill) args.push('--force-prefers-reduced-motion')
    return launchPuppeteer({ browser: 'chrome', executablePath, args })
  },
}

const firefox: Engine = {
  name: 'Firefox',
  browser: installed(process.env['FIREFOX_PATH'], 'firefox-esr', 'firefox'),
  install: 'apt-get install firefox-esr',
  launch: async (executablePath, { isStill }) => {
    const { launchPuppeteer } = await import('./puppeteer.ts')
    return launchPuppeteer({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        'ui.prefersReducedMotion': isStill ? 1 : 0,
        // Without a screen, Firefox finds no mouse.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        // Scrollbars that take no width, as in the other engines.
        'ui.useOverlayScrollbars': 1,
        // Puppeteer mistakes a page restored from memory for a page that never loads.
        'browser.sessionhistory.max_total_viewers': 0,
      },
    })
  },
}

const webkit: Engine = {
  name: 'WebKit',
  browser: ['WebKitWebDriver', 'Xvfb', 'openbox'].every((name) => installed(name))
    ? installed(
        process.env['MINIBROWSER_PATH'],
        `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      )
    : undefined,
  install: 'apt-get install webkit2gtk-driver xvfb openbox',
  launch: async (browser, { isStill }) => {
    const { launchWebKit } = await import('./webkit.ts')
    return launchWebKit(browser, isStill)
  },
}

export const engines = { chromium, firefox, webkit }

/** The first of several programs, by name or path, that exists. */
function installed(...programs: (string | undefined)[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return programs
    .filter((program) => program !== undefined)
    .flatMap((program) => folders.map((folder) => path.resolve(folder, program)))
    .find((file) => existsSync(file))
}
