import type { ContactMessage } from '../_shared/contact.ts'
import { CLIENT_KEY, readContactRequest } from './contact-request.ts'
import { corsHeaders, otherOriginHeaders, preflightHeaders } from './cors.ts'
import { composeEmail } from './email.ts'
import { clientOf, type Limiter } from './rate-limit.ts'
import { failure, HttpError, type Outcome, success, toResponse } from './response.ts'
import type { Settings } from './settings.ts'
import { submissionKey, type Submissions } from './submissions.ts'
import { DeliveryError, type DeliveryFailure, type EmailTransport } from './transports/transport.ts'

/** The log entry of a request. Contains no personal data. */
export interface LogEntry extends Partial<DeliveryFailure> {
  id: string
  status: number
  code: string
  ms: number
}

export interface HandlerParts {
  settings: Settings
  transport: EmailTransport
  limiter: Limiter
  submissions: Submissions
  log: (entry: LogEntry) => void
  /** Prevents the platform from stopping the function before a promise settles. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Creates the request handler, which receives a request and the IP address of the peer. */
export function createHandler(
  { settings, transport, limiter, submissions, log, waitUntil }: HandlerParts,
) {
  return async function handle(request: Request, peer: string): Promise<Response> {
    const started = performance.now()
    const id = crypto.randomUUID()
    const cors = corsHeaders(request.headers.get('origin') ?? '', settings.ALLOWED_ORIGINS)
    const outcome = cors === undefined
      ? failure(new HttpError('origin_not_allowed'))
      : await respond(request, peer, id).catch((error) => failure(toHttpError(error)))
    const { status, code } = outcome
    log({ id, status, code, ms: Math.round(performance.now() - started), ...outcome.delivery })
    return toResponse(outcome, cors ?? otherOriginHeaders)
  }

  async function respond(request: Request, peer: string, id: string): Promise<Outcome> {
    if (request.method === 'OPTIONS') {
      return { status: 204, code: 'preflight', headers: preflightHeaders }
    }
    if (request.method !== 'POST') {
      throw new HttpError('method_not_allowed', { headers: { Allow: 'POST, OPTIONS' } })
    }
    const { message, suspect, key } = await readContactRequest(request)
    // Send the same response as for a real message, so that bots cannot detect the honeypot.
    if (suspect) return success(id, 'honeypot')

    const submission = submit(message, key, request, peer, id)
    const sent = await beforeDeadline(submission, settings.MAIL_DEADLINE_MS)
    return success(sent, sent === id ? 'sent' : 'sent_before')
  }

  /** @returns the id of the request for which the e-mail was sent, which may be an earlier one */
  function submit(
    message: ContactMessage,
    keyInBody: string | undefined,
    request: Request,
    peer: string,
    id: string,
  ): Promise<string> {
    const clientKey = keyInBody ?? request.headers.get('idempotency-key') ?? ''
    const key = submissionKey(CLIENT_KEY.test(clientKey) ? clientKey : id, message)
    const earlier = submissions.find(key)
    if (earlier !== undefined) return earlier

    const client = clientOf(request, peer, settings.TRUSTED_PROXIES)
    const seconds = limiter.take(client)
    if (seconds !== null) {
      throw new HttpError('rate_limited', { headers: { 'Retry-After': String(seconds) } })
    }
    const email = composeEmail(message, {
      id: key.slice(0, 32),
      from: { name: settings.MAIL_FROM_NAME, address: settings.MAIL_FROM },
      to: settings.MAIL_TO,
    })
    const submission = submissions.run(key, () => transport.send(email).then(() => id))
    submission.catch(() => limiter.giveBack(client))
    waitUntil(submission)
    return submission
  }
}

/**
 * Waits for a submission until the deadline. The submission then continues, and a second request with
 * its key waits for the same e-mail.
 *
 * @throws DeliveryError `mail_timeout`
 */
function beforeDeadline(submission: Promise<string>, milliseconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    submission.then(resolve, reject)
    AbortSignal.timeout(milliseconds).addEventListener(
      'abort',
      () => reject(new DeliveryError('mail_timeout')),
    )
  })
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof DeliveryError) return new HttpError(error.code, { delivery: error.failure })
  return new HttpError('internal')
}
