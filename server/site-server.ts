import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { existsSync } from 'node:fs'
import path from 'node:path'
import send from 'send'
import { compressible, contentTypes, endingOf } from '../hosting/content-types.ts'
import { acceptedEncodings, encodings } from '../hosting/encodings.ts'
import {
  answerTo,
  notFound,
  pathOfFile,
  type HostingPolicy,
  type SiteAnswer,
  type SiteRequest,
} from '../hosting/policy.ts'

type Headers = HostingPolicy['securityHeaders']

interface SiteServerOptions {
  /** The built site. */
  folder: string
  /** Part of the host name that asks for pt-BR at the two addresses without a language. */
  brazilianDomainMarker: string
  /** Headers of every answer; asked for each time, because another build brings other hashes. */
  securityHeaders?: () => Headers
}

/** What `send` cannot do: no such file, a part that is not there, a file that changed. */
interface SendError {
  status: number
  headers?: Headers
}

/** Longest head of a request, in bytes; a target that is too long still fits. */
const LONGEST_HEAD = 32_768

/** Over plain HTTP browsers ignore it, and complain. */
const NEEDS_SECURE_ORIGIN = 'Cross-Origin-Opener-Policy'

const noHeaders = (): Headers => ({})

/** Serves the built site as the policy says; see `hosting/policy.ts`. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { folder, brazilianDomainMarker, securityHeaders = noHeaders } = options
  return createServer({ maxHeaderSize: LONGEST_HEAD }, (request, response) => {
    const known = siteRequest(request)
    const answer = answerTo(known, brazilianDomainMarker)
    const { target } = known
    const { [NEEDS_SECURE_ORIGIN]: _, ...headers } = securityHeaders()
    const sent = isSecure(request) ? securityHeaders() : headers
    sendAnswer(request, response, { folder, answer, target, securityHeaders: sent })
  })
}

interface Sending {
  folder: string
  answer: SiteAnswer
  securityHeaders: Headers
  target: string
}

function sendAnswer(request: IncomingMessage, response: ServerResponse, sending: Sending): void {
  const { folder, answer, securityHeaders, target } = sending
  response.statusCode = answer.status
  response.setHeaders(new Map(Object.entries({ ...securityHeaders, ...answer.headers })))
  if (answer.file === undefined) {
    response.setHeader('Content-Length', 0)
    response.end()
    return
  }

  const file = encode(request, response, folder, answer.file)
  const files = send(request, pathOfFile(file), {
    root: folder,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
  const refuse = (status: number, headers: Headers = {}) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    response.writeHead(status, { ...securityHeaders, ...headers }).end()
  }
  const missing = () => {
    if (answer.status === 404) refuse(404)
    else sendAnswer(request, response, { ...sending, answer: notFound(pathOf(target)) })
  }
  const failed = ({ status, headers }: SendError) => {
    if (response.headersSent) response.destroy()
    else if (status === 404) missing()
    else refuse(status, headers)
  }
  files.on('error', failed).on('directory', missing).pipe(response)
}

/** Chooses the copy of a file that the client prefers, and says so. */
function encode(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  file: string,
): string {
  const ending = endingOf(file)
  const type = contentTypes[ending]
  if (type !== undefined) response.setHeader('Content-Type', type)
  if (!compressible.some((known) => known === ending)) return file

  response.appendHeader('Vary', 'Accept-Encoding')
  const encoding = acceptedEncodings(request.headers['accept-encoding']?.toString()).find((one) =>
    existsSync(path.join(folder, file + encodings[one])),
  )
  if (encoding === undefined) return file
  response.setHeader('Content-Encoding', encoding)
  return file + encodings[encoding]
}

/** Whether browsers trust where the page comes from: this machine, or TLS before us. */
function isSecure({ headers }: IncomingMessage): boolean {
  const local = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(headers.host ?? '')
  return local || headers['x-forwarded-proto'] === 'https'
}

function siteRequest({ method = '', url = '', headers }: IncomingMessage): SiteRequest {
  const absolute = /^https?:\/\/([^/?]+)(.*)$/i.exec(url)
  // A request may name the whole address; its host then counts (RFC 9112, section 3.2.2).
  const [, host = headers.host ?? '', target = url] = absolute ?? []
  return { method, target: target === '' ? '/' : target, host }
}

function pathOf(target: string): string {
  return target.replace(/\?.*$/s, '')
}
