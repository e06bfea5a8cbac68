import { setTimeout as wait } from 'node:timers/promises'
import { isCertificateError } from '../core/certificate-error.ts'

/** A problem with an external URL. */
export type ExternalProblem =
  | { problem: 'status' | 'refused'; status: number }
  | { problem: 'moved'; status: number; to: string }
  | { problem: 'redirects' }
  | { problem: 'timeout'; seconds: number }
  | { problem: 'certificate' | 'unreachable'; reason: string }

export type ExternalResult = ExternalProblem | { problem: 'none' }

export interface RequestOptions {
  /** Time limit for one request, in milliseconds. */
  timeout: number
  /** Maximum number of retries after a failure that may be temporary. */
  retries: number
  userAgent: string
}

/** Status codes that mean a refusal, often of automated or too frequent requests. */
const refusalStatuses = new Set([401, 403, 407, 429, 451, 999])

/** The delay before the first retry, in seconds; it doubles with each further retry. */
const FIRST_DELAY = 0.5

/**
 * The longest delay, in seconds; if a site demands a longer delay in `Retry-After`, the request is
 * not retried.
 */
const LONGEST_DELAY = 30

/**
 * Requests a URL with HEAD, and then with GET if the status is an error other than 429. Retries
 * after a delay if the failure may be temporary.
 */
export async function request(url: string, options: RequestOptions): Promise<ExternalResult> {
  for (let attempt = 0; ; attempt += 1) {
    const { result, isTemporary, delay } = await requestOnce(url, options)
    const seconds = delay || FIRST_DELAY * 2 ** attempt
    if (!isTemporary || attempt === options.retries || seconds > LONGEST_DELAY) return result
    await wait(seconds * 1000)
  }
}

interface Attempt {
  result: ExternalResult
  /** Whether a later request may have a different result. */
  isTemporary?: boolean
  /** The delay in `Retry-After`, in seconds; NaN if the header is missing or contains a date. */
  delay?: number
}

async function requestOnce(url: string, options: RequestOptions): Promise<Attempt> {
  try {
    const head = await send(url, 'HEAD', options)
    // Many servers do not implement HEAD, so GET is tried, unless a 429 forbids a second request.
    const isFinal = head.status < 400 || head.status === 429
    const { status, headers, redirected } = isFinal ? head : await send(url, 'GET', options)
    if (status < 400) {
      const moved = redirected ? await permanentRedirect(url, options) : undefined
      return { result: moved ?? { problem: 'none' } }
    }
    return {
      result: { problem: refusalStatuses.has(status) ? 'refused' : 'status', status },
      isTemporary: status === 429 || status >= 500,
      delay: Number(headers.get('retry-after') ?? NaN),
    }
  } catch (error) {
    return failedAttempt(error, options)
  }
}

async function send(
  url: string,
  method: 'HEAD' | 'GET',
  { timeout, userAgent }: RequestOptions,
  redirect: 'follow' | 'manual' = 'follow',
): Promise<Response> {
  const headers = { 'User-Agent': userAgent, Accept: 'text/html,*/*;q=0.8' }
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(url, { method, redirect, headers, signal })
  await response.body?.cancel()
  return response
}

/** Detects a permanent redirect with a new request, because `fetch` hides redirect statuses. */
async function permanentRedirect(
  url: string,
  options: RequestOptions,
): Promise<ExternalProblem | undefined> {
  const { status, headers } = await send(url, 'HEAD', options, 'manual')
  const location = headers.get('location')
  if (location === null || (status !== 301 && status !== 308)) return undefined
  return { problem: 'moved', status, to: new URL(location, url).href }
}

function failedAttempt(error: unknown, { timeout }: RequestOptions): Attempt {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return { result: { problem: 'timeout', seconds: timeout / 1000 }, isTemporary: true }
  }
  // Any other error is a bug, such as an invalid option, rather than a failed request.
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) throw error

  const { cause } = error
  if (cause.message === 'redirect count exceeded') return { result: { problem: 'redirects' } }
  const reason = 'code' in cause ? String(cause.code) : cause.message
  return isCertificateError(reason)
    ? { result: { problem: 'certificate', reason } }
    : { result: { problem: 'unreachable', reason }, isTemporary: true }
}
