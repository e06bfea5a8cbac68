import pLimit from 'p-limit'
import { readContactRequest } from './contact-request.ts'
import { corsHeaders, otherOriginHeaders, preflightHeaders } from './cors.ts'
import { databaseErrorCode } from './database-error.ts'
import { createDelivery, type DeliveryEntry } from './delivery.ts'
import { composeEmail, createEnvelope } from './email.ts'
import type { Outbox, Stored, Submission } from './outbox.ts'
import { createProbes } from './probes.ts'
import { countForwarded, identifyClient } from './client-address.ts'
import type { Limiter, Limits } from './rate-limit.ts'
import { failure, HttpError, type Outcome, success, toResponse } from './response.ts'
import { hasSecret } from './secret.ts'
import type { Settings } from './settings.ts'
import { type SentMessages, submissionKey } from './sent-messages.ts'
import { DeliveryError, type DeliveryFailure, type EmailTransport } from './transports/transport.ts'
import type { Webhook } from './webhook.ts'
import { withTimeout } from './with-timeout.ts'

/** The log entry for a request. It contains no personal data. */
interface LogEntry extends Partial<DeliveryFailure> {
  id: string
  status: number
  code: string
  ms: number
}

/**
 * Maximum number of concurrent database tasks, and of concurrent mail tasks. Further tasks wait;
 * e-mails for stored messages are left to a drain instead. Without a limit, many concurrent
 * messages could exceed the function's memory or the query timeout.
 */
const MAX_CONCURRENT_TASKS = 50

/** A log entry that is not about a request's outcome, but about the proxies or the database. */
type Notice =
  | { code: 'first_request'; forwarded: number; trusted: number }
  | { code: 'database_unavailable'; error: string }

