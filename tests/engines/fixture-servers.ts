import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { close, listen } from '../../server/listen.ts'
import { fixtureSite } from '../../config/fixture-paths.ts'
import { site as content } from '../fixtures/words.ts'
import { startServers } from '../server/start-servers.ts'

const FLAG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0Z"/></svg>'

/** The URL at which `npm start` runs the function, and which the build therefore contains. */
const BUILT_FUNCTION = 'http://localhost:54321'

const flagService = new URL('/', content.flags.service).href

/** The path of an empty page, which the site's proxy serves. */
export const BLANK = '/blank'

/** How the function responds to a message. */
export type Responses = 'delivers' | 'fails' | 'waits'

/** How the external service responds to requests for flags. */
export type Flags = 'serves' | 'fails'

export type FixtureServers = Awaited<ReturnType<typeof startFixtureServers>>

/**
 * Starts the fixture site with its function and inbox, and puts proxies in front of the site and
 * the function, because not every engine lets a test intercept requests. The proxies serve the
 * external flags, connect the built pages to this function, let a test delay the function's
 * responses or make them fail, and allow framing, so that `sandbox` can disable a page's scripts.
 */
export async function startFixtureServers() {
  const servers = startServers({ root: fixtureSite })
  const [site = '', contactFunction = '', inbox = ''] = await servers.urls(3)
  let responses: Responses = 'delivers'
  let release = () => {}
  let flags: Flags = 'serves'

  const functionProxy = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request)
      if (request.method === 'POST') {
        if (responses === 'waits') await new Promise<void>((resolve) => (release = resolve))
        if (responses === 'fails') {
          response.writeHead(500, { 'access-control-allow-origin': siteUrl }).end()
          return
        }
      }
      const received = await forward(request, contactFunction, { origin: site, body })
      await reply(response, received, (text) => text.replaceAll(site, siteUrl))
    })()
  })
  const functionUrl = `http://localhost:${await listen(functionProxy, 'FUNCTION_PORT', 0)}`

  const siteProxy = createServer((request, response) => {
    void (async () => {
      if (request.url?.startsWith('/flags/')) {
        response.writeHead(flags === 'serves' ? 200 : 404, {
          'content-type': 'image/svg+xml',
          'cache-control': 'no-store',
        })
        response.end(flags === 'serves' ? FLAG : undefined)
        return
      }
      if (request.url === BLANK) {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
        return
      }
      await reply(response, await forward(request, site), (text) =>
        text
          .replaceAll(BUILT_FUNCTION, functionUrl)
          .replaceAll(flagService, '/flags/')
          .replace("frame-ancestors 'none'", "frame-ancestors 'self'; frame-src 'self'")
          .replace(/^DENY$/, 'SAMEORIGIN'),
      )
    })()
  })
  const siteUrl = `http://localhost:${await listen(siteProxy, 'PORT', 0)}`

  return {
    siteUrl,
    respond: (next: Responses) => {
      responses = next
      release()
    },
    respondToFlags: (next: Flags) => {
      flags = next
    },
    /** The subjects of the e-mails that have arrived. */
    mails: async () => {
      const mails = (await (await fetch(`${inbox}/mails.json`)).json()) as {
        mail: { subject: string }
      }[]
      return mails.map(({ mail }) => mail.subject)
    },
    stop: async () => {
      await Promise.all([close(siteProxy), close(functionProxy)])
      await servers.stop()
    },
  }
}

function forward(
  { method = 'GET', url, headers }: IncomingMessage,
  target: string,
  { origin, body }: { origin?: string; body?: Buffer } = {},
): Promise<Response> {
  const { host: _, connection: __, ...others } = headers as Record<string, string>
  return fetch(`${target}${url}`, {
    method,
    headers: { ...others, 'accept-encoding': 'identity', ...(origin && { origin }) },
    body: body?.length ? new Uint8Array(body) : null,
    redirect: 'manual',
  })
}

/** Forwards a response, with changes to its headers and, if it is text, to its body. */
async function reply(
  response: ServerResponse,
  received: Response,
  change: (text: string) => string,
): Promise<void> {
  const isText = /^(text\/(html|javascript|css)|application\/j)/.test(
    received.headers.get('content-type') ?? '',
  )
  const headers = [...received.headers].map(([name, value]) => [name, change(value)] as const)
  const body = Buffer.from(await received.arrayBuffer())
  response.writeHead(
    received.status,
    Object.fromEntries(headers.filter(([name]) => name !== 'content-length')),
  )
  response.end(isText ? change(body.toString()) : body)
}
