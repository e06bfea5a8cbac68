import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import packaged from '@sparticuz/chromium'

/** Names of Chromium and its relatives on Linux, then where macOS keeps Chrome. */
const INSTALLED = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Flags of our own: those of the packaged browser switch web security off and
 * run one process, which dies with the first closed context.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  // A page whose answer a test makes up may still load the rest from this machine.
  '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests',
]

/** The browser that `BROWSER_PATH` names, else an installed one, else the one from the package. */
export async function browserPath(): Promise<string> {
  const named = process.env['BROWSER_PATH']
  if (named !== undefined && named !== '') return named
  return INSTALLED.map(locate).find((found) => found !== undefined) ?? packaged.executablePath()
}

function locate(name: string): string | undefined {
  const folders = path.isAbsolute(name) ? [''] : (process.env['PATH'] ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
