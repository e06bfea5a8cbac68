import { setTimeout as wait } from 'node:timers/promises'
import type { ExternalProblem } from '../finding.ts'
import { failureOf } from './failure.ts'
import { pauseBefore } from './pause.ts'

/** How patiently other sites are asked. */
export interface AskSettings {
  /** For one request, in milliseconds. */
  timeout: number
  /** How often an address is asked again after an answer that may pass. */
  retries: number
  /** Says who asks, and where to complain. */
  userAgent: string
}

export type Answer = { problem: 'none' } | ExternalProblem

const MOST_REDIRECTS = 10

/** Codes by which a site says that it wants no programs, or not now. */
const refusals = new Set([401, 403, 407, 429, 451, 999])

/**
 * Asks one address, with HEAD first and GET where that fails, and again after a
 * pause where the answer may be a passing one.
 */
export async function askAddress(address: string, settings: AskSettings): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const { answer, retryAfter, mayPass } = await askOnce(address, settings)
    const pause = mayPass && attempt < settings.retries ? pauseBefore(attempt, retryAfter) : null
    if (pause === null) return answer
    await wait(pause)
  }
}

interface Attempt {
  answer: Answer
  /** Whether it could be another one in a while. */
  mayPass: boolean
  /** What the site says about when to come back. */
  retryAfter?: string | null
}

async function askOnce(address: string, settings: AskSettings): Promise<Attempt> {
  try {
    const head = await follow(address, 'HEAD', settings)
    // Many servers know HEAD badly; whoever is told to wait is not asked twice at once.
    const last = head.status < 400 || head.status === 429
    return verdict(last ? head : await follow(address, 'GET', settings))
  } catch (error) {
    return failureOf(error, settings)
  }
}

interface End {
  status: number
  /** Where it was in the end. */
  address: string
  /** The first answer of a chain that has moved for good from its start to its end. */
  moved: number | undefined
  retryAfter: string | null
}

/** Follows redirects by hand: `fetch` doesn't tell a move for good from a passing one. */
async function follow(start: string, method: 'HEAD' | 'GET', settings: AskSettings): Promise<End> {
  const { timeout, userAgent } = settings
  const codes: number[] = []
  let address = start
  while (codes.length <= MOST_REDIRECTS) {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { 'User-Agent': userAgent, Accept: 'text/html,*/*;q=0.8' },
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    const { status, headers } = response
    const next = status >= 300 && status < 400 ? headers.get('location') : null
    if (next === null) {
      const forGood = codes.every((code) => code === 301 || code === 308)
      const moved = forGood ? codes[0] : undefined
      return { status, address, moved, retryAfter: headers.get('retry-after') }
    }
    codes.push(status)
    address = new URL(next, address).href
  }
  return { status: 0, address, moved: undefined, retryAfter: null }
}

function verdict({ status, address, moved, retryAfter }: End): Attempt {
  if (status === 0) return { answer: { problem: 'redirects' }, mayPass: false }
  const mayPass = status === 429 || status >= 500
  if (refusals.has(status)) return { answer: { problem: 'refused', status }, mayPass, retryAfter }
  if (status >= 400) return { answer: { problem: 'status', status }, mayPass, retryAfter }
  if (moved) return { answer: { problem: 'moved', status: moved, to: address }, mayPass }
  return { answer: { problem: 'none' }, mayPass }
}
