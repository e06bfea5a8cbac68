import { existsSync } from 'node:fs'
import path from 'node:path'
import packaged from '@sparticuz/chromium'

/** The commands that start Chromium-based browsers on Linux. */
const browserCommands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const CHROME_ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The packaged browser's own flags are not used, because they disable web security and run
 * everything in one process, which ends when the first context is closed.
 */
export const browserArguments = [
  // The sandbox starts neither as root, as in containers, nor where the system restricts user
  // namespaces, as Ubuntu does. It is never needed: all pages are this project's own.
  '--no-sandbox',
  '--disable-gpu',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  // Lets a page with a mocked response load its other files from this machine.
  '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests',
]

/**
 * The path of the browser: `BROWSER_PATH` or, if it is not set, an installed browser or the
 * packaged one.
 *
 * @throws if there is no browser: the packaged one runs only on Linux
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
