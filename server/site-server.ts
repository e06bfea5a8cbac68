import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import send from 'send'
import { acceptedEncodings, encodings, isCompressible } from '../hosting/precompress.ts'
import { contentTypes, extensionOf } from '../hosting/content-types.ts'
import {
  notFound,
  pathOfFile,
  respondTo,
  type HostingPolicy,
  type SiteRequest,
  type SiteResponse,
} from '../hosting/policy.ts'
import { SettingError } from './settings.ts'

type Headers = HostingPolicy['securityHeaders']

interface SiteServerOptions {
  /** The built site. */
  folder: string
  /** Part of a host name that selects pt-BR for the two URLs without a language. */
  brazilianDomainMarker: string
  /** Called for each response. */
  securityHeaders?: () => Headers
}

/** In bytes; enough for a target that the policy rejects as too long. */
const MAX_HEADER_SIZE = 32_768

/** Over plain HTTP, browsers ignore this header and log an error. */
const REQUIRES_TLS = 'Cross-Origin-Opener-Policy'

/** Serves a built site according to `hosting/policy.ts`. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { folder, brazilianDomainMarker, securityHeaders = (): Headers => ({}) } = options
  return createServer({ maxHeaderSize: MAX_HEADER_SIZE }, (request, response) => {
    const siteRequest = parseRequest(request)
    const headers = securityHeaders()
    const { [REQUIRES_TLS]: _, ...plainHeaders } = headers
    const exchange = {
      request,
      response,
      folder,
      pathname: siteRequest.target.replace(/\?.*$/s, ''),
      securityHeaders: isSecure(request) ? headers : plainHeaders,
    }
    respond(exchange, respondTo(siteRequest, brazilianDomainMarker))
  })
}

/**
 * Reads the security headers of the build for each response, because the next build changes them.
 *
 * @param file `policy.json` of the build
 * @throws SettingError if it does not exist
 */
export function followPolicy(file: string): () => Headers {
  let headers: Headers | undefined
  const read = () => {
    try {
      headers = (JSON.parse(readFileSync(file, 'utf8')) as HostingPolicy).securityHeaders
    } catch (error) {
      // While the next build is in progress, the file is missing.
      if (headers === undefined) {
        throw new SettingError('There is no build yet: run npm run build.', { cause: error })
      }
    }
    return headers
  }
  read()
  return read
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  folder: string
  pathname: string
  securityHeaders: Headers
}

/** Why `send` cannot send a file. */
interface SendError {
  status: number
  headers?: Headers
}

function respond(exchange: Exchange, { status, headers, file }: SiteResponse): void {
  const { request, response, folder, pathname, securityHeaders } = exchange
  response.statusCode = status
  response.setHeaders(new Map(Object.entries({ ...securityHeaders, ...headers })))
  if (file === undefined) {
    response.setHeader('Content-Length', 0).end()
    return
  }
  const missing = () => {
    if (status === 404) refuse(exchange, 404)
    else respond(exchange, notFound(pathname))
  }
  send(request, pathOfFile(encodedFile(exchange, file)), {
    root: folder,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
    .on('error', (error: SendError) => {
      if (response.headersSent) response.destroy()
      else if (error.status === 404) missing()
      else refuse(exchange, error.status, error.headers)
    })
    .on('directory', missing)
    .pipe(response)
}

/** Responds without a body and without the headers of the file. */
function refuse({ response, securityHeaders }: Exchange, status: number, headers: Headers = {}) {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(status, { ...securityHeaders, ...headers }).end()
}

/**
 * Chooses the copy of a file with the encoding that the client prefers, and sets the headers that
 * describe it.
 */
function encodedFile({ request, response, folder }: Exchange, file: string): string {
  const type = contentTypes[extensionOf(file)]
  if (type !== undefined) response.setHeader('Content-Type', type)
  if (!isCompressible(file)) return file

  response.appendHeader('Vary', 'Accept-Encoding')
  const encoding = acceptedEncodings(request.headers['accept-encoding']?.toString()).find((one) =>
    existsSync(path.join(folder, file + encodings[one])),
  )
  if (encoding === undefined) return file
  response.setHeader('Content-Encoding', encoding)
  return file + encodings[encoding]
}

/** Whether browsers consider the origin secure: this computer, or a proxy with TLS. */
function isSecure({ headers }: IncomingMessage): boolean {
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(headers.host ?? '')
  return isLocal || headers['x-forwarded-proto'] === 'https'
}

function parseRequest({ method = '', url = '', headers }: IncomingMessage): SiteRequest {
  const absolute = /^https?:\/\/([^/?]+)(.*)$/i.exec(url)
  // The host of an absolute URL overrides the Host header (RFC 9112, section 3.2.2).
  const [, host = headers.host ?? '', target = url] = absolute ?? []
  return { method, target: target === '' ? '/' : target, host }
}
