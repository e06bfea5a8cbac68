import { existsSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { launch, type Browser, type Page } from 'puppeteer-core'
import { createSiteServer } from '../server/site-server.ts'
import { browserArguments, browserPath } from '../browser/browser.ts'

/** The folder of the built site. */
export const siteFolder = path.resolve(import.meta.dirname, '../dist')

/** The browser of the tests. Images from other hosts are blocked, so that they cannot vary. */
export function launchBrowser(): Promise<Browser> {
  if (!existsSync(siteFolder)) throw new Error('Run npm run build in the root first')
  return browserPath().then((executablePath) =>
    launch({
      executablePath,
      headless: 'shell',
      args: [
        ...browserArguments,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        '--ignore-certificate-errors',
      ],
    }),
  )
}

/** Opens a page of a phone with an empty cache, and closes it after use. */
export async function onPhone<T>(
  browser: Browser,
  { cpuSlowdown }: { cpuSlowdown: number },
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true })
    await page.emulateCPUThrottling(cpuSlowdown)
    return await use(page)
  } finally {
    await context.close()
  }
}

/**
 * Serves built pages as hosts do, over HTTP/2 and TLS: over HTTP/1.1, the number of connections would
 * matter more than the page.
 */
export async function serve(folder: string) {
  const site = createSiteServer({ folder, brazilianDomainMarker: 'br' })
  const certificate = (file: string) =>
    readFileSync(new URL(`../tests/supabase/certificates/${file}`, import.meta.url))
  const server = createSecureServer(
    { key: certificate('localhost.key'), cert: certificate('localhost.crt') },
    (request, response) => {
      request.headers.host ??= request.authority
      // Node's HTTP/2 responses have no `setHeaders`.
      const setHeaders = (headers: Map<string, string>) => {
        for (const [name, value] of headers) response.setHeader(name, value)
      }
      site.emit('request', request, Object.assign(response, { setHeaders }))
    },
  )
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `https://localhost:${port}`, close: () => server.close() }
}
