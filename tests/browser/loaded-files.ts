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
}

/** The files that a page loads from here on, as they come. */
export async function watchFiles(page: Page): Promise<LoadedFile[]> {
  const devtools = await page.context().newCDPSession(page)
  const answered = new Map<string, Omit<LoadedFile, 'bytes'>>()
  const files: LoadedFile[] = []
  const headers = new Map<string, number>()
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { url, encodedDataLength } = response
    const encoding = response.headers['Content-Encoding'] ?? response.headers['content-encoding']
    headers.set(requestId, encodedDataLength)
    answered.set(requestId, { url, type, encoding })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = answered.get(requestId)
    const bytes = encodedDataLength - (headers.get(requestId) ?? 0)
    if (file !== undefined) files.push({ ...file, bytes })
  })
  await devtools.send('Network.enable')
  return files
}

/** Bytes of script, without their headers. */
export function scriptBytes(files: readonly LoadedFile[]): number {
  return files
    .filter(({ type }) => type === 'Script')
    .reduce((bytes, script) => bytes + script.bytes, 0)
}
