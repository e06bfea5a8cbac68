import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import {
  addresses,
  isMachineFile,
  machineFiles,
  notFoundFor,
  pathIn,
  unprefixed,
} from '../src/addresses.ts'
import { localeForHost, type Locale } from '../src/locales.ts'

interface SiteServerOptions {
  /** The built site. */
  folder: string
  /** Part of the host name that asks for pt-BR at the two addresses without a language. */
  brazilianDomainMarker: string
}

/**
 * Serves the built site as any host should: pages without `.html`, pt-BR at `/`
 * and `/precos` for Brazilian hosts, the nearest 404 page with its status, and
 * a long cache for the files whose names carry their hash.
 */
export function createSiteServer({ folder, brazilianDomainMarker }: SiteServerOptions): Server {
  const files = sirv(folder, {
    // Looks at the disk for each request: a build while the server runs must not break it.
    dev: true,
    etag: true,
    // Which file a page is, the addresses say; no other file is guessed.
    extensions: [],
    setHeaders,
    onNoMatch: (request, response) => sendNotFound(folder, request, response),
  })

  return createServer((request, response) => {
    const url = requestUrl(request)
    if (url === null) return sendPlain(response, 400)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendPlain(response, 405)
    }
    const locale = localeForHost(request.headers.host ?? '', brazilianDomainMarker)
    const page = pageFile(url.pathname, locale)
    response.setHeader('Vary', 'Host')
    // The file of a page has no address of its own.
    if (page === undefined && url.pathname.endsWith('.html')) {
      return sendNotFound(folder, request, response)
    }
    request.url = page === undefined ? url.pathname : `/${page}`
    files(request, response)
  })
}

/** The file of an address; the two without a language lead to the one of the host's language. */
function pageFile(pathname: string, locale: Locale): string | undefined {
  const address = addresses.find(({ path: known }) => known === pathname)
  if (address === undefined || !unprefixed.includes(address) || address.locale === locale) {
    return address?.file
  }
  const localized = pathIn(locale, address.page)
  return addresses.find(({ path: known }) => known === localized)?.file
}

function requestUrl(request: IncomingMessage): URL | null {
  try {
    const url = new URL(request.url ?? '/', 'http://site')
    decodeURIComponent(url.pathname)
    return url
  } catch {
    return null
  }
}

function setHeaders(response: ServerResponse, pathname: string): void {
  const hashed = pathname.startsWith('/assets/')
  response.setHeader(
    'Cache-Control',
    hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  )
  if (isMachineFile(pathname)) response.setHeader('Content-Type', machineFiles[pathname])
}

function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://site')
  const page = readFileSync(path.join(folder, notFoundFor(pathname).file))
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': 'no-cache',
  })
  response.end(request.method === 'HEAD' ? undefined : page)
}

function sendPlain(response: ServerResponse, status: 400 | 405): void {
  response.writeHead(status, { 'Content-Length': 0 }).end()
}
