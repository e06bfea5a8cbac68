import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { precompress } from '../hosting/precompress.ts'
import { createSiteServer } from '../server/site-server.ts'

/**
 * Returns the folder of the built site.
 *
 * @throws Error if the site has not been built
 */
export function builtSite(): string {
  const folder = path.resolve(import.meta.dirname, '../dist')
  if (!existsSync(folder)) throw new Error('Run npm run build in the root first')
  return folder
}

/**
 * Serves built pages over HTTP/2 and TLS, as hosts do. Over HTTP/1.1, load times would depend more
 * on the number of connections than on the page.
 */
export async function serve(folder: string) {
  await precompress(folder)
  const site = createSiteServer({ folder, brazilianDomainMarker: 'br' })
  const { port, close } = await listen((request, response) => {
    request.headers.host ??= request.authority
    // Node's HTTP/2 responses have no `setHeaders`.
    const setHeaders = (headers: Map<string, string>) => {
      for (const [name, value] of headers) response.setHeader(name, value)
    }
    site.emit('request', request, Object.assign(response, { setHeaders }))
  })
  return { origin: `https://localhost:${port}`, close }
}

/** Serves one small image at every URL; stands in for other hosts, such as the flag service. */
export function serveImage() {
  const image =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0z"/></svg>'
  return listen((_, response) => {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(image)
  })
}

async function listen(
  respond: (request: Http2ServerRequest, response: Http2ServerResponse) => void,
) {
  const certificate = (file: string) =>
    readFileSync(new URL(`../tests/supabase/certificates/${file}`, import.meta.url))
  const server = createSecureServer(
    { key: certificate('localhost.key'), cert: certificate('localhost.crt') },
    respond,
  )
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, close: () => server.close() }
}
