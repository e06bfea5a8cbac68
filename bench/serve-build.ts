import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo, Server } from 'node:net'
import { createSiteServer } from '../server/site-server.ts'

const certificates = new URL('../tests/supabase/certificates', import.meta.url)

/**
 * Serves a folder of built pages on free ports: over HTTP, as `npm start` does, and over HTTP/2 with
 * TLS and a self-signed certificate, as hosts do.
 */
export async function serveBuild(folder: string) {
  const site = createSiteServer({ folder, brazilianDomainMarker: 'br' })
  const secure = createSecureServer(
    {
      key: readFileSync(new URL('localhost.key', certificates)),
      cert: readFileSync(new URL('localhost.crt', certificates)),
    },
    (request, response) => {
      request.headers.host ??= request.authority
      // Node's HTTP/2 responses have no `setHeaders`.
      const setHeaders = (headers: Map<string, string>) => {
        for (const [name, value] of headers) response.setHeader(name, value)
      }
      site.emit('request', request, Object.assign(response, { setHeaders }))
    },
  )
  return {
    http: `http://localhost:${await listen(site)}`,
    https: `https://localhost:${await listen(secure)}`,
    close: () => {
      secure.close()
      site.close()
      site.closeAllConnections()
    },
  }
}

async function listen(server: Server): Promise<number> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
