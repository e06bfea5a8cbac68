import { existsSync } from 'node:fs'
import path from 'node:path'
import packaged from '@sparticuz/chromium'

/** The commands that start Chromium-based browsers on Linux. */
const browserCommands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const CHROME_ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Flags for the browser. The flags that `@sparticuz/chromium` recommends are not used, because they
 * disable web security and run everything in one process, which ends when the first context closes.
 */
export const browserArguments = [
  // The sandbox does not start as root (common in containers) or on systems that restrict user
  // namespaces, such as Ubuntu. It is not needed, because all pages are this project's own.
  '--no-sandbox',
  '--disable-gpu',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  // Lets a page whose response is mocked load its other files from this machine.
  '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests',
]

/**
 * Returns the path of the browser: `BROWSER_PATH` if it is set, otherwise an installed browser or,
 * if there is none, the packaged browser.
 *
 * @throws if no browser is found and the system is not Linux, where the packaged browser runs
 */
export async function browserPath(): Promise<string> {
  const found = process.env['BROWSER_PATH'] || findProgram(...browserCommands, CHROME_ON_MACOS)
  if (found) return found
  if (process.platform === 'linux') return packaged.executablePath()
  throw new Error(
    'No browser was found. Install Chrome, or set BROWSER_PATH to a Chromium-based one.',
  )
}

/** Returns the path of the first installed program; `programs` are names or absolute paths. */
export function findProgram(...programs: (string | undefined)[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return programs
    .flatMap((program) => (program ? folders.map((folder) => path.resolve(folder, program)) : []))
    .find((file) => existsSync(file))
}
