import { setTimeout as wait } from 'node:timers/promises'

/** What is wrong with an external URL. */
export type ExternalProblem =
  | { problem: 'status' | 'refused'; status: number }
  | { problem: 'moved'; status: number; to: string }
  | { problem: 'redirects' }
  | { problem: 'timeout'; seconds: number }
  | { problem: 'certificate' | 'unreachable'; reason: string }

export type ExternalResult = ExternalProblem | { problem: 'none' }

export interface RequestOptions {
  /** For one request, in milliseconds. */
  timeout: number
  /** How often a request is repeated after a failure that may be temporary. */
  retries: number
  userAgent: string
}

interface Attempt {
  result: ExternalResult
  /** Whether a later request may have another result. */
  isTemporary: boolean
  /** The header of the response. */
  retryAfter?: string | null
}

const MAX_REDIRECTS = 10

/** Status codes with which sites refuse automated requests, or too many of them. */
const REFUSALS = new Set([401, 403, 407, 429, 451, 999])

/** Requests a URL: with HEAD, then with GET if that fails, and again after a delay. */
export async function request(url: string, options: RequestOptions): Promise<ExternalResult> {
  for (let attempt = 0; ; attempt += 1) {
    const { result, retryAfter, isTemporary } = await requestOnce(url, options)
    const delay = isTemporary && attempt < options.retries ? retryDelay(attempt, retryAfter) : null
    if (delay === null) return result
    await wait(delay)
  }
}

async function requestOnce(url: string, options: RequestOptions): Promise<Attempt> {
  try {
    const head = await follow(url, 'HEAD', options)
    // Many servers don't implement HEAD; after 429, another request would be too soon.
    const isFinal = (head.status ?? 0) < 400 || head.status === 429
    return attemptOf(isFinal ? head : await follow(url, 'GET', options))
  } catch (error) {
    return failureOf(error, options)
  }
}

interface FinalResponse {
  /** Undefined after too many redirects. */
  status: number | undefined
  url: string
  /** The status of the first redirect, if all of them are permanent. */
  moved: number | undefined
  retryAfter: string | null
}

/** Follows redirects itself: `fetch` does not report whether they are permanent. */
async function follow(
  start: string,
  method: 'HEAD' | 'GET',
  { timeout, userAgent }: RequestOptions,
): Promise<FinalResponse> {
  const redirects: number[] = []
  let url = start
  while (redirects.length <= MAX_REDIRECTS) {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { 'User-Agent': userAgent, Accept: 'text/html,*/*;q=0.8' },
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    const { status, headers } = response
    const next = status >= 300 && status < 400 ? headers.get('location') : null
    if (next === null) {
      const isPermanent = redirects.every((code) => code === 301 || code === 308)
      const moved = isPermanent ? redirects[0] : undefined
      return { status, url, moved, retryAfter: headers.get('retry-after') }
    }
    redirects.push(status)
    url = new URL(next, url).href
  }
  return { status: undefined, url, moved: undefined, retryAfter: null }
}

function attemptOf({ status, url, moved, retryAfter }: FinalResponse): Attempt {
  if (status === undefined) return { result: { problem: 'redirects' }, isTemporary: false }
  const isTemporary = status === 429 || status >= 500
  if (status >= 400) {
    const problem = REFUSALS.has(status) ? 'refused' : 'status'
    return { result: { problem, status }, isTemporary, retryAfter }
  }
  if (moved) return { result: { problem: 'moved', status: moved, to: url }, isTemporary }
  return { result: { problem: 'none' }, isTemporary }
}

/** Names that OpenSSL and Node.js give to an untrusted certificate or connection. */
const CERTIFICATE_CODES = /CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|UNABLE_TO_(?:GET_ISSUER|VERIFY)/

function failureOf(error: unknown, { timeout }: RequestOptions): Attempt {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return { result: { problem: 'timeout', seconds: timeout / 1000 }, isTemporary: true }
  }
  // Not a failure of the request, but a mistake of ours, such as an invalid option.
  if (!(error instanceof TypeError) || error.cause === undefined) throw error

  const reason = codeOf(error.cause)
  if (CERTIFICATE_CODES.test(reason)) {
    return { result: { problem: 'certificate', reason }, isTemporary: false }
  }
  return { result: { problem: 'unreachable', reason }, isTemporary: reason !== 'ENOTFOUND' }
}

function codeOf(cause: unknown): string {
  if (cause instanceof AggregateError) return codeOf(cause.errors[0])
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause ? String(cause.code) : cause.message
}

/** In milliseconds; each further delay is twice as long. */
const FIRST_DELAY = 500

/** In milliseconds. */
const LONGEST_DELAY = 30_000

/**
 * The delay before a request is repeated, in milliseconds; null if the site requires a longer one
 * than a check should wait.
 *
 * @param attempt how often it was repeated before, from 0
 * @param retryAfter seconds or a date, as in the header of that name (RFC 9110, section 10.2.3)
 */
export function retryDelay(attempt: number, retryAfter: string | null = null): number | null {
  const required = retryAfter === null ? null : delayOf(retryAfter)
  // A random part, so that not all requests are repeated at the same moment.
  const delay = required ?? FIRST_DELAY * 2 ** attempt * (1 + Math.random() / 4)
  return delay > LONGEST_DELAY ? null : delay
}

function delayOf(retryAfter: string): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}
