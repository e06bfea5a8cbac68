import { existsSync } from 'node:fs'
import path from 'node:path'
import packaged from '@sparticuz/chromium'

/** Names of Chromium-based browsers on Linux. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const CHROME_ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Our own flags, because the flags of the packaged browser disable web security and run a single
 * process, which ends when the first context is closed.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  // Allows a page whose response is faked by a test to load the rest from this machine.
  '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests',
]

/**
 * The browser that `BROWSER_PATH` names, or an installed one, or the packaged one.
 *
 * @throws if there is none: the packaged browser runs on Linux only
 */
export async function browserPath(): Promise<string> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const paths = NAMES.flatMap((name) => folders.map((folder) => path.resolve(folder, name)))
  const found = process.env['BROWSER_PATH'] || [...paths, CHROME_ON_MACOS].find(existsSync)
  if (found) return found
  if (process.platform === 'linux') return packaged.executablePath()
  throw new Error(
    'No browser was found. Install Chrome, or set BROWSER_PATH to a Chromium-based one.',
  )
}
