import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { close, listen } from '../../../server/listen.ts'

/** A deploy: its id, and its files' contents, keyed by path. */
export interface Deploy {
  id: string
  files: Map<string, Buffer>
}

interface ApiRequest {
  headers: IncomingMessage['headers']
  body: Buffer
}

/**
 * A pattern for a request's method and path, and a function that receives the request and the
 * pattern's capture groups. It returns the response, or undefined for a 404.
 */
export type Route = readonly [RegExp, (request: ApiRequest, ...groups: string[]) => unknown]

/** Stands in for a host: both the API that its CLI calls and the site that it serves. */
export abstract class HostStandIn {
  url = ''
  /** The token that the API accepts. */
  readonly token = `token${randomUUID().replaceAll('-', '')}`
  /** The production deploys; the last is the current deploy. */
  readonly published: Deploy[] = []
  readonly previews: (Deploy & { name: string })[] = []
  readonly unknown: string[] = []
  private readonly server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', this.url)
    const { method = '', headers } = request
    if (!this.isApi(pathname)) {
      const content = this.published.at(-1)?.files.get(fileAt(pathname))
      response.writeHead(content ? 200 : 404).end(content)
      return
    }
    const path = pathname.replace(/^\/api(?=\/)/, '')
    const body = await buffer(request)
    const isAllowed = headers.authorization === `Bearer ${this.token}` || this.acceptsOther(path)
    const target = `${method} ${path}`
    const found = isAllowed ? await this.respond(target, { headers, body }) : undefined
    if (found === undefined) this.unknown.push(target)
    const status = isAllowed ? (found === undefined ? 404 : 200) : 401
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(found ?? notFound))
  })

  async start(): Promise<this> {
    this.url = `http://127.0.0.1:${await listen(this.server, 'PORT', 0)}`
    return this
  }

  stop = () => close(this.server)

  /** The settings for publishing a project to this host. */
  abstract settings(): Record<string, string>

  /** The requests that the API supports; the first matching route responds. */
  protected abstract readonly routes: readonly Route[]

  /** Returns the API's response, or undefined for a 404. */
  protected respond(target: string, request: ApiRequest): unknown {
    for (const [pattern, respond] of this.routes) {
      const match = pattern.exec(target)
      if (match) return respond(request, ...match.slice(1))
    }
    return undefined
  }

  protected isApi(pathname: string): boolean {
    return pathname.startsWith('/api/')
  }

  /** Whether the path can be requested without `token`. */
  protected acceptsOther(_path: string): boolean {
    return false
  }
}

/** Cloudflare's response if a worker does not exist; other hosts' CLIs read only the status. */
const notFound = { success: false, errors: [{ code: 10_090, message: 'not found' }], result: null }

/** The path of the file at a URL; page URLs do not end with `.html`. */
function fileAt(pathname: string): string {
  return /\.\w+$/.test(pathname) ? pathname : `${pathname === '/' ? '/index' : pathname}.html`
}

export function parseJson<Value>(body: Buffer): Partial<Value> {
  return body.length === 0 ? {} : JSON.parse(body.toString())
}
