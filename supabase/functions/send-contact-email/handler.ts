import type { ContactMessage } from '../_shared/contact.ts'
import { acceptance, type Outcome, Refusal, refusal, toResponse } from './answer.ts'
import { clientNetwork } from './client-network.ts'
import { parseContactRequest } from './contact-request.ts'
import { createCors, otherOriginHeaders, preflightHeaders } from './cors.ts'
import { createDeadline } from './deadline.ts'
import type { Log } from './log.ts'
import { composeMail } from './mail.ts'
import type { Limiter } from './rate-limit.ts'
import { readJson } from './request-body.ts'
import type { HandlerSettings } from './settings.ts'
import { submissionKey, type Submissions } from './submissions.ts'
import { MailFailure, type MailTransport } from './transports/transport.ts'

export interface HandlerParts {
  settings: HandlerSettings
  transport: MailTransport
  limiter: Limiter
  submissions: Submissions
  log: Log
  /** Asks the host not to end the function before this is done. */
  outlive: (work: Promise<unknown>) => void
}

/** Keys that a client may give; another is as good as none. */
const CLIENT_KEY = /^[\w-]{8,128}$/

/**
 * The function: a request and the address it came from in, an answer out.
 * Every refusal has a code; what nobody foresaw is `internal`.
 */
export function createHandler(
  { settings, transport, limiter, submissions, log, outlive }: HandlerParts,
) {
  const corsFor = createCors(settings.allowedOrigins)
  // What runs past the deadline goes on; a second request with its key waits for the same mail.
  const beforeDeadline = createDeadline(settings.deadline, () => new MailFailure('mail_timeout'))

  return async function handle(request: Request, connection: () => string): Promise<Response> {
    const started = performance.now()
    const id = crypto.randomUUID()
    const cors = corsFor(request.headers.get('origin') ?? '')
    const outcome = cors === undefined
      ? refusal(new Refusal('origin_not_allowed'))
      : await answer(request, connection, id).catch(toRefusal)
    const { status, code } = outcome
    // Before the answer leaves, so that a stop cannot come between and lose the line.
    await log({ id, status, code, ms: Math.round(performance.now() - started) })
    return toResponse(outcome, cors ?? otherOriginHeaders)
  }

  async function answer(
    request: Request,
    connection: () => string,
    id: string,
  ): Promise<Outcome> {
    if (request.method === 'OPTIONS') {
      return { status: 204, code: 'preflight', headers: preflightHeaders }
    }
    if (request.method !== 'POST') {
      throw new Refusal('method_not_allowed', { headers: { Allow: 'POST, OPTIONS' } })
    }
    const contact = parseContactRequest(await readJson(request))
    // A program is told that it succeeded, so that it has nothing to learn from the answer.
    if (contact.from === 'program') return acceptance(id, 'honeypot')

    const sent = await beforeDeadline(submit(contact.message, request, connection, id))
    return acceptance(sent, sent === id ? 'sent' : 'sent_before')
  }

  /** @returns the id of the request that the mail went out with */
  function submit(
    message: ContactMessage,
    request: Request,
    connection: () => string,
    id: string,
  ): Promise<string> {
    const given = request.headers.get('idempotency-key') ?? ''
    const key = submissionKey(CLIENT_KEY.test(given) ? given : id, message)
    const known = submissions.find(key)
    if (known !== undefined) return known

    const wait = limiter.take(clientNetwork(request, connection, settings.proxies))
    if (wait !== null) {
      throw new Refusal('rate_limited', { headers: { 'Retry-After': String(wait) } })
    }
    const mail = composeMail(message, key.slice(0, 32), settings.addresses)
    const submission = submissions.run(key, () => transport.send(mail).then(() => id))
    outlive(submission)
    return submission
  }
}

function toRefusal(error: unknown): Outcome {
  if (error instanceof Refusal) return refusal(error)
  return refusal(new Refusal(error instanceof MailFailure ? error.code : 'internal'))
}
