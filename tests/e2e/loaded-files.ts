import type { Page } from 'playwright/test'

/** A file that a page asked for. */
export interface LoadedFile {
  url: string
  /** As the DevTools protocol names it: `Document`, `Script`, `Font`, `Image` and so on. */
  type: string
  /** How its content came, such as `br`; nothing where it came as it is. */
  encoding: string | undefined
  /** Bytes of its content as they came over the network. */
  bytes: number
  /** When it was asked for, in the browser's own seconds. */
  asked: number
}

/** What a page loads from here on. */
export async function watchFiles(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const asked = new Map<string, number>()
  const answered = new Map<string, Omit<LoadedFile, 'bytes'>>()
  const files: LoadedFile[] = []
  const headers = new Map<string, number>()
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    asked.set(requestId, timestamp)
  })
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { url, encodedDataLength } = response
    const encoding = response.headers['Content-Encoding'] ?? response.headers['content-encoding']
    headers.set(requestId, encodedDataLength)
    answered.set(requestId, { url, type, encoding, asked: asked.get(requestId) ?? 0 })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = answered.get(requestId)
    const bytes = encodedDataLength - (headers.get(requestId) ?? 0)
    if (file !== undefined) files.push({ ...file, bytes })
  })
  let loaded = Infinity
  devtools.on('Page.loadEventFired', ({ timestamp }) => (loaded = timestamp))
  await devtools.send('Network.enable')
  await devtools.send('Page.enable')
  return {
    /** The files that have come, by whom they were asked for. */
    files,
    /** Those that were asked for before the page counted as loaded. */
    firstLoad: () => files.filter((file) => file.asked <= loaded),
  }
}

/** Bytes of script, without their headers. */
export function scriptBytes(files: readonly LoadedFile[]): number {
  return files
    .filter(({ type }) => type === 'Script')
    .reduce((bytes, script) => bytes + script.bytes, 0)
}
