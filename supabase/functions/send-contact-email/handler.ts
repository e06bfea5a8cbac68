import type { ContactMessage } from '../_shared/contact.ts'
import { acceptance, Refusal, refusal } from './answer.ts'
import { clientAddress } from './client-address.ts'
import { parseContactRequest } from './contact-request.ts'
import { isAllowedOrigin, preflight, withCorsHeaders } from './cors.ts'
import { before } from './deadline.ts'
import { composeMail } from './mail.ts'
import type { Limiter } from './rate-limit.ts'
import { readJson } from './request-body.ts'
import type { HandlerSettings } from './settings.ts'
import { submissionKey, type Submissions } from './submissions.ts'
import { MailFailure, type MailTransport } from './transports/transport.ts'

/** What is known of a request afterwards; nothing personal. */
export interface LogEntry {
  id: string
  status: number
  code: string
  ms: number
}

export interface HandlerParts {
  settings: HandlerSettings
  transport: MailTransport
  limiter: Limiter
  submissions: Submissions
  log: (entry: LogEntry) => void
}

/** Keys that a client may give; another is as good as none. */
const CLIENT_KEY = /^[\w-]{8,128}$/

/**
 * The function: a request and the address it came from in, an answer out.
 * Every refusal has a code; what nobody foresaw is `internal`.
 */
export function createHandler(parts: HandlerParts) {
  const { allowedOrigins } = parts.settings

  return async function handle(request: Request, connection: string): Promise<Response> {
    const started = performance.now()
    const id = crypto.randomUUID()
    const { response, code } = await answer(request, connection, id).catch(toRefusal)
    parts.log({ id, status: response.status, code, ms: Math.round(performance.now() - started) })
    return withCorsHeaders(response, request, allowedOrigins)
  }

  async function answer(request: Request, connection: string, id: string) {
    if (!isAllowedOrigin(request, allowedOrigins)) throw new Refusal('origin_not_allowed')
    if (request.method === 'OPTIONS') return { response: preflight(), code: 'preflight' }
    if (request.method !== 'POST') {
      throw new Refusal('method_not_allowed', { headers: { Allow: 'POST, OPTIONS' } })
    }
    const contact = parseContactRequest(await readJson(request))
    // A program is told that it succeeded, so that it has nothing to learn from the answer.
    if (contact.from === 'program') return { response: acceptance(id), code: 'honeypot' }

    const sent = await submit(contact.message, request, connection, id)
    return { response: acceptance(sent), code: sent === id ? 'sent' : 'sent_before' }
  }

  function submit(message: ContactMessage, request: Request, connection: string, id: string) {
    const { settings, submissions, limiter, transport } = parts
    const given = request.headers.get('idempotency-key') ?? ''
    const key = submissionKey(CLIENT_KEY.test(given) ? given : id, message)

    // What runs past the deadline goes on; a second request with its key waits for the same mail.
    const known = submissions.find(key)
    if (known !== undefined) return before(settings.deadline, known)

    const wait = limiter.take(clientAddress(request, connection, settings.proxies))
    if (wait !== null) {
      throw new Refusal('rate_limited', { headers: { 'Retry-After': String(wait) } })
    }
    const mail = composeMail(message, key.slice(0, 32), settings.addresses)
    const submission = submissions.run(key, () => transport.send(mail).then(() => id))
    return before(settings.deadline, submission)
  }
}

function toRefusal(error: unknown) {
  const known = error instanceof MailFailure
    ? new Refusal(error.code)
    : error instanceof Refusal
    ? error
    : new Refusal('internal')
  return { response: refusal(known), code: known.code }
}
