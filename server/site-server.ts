import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import send from 'send'
import { SettingError } from '../config/setting-error.ts'
import { acceptedEncodings, encodings, isCompressible } from '../hosting/precompress.ts'
import { contentTypes, fileExtension } from '../hosting/content-types.ts'
import type { HostingPolicy } from '../hosting/hosting-policy.ts'
import { notFound, pathOfFile, respondTo, type SiteRequest } from '../hosting/respond.ts'
import { isLocalHost } from './is-local-host.ts'

type Headers = HostingPolicy['securityHeaders']

interface SiteServerOptions {
  /** Path of the built site. */
  folder: string
  /** Part of a host name that selects pt-BR for the two URLs without a language. */
  brazilianDomainMarker: string
  securityHeaders?: () => Headers
}

/** In bytes; large enough for overlong URLs to reach `respondTo`, which rejects them. */
const MAX_HEADER_SIZE = 32_768

/** On an origin that is not secure, browsers ignore this header and log an error. */
const REQUIRES_TLS = 'Cross-Origin-Opener-Policy'

/** Creates a server that serves a built site as `hosting/respond.ts` specifies. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { folder, brazilianDomainMarker, securityHeaders = (): Headers => ({}) } = options
  const exists = (file: string) => isFile(path.join(folder, file))

  return createServer({ maxHeaderSize: MAX_HEADER_SIZE }, (request, response) => {
    const policy = securityHeaders()
    const { [REQUIRES_TLS]: _, ...plain } = policy
    const common = isSecure(request) ? policy : plain
    const siteRequest = parseRequest(request)
    const planned = respondTo(siteRequest, brazilianDomainMarker)
    const isMissing = planned.file !== undefined && !exists(planned.file)
    const pathname = siteRequest.target.replace(/\?.*$/s, '')
    const { status, headers, file } = isMissing ? notFound(pathname) : planned

    response.statusCode = status
    response.setHeaders(new Map(Object.entries({ ...common, ...headers })))
    if (file === undefined) {
      response.setHeader('Content-Length', 0).end()
      return
    }
    const sent = setFileHeaders(request, response, file, exists)
    send(request, pathOfFile(sent), {
      root: folder,
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
    })
      .on('error', (error: SendError) => {
        if (response.headersSent) return response.destroy()
        for (const name of response.getHeaderNames()) response.removeHeader(name)
        return response.writeHead(error.status, { ...common, ...error.headers }).end()
      })
      .pipe(response)
  })
}

/** The error that `send` emits if it cannot send a file, for example for an unsatisfiable range. */
interface SendError {
  status: number
  headers?: Headers
}

/**
 * Returns a function that rereads the security headers, because a new build can change them.
 *
 * @param file the build's `policy.json`
 * @throws SettingError if the file cannot be read or parsed
 */
export function followPolicy(file: string): () => Headers {
  let headers: Headers | undefined
  const read = () => {
    try {
      headers = (JSON.parse(readFileSync(file, 'utf8')) as HostingPolicy).securityHeaders
    } catch (error) {
      // While a new build is in progress, the file does not exist, so keep the previous headers.
      if (headers === undefined) {
        throw new SettingError('There is no build yet: run npm run build.', { cause: error })
      }
    }
    return headers
  }
  read()
  return read
}

/**
 * Sets `Content-Type`, `Vary` for compressible files, and `Content-Encoding` for compressed copies.
 *
 * @returns the path of the compressed copy that the client prefers, or of the file itself
 */
function setFileHeaders(
  { headers }: IncomingMessage,
  response: ServerResponse,
  file: string,
  exists: (file: string) => boolean,
): string {
  const type = contentTypes[fileExtension(file)]
  if (type !== undefined) response.setHeader('Content-Type', type)
  if (!isCompressible(file)) return file

  response.appendHeader('Vary', 'Accept-Encoding')
  const accepted = acceptedEncodings(headers['accept-encoding']?.toString())
  const encoding = accepted.find((name) => exists(file + encodings[name]))
  if (encoding === undefined) return file
  response.setHeader('Content-Encoding', encoding)
  return file + encodings[encoding]
}

/** Whether a file exists; false for folders and for invalid paths. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** Whether browsers consider the origin secure: it is local, or behind a TLS proxy. */
function isSecure({ headers }: IncomingMessage): boolean {
  return isLocalHost(headers.host) || headers['x-forwarded-proto'] === 'https'
}

function parseRequest({ method = '', url = '', headers }: IncomingMessage): SiteRequest {
  const absolute = /^https?:\/\/([^/?]+)(.*)$/i.exec(url)
  // The host in an absolute URL overrides the Host header (RFC 9112, section 3.2.2).
  const [, host = headers.host ?? '', target = url] = absolute ?? []
  return { method, target: target === '' ? '/' : target, host }
}
