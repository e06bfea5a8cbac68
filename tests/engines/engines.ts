import { browserPath, findProgram } from '../../browser/browser.ts'
import type { Driver } from './page.ts'

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit'

export interface Engine {
  name: EngineName
  /** The browser's path; undefined if the browser is not installed. */
  browser: string | undefined
  /** The command that installs the browser. */
  install: string
  /** @param isStill whether the visitor prefers reduced motion */
  launch(browser: string, isStill: boolean): Promise<Driver>
}

const chromium: Engine = {
  name: 'Chromium',
  browser: await browserPath(),
  install: 'npm ci',
  launch: async (...options) => (await import('./chromium.ts')).launchChromium(...options),
}

const firefox: Engine = {
  name: 'Firefox',
  browser: findProgram(process.env['FIREFOX_PATH'], 'firefox-esr', 'firefox'),
  install: 'apt-get install firefox-esr',
  launch: async (...options) => (await import('./firefox.ts')).launchFirefox(...options),
}

const hasWebKitDriver = ['WebKitWebDriver', 'Xvfb', 'openbox'].every((name) => findProgram(name))
const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
const miniBrowser = `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`

const webkit: Engine = {
  name: 'WebKit',
  browser: hasWebKitDriver ? findProgram(process.env['MINIBROWSER_PATH'], miniBrowser) : undefined,
  install: 'apt-get install webkit2gtk-driver xvfb openbox',
  launch: async (...options) => (await import('./webkit.ts')).launchWebKit(...options),
}

export const engines = { chromium, firefox, webkit }
