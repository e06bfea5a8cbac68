import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'

const certificate = readFileSync(new URL('fixtures/wrong-certificate.pem', import.meta.url))

interface Visit {
  method: string
  path: string
  userAgent: string
  at: number
}

/** A site whose response depends on the path, over HTTP and, with an untrusted certificate, HTTPS. */
export class OtherSite {
  readonly visits: Visit[] = []
  /** The most requests that were open at the same time. */
  mostAtOnce = 0
  private open = 0
  private readonly plain: Server = createServer((request, response) => {
    const { method = '', url: path = '' } = request
    const userAgent = request.headers['user-agent'] ?? ''
    this.visits.push({ method, path, userAgent, at: performance.now() })
    // A server learns late that the client has given up.
    if (path !== '/hang') this.mostAtOnce = Math.max(this.mostAtOnce, (this.open += 1))
    response.on('finish', () => (this.open -= 1))
    this.respond(request, response)
  })
  private readonly wrong = createTlsServer({ key: certificate, cert: certificate }, (_, response) =>
    response.end(),
  )

  /** @param meet calls back when every site of a group has a request */
  private constructor(private readonly meet?: (respond: () => void) => void) {}

  /** Sites that respond to `/together` only while all of them have a request. */
  static async startTogether(count: number): Promise<OtherSite[]> {
    const waiting: (() => void)[] = []
    const meet = (respond: () => void) => {
      waiting.push(respond)
      if (waiting.length === count) for (const one of waiting) one()
    }
    return Promise.all(Array.from({ length: count }, () => OtherSite.start(meet)))
  }

  static async start(meet?: (respond: () => void) => void): Promise<OtherSite> {
    const site = new OtherSite(meet)
    await Promise.all([site.plain, site.wrong].map(listen))
    return site
  }

  get url(): string {
    return `http://127.0.0.1:${portOf(this.plain)}`
  }

  get untrusted(): string {
    return `https://127.0.0.1:${portOf(this.wrong)}`
  }

  /** The number of requests for a path, with any method or with one. */
  count(path: string, method?: string): number {
    return this.visits.filter(
      (visit) => visit.path === path && visit.method === (method ?? visit.method),
    ).length
  }

  async stop(): Promise<void> {
    for (const server of [this.plain, this.wrong]) {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
  }

  private readonly respond: RequestListener = ({ url: path = '', method }, response) => {
    const end = (status: number, headers = {}) => response.writeHead(status, headers).end()
    switch (path) {
      case '/no-head':
        return end(method === 'HEAD' ? 405 : 200)
      case '/for-good':
        return end(301, { Location: '/good' })
      case '/for-now':
        return end(302, { Location: '/good' })
      case '/loop':
        return end(302, { Location: '/loop' })
      case '/gone':
        return end(404)
      case '/busy':
        return this.count(path) === 1 ? end(429, { 'Retry-After': '1' }) : end(200)
      case '/busy-for-long':
        return end(429, { 'Retry-After': '3600' })
      case '/closed':
        return end(403)
      case '/restarting':
        return this.count(path) <= 2 ? end(503) : end(200)
      case '/broken':
        return end(500)
      case '/hang':
        return undefined
      case '/together':
        return this.meet?.(() => end(200))
      default:
        return end(200)
    }
  }
}

/** A port without a server. */
export async function closedPort(): Promise<number> {
  const server = createServer()
  await listen(server)
  const port = portOf(server)
  await new Promise((done) => server.close(done))
  return port
}

function listen(server: Server): Promise<void> {
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done()))
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
