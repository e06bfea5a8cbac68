import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { connect, type PeerCertificate } from 'node:tls'
import pLimit from 'p-limit'
import { rawRequest, type RawResponse } from './raw-request.ts'
import { isCertificateError } from '../core/certificate-error.ts'

export interface LiveRequest {
  /** Such as `https://www.company.com`. */
  origin: string
  /** Path and query, exactly as they are sent. */
  target: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

export type FailureKind = 'certificate' | 'timeout' | 'unreachable' | 'incomplete'

export interface FailedReply {
  failure: FailureKind
  /** For example, an error code from Node.js or OpenSSL. */
  reason: string
}

export type Reply = { response: RawResponse } | FailedReply

export interface ClientOptions {
  /** Time limit for one request, in milliseconds. */
  timeout: number
  concurrency: number
}

export type Client = ReturnType<typeof createClient>

/** Creates a client that sends a limited number of requests at a time. */
export function createClient({ timeout, concurrency }: ClientOptions) {
  const limit = pLimit(concurrency)
  const agents = { 'http:': new HttpAgent(keepAlive), 'https:': new HttpsAgent(keepAlive) }
  const asked: { url: string; failure?: FailedReply }[] = []
  let count = 0

  const send = async ({ origin, target, method = 'GET', headers, body }: LiveRequest) => {
    const { protocol, hostname, port } = new URL(origin)
    const host = hostname.replace(/^\[|\]$/g, '')
    count += 1
    return await rawRequest(
      {
        protocol,
        host,
        // Otherwise, Node.js would verify the certificate against the name in the `Host` header.
        servername: host,
        ...(port !== '' && { port }),
        path: target,
        method,
        headers: { 'User-Agent': 'check-live', ...headers },
        agent: agents[protocol as keyof typeof agents],
        signal: AbortSignal.timeout(timeout),
      },
      body,
    )
  }

  /** Sends a request. Never rejects: a failure is returned as a reply. */
  const ask = (request: LiveRequest): Promise<Reply> =>
    limit(() => send(request).then((response) => ({ response }), toFailure))

  return {
    ask,
    /** Sends a request, and records a failure under the given URL or description. */
    get: async (url: string, request: LiveRequest): Promise<RawResponse | undefined> => {
      const entry: (typeof asked)[number] = { url }
      asked.push(entry)
      const reply = await ask(request)
      if ('response' in reply) return reply.response
      entry.failure = reply
      return undefined
    },
    /** The failures that `get` has recorded, in request order. */
    failures: () => asked.flatMap(({ url, failure }) => (failure ? { url, reply: failure } : [])),
    count: () => count,
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
  }
}

const keepAlive = { keepAlive: true }

/** Reads the validity period of a site's certificate; returns undefined if it cannot be read. */
export function readCertificate(
  origin: string,
  timeout: number,
): Promise<{ from: Date; to: Date } | undefined> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, servername: hostname, port: Number(port || 443) })
    const end = (certificate?: PeerCertificate) => {
      socket.destroy()
      resolve(
        certificate?.valid_to
          ? { from: new Date(certificate.valid_from), to: new Date(certificate.valid_to) }
          : undefined,
      )
    }
    socket.once('secureConnect', () => end(socket.getPeerCertificate()))
    // Other requests report why the connection fails.
    socket.once('error', () => end()).setTimeout(timeout, () => end())
  })
}

/** Matches the codes of errors that occur if a response is truncated or contradicts its headers. */
const INCOMPLETE = /^(?:ECONNRESET|HPE_|Z_|ERR_(?!SSL|TLS)|EPIPE)/

function toFailure(error: unknown): FailedReply {
  const { name, code, message } = error as { name: string; code?: string; message: string }
  const reason = code ?? message
  if (name === 'AbortError' || name === 'TimeoutError') return { failure: 'timeout', reason: name }
  if (isCertificateError(reason)) return { failure: 'certificate', reason }
  return { failure: INCOMPLETE.test(reason) ? 'incomplete' : 'unreachable', reason }
}
