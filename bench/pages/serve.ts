import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { request } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { close } from '../../server/listen.ts'
import { createSiteServer } from '../../server/site-server.ts'
import { readSite } from '../../server/settings.ts'

const root = new URL('../../', import.meta.url)

const certificates = new URL('tests/supabase/certificates/', root)

/**
 * Serves a built site at a free port as `npm start` does, but over HTTP/2 and TLS, as every
 * host will: over HTTP/1.1 the number of connections decides more than the page does.
 * The certificate is nobody's; the browser must be told to accept it.
 */
export async function serve(folder: string) {
  const { brazilianDomainMarker } = readSite(root)
  const site = createSiteServer({ folder, brazilianDomainMarker })
  const port = await listen(site)
  const front = createSecureServer(
    { key: read('localhost.key'), cert: read('localhost.crt') },
    (asked, answer) => passOn(asked, answer, port),
  )
  return {
    origin: `https://localhost:${await listen(front)}`,
    stop: async () => {
      front.close()
      await close(site)
    },
  }
}

/** Headers that only HTTP/1.1 has. */
const OF_CONNECTIONS = ['connection', 'keep-alive', 'transfer-encoding']

function passOn(asked: Http2ServerRequest, answer: Http2ServerResponse, port: number): void {
  const { method, url: path, authority: host } = asked
  const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'))
  const behind = request({ port, method, path, headers: { ...Object.fromEntries(headers), host } })
  behind.on('response', (response) => {
    const kept = Object.entries(response.headers).filter(([name]) => !OF_CONNECTIONS.includes(name))
    answer.writeHead(response.statusCode ?? 500, Object.fromEntries(kept))
    response.pipe(answer)
  })
  behind.on('error', () => answer.stream?.close())
  asked.pipe(behind)
}

async function listen(server: Server): Promise<number> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function read(certificate: string): Buffer {
  return readFileSync(new URL(certificate, certificates))
}