export interface HandlerParts {
  settings: Settings
  limits: Limits
  transport: EmailTransport
  webhook: Webhook | undefined
  limiter: Limiter
  sentMessages: SentMessages
  /**
   * If undefined, each message is e-mailed before the response is sent, and is lost if it cannot be
   * e-mailed.
   */
  outbox: Outbox | undefined
  log: (entry: LogEntry | DeliveryEntry | Notice) => void
  /** Prevents the platform from stopping the function before a promise settles. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Creates the request handler, which receives a request and the peer's IP address. */
export function createHandler(parts: HandlerParts) {
  const { settings, limits, transport, webhook, limiter, sentMessages, outbox, log, waitUntil } =
    parts
  const delivery = outbox && createDelivery({ outbox, transport, webhook, settings, log })
  const probes = createProbes({ settings, outbox, logDatabaseError })
  const databaseTasks = pLimit(MAX_CONCURRENT_TASKS)
  const mailTasks = pLimit(MAX_CONCURRENT_TASKS)
  let isFirst = true

  return async function handle(request: Request, peer: string): Promise<Response> {
    const started = performance.now()
    const id = crypto.randomUUID()
    const cors = corsHeaders(request.headers.get('origin') ?? '', settings.ALLOWED_ORIGINS)
    const outcome = await respond(request, peer, id, cors)
      .catch((error) => failure(toHttpError(error)))
    const { status, code } = outcome
    // Successful drains are not logged: pg_cron requests a drain every minute, and the e-mails that
    // a drain sends are logged separately.
    if (code !== 'drained') {
      log({ id, status, code, ms: Math.round(performance.now() - started), ...outcome.delivery })
    }
    return toResponse(outcome, cors ?? otherOriginHeaders)
  }

  async function respond(
    request: Request,
    peer: string,
    id: string,
    cors: object | undefined,
  ): Promise<Outcome> {
    const path = requestPath(request)
    if (path.endsWith('/drain')) return await drain(request)
    if (probes.isRoute(path)) return await probes.respond(request, path)
    if (cors === undefined) throw new HttpError('origin_not_allowed')
    if (request.method === 'OPTIONS') {
      return { status: 204, code: 'preflight', headers: preflightHeaders }
    }
    if (request.method !== 'POST') {
      throw new HttpError('method_not_allowed', { headers: { Allow: 'POST, OPTIONS' } })
    }
    logFirst(request)
    const submission = await readSubmission(request, peer, id)
    if (probes.isProbe(request, submission.key)) return await probes.store(submission)
    return await storeOrSend(submission)
  }

  /** Logs the numbers of `X-Forwarded-For` entries and trusted proxies once, for comparison. */
  function logFirst(request: Request): void {
    if (!isFirst) return
    isFirst = false
    const { TRUSTED_PROXIES: trusted } = settings
    log({ code: 'first_request', forwarded: countForwarded(request), trusted })
  }

  async function readSubmission(request: Request, peer: string, id: string): Promise<Submission> {
    const { message, suspect, key } = await readContactRequest(request)
    const client = identifyClient(request, peer, settings.TRUSTED_PROXIES)
    return { key: submissionKey(key ?? id, message), id, message, client, suspect }
  }

  /** Stores a message, or e-mails it directly if the database is unavailable. */
  async function storeOrSend(submission: Submission): Promise<Outcome> {
    // A repeated message is not stored if it was already e-mailed while the database was
    // unavailable.
    let sending = sentMessages.find(submission.key)
    if (sending === undefined) {
      // The database may still store the message after the query has timed out. Unless a limit was
      // reached, the code below is e-mailing the message directly by then, and has set `sending`,
      // whose result is recorded.
      const stored = await store(submission, ({ lease }) => {
        if (sending) inBackground(delivery?.record([{ ...submission, lease }], sending))
      })
      if (stored !== undefined) return respondToStored(submission, stored)
    }
    sending = sendDirectly(submission)
    // Sending continues after the deadline. If the same message is submitted again, that request
    // waits for the same e-mail.
    const sent = await withTimeout(
      sending,
      settings.MAIL_DEADLINE_MS,
      () => new DeliveryError('mail_timeout'),
    )
    return success(sent, sent === submission.id ? 'sent' : 'sent_before')
  }

  /** Stores a message. Returns undefined if the database is unavailable. */
  async function store(
    submission: Submission,
    onLateResult: (stored: Stored) => void,
  ): Promise<Stored | undefined> {
    if (outbox === undefined) return undefined
    return await databaseTasks(() => outbox.submit(submission, limits, onLateResult))
      .catch(logDatabaseError)
  }

  /** Responds before the e-mail is sent, because a stored message can no longer be lost. */
  function respondToStored(submission: Submission, { id, lease, retryAfter }: Stored): Outcome {
    if (id === null) throw rateLimited(retryAfter ?? 1)
    // If too many mail tasks are running, a drain sends the message once its lease has expired.
    if (lease !== null && mailTasks.activeCount < MAX_CONCURRENT_TASKS) {
      inBackground(mailTasks(async () => await delivery?.deliver({ ...submission, lease })))
    }
    return success(id, id === submission.id ? 'stored' : 'stored_before')
  }

  /**
   * Sends a message without the outbox.
   *
   * @returns the id of this submission, or of an earlier submission with the same key
   */
  function sendDirectly({ key, id, message, client, suspect }: Submission): Promise<string> {
    const earlier = sentMessages.find(key)
    if (earlier !== undefined) return earlier

    const { retryAfter, release } = limiter.take(client)
    if (retryAfter !== null) throw rateLimited(retryAfter)
    const email = composeEmail(message, { ...createEnvelope(settings, key), suspect })
    const sending = sentMessages.send(
      key,
      () => mailTasks(() => transport.send(email)).then(() => id),
    )
    sending.catch(release)
    waitUntil(sending)
    return sending
  }

  /** Sends the messages that are due. The caller, such as pg_cron, must send DRAIN_SECRET. */
  async function drain(request: Request): Promise<Outcome> {
    const isAllowed = hasSecret(request, settings.DRAIN_SECRET)
    if (delivery === undefined || !isAllowed) throw new HttpError('unauthorized')
    await delivery.drain()
    return { status: 204, code: 'drained' }
  }

  function inBackground(work: Promise<unknown> | undefined): void {
    if (work !== undefined) waitUntil(work.catch(logDatabaseError))
  }

  function logDatabaseError(error: unknown): undefined {
    log({ code: 'database_unavailable', error: databaseErrorCode(error) })
  }
}

/**
 * @throws HttpError `invalid_request` if the Host header is malformed, which makes the URL invalid
 */
function requestPath(request: Request): string {
  try {
    return new URL(request.url).pathname
  } catch {
    throw new HttpError('invalid_request')
  }
}

function rateLimited(seconds: number): HttpError {
  return new HttpError('rate_limited', { headers: { 'Retry-After': String(seconds) } })
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof DeliveryError) return new HttpError(error.code, { delivery: error.failure })
  return new HttpError('internal')
}
