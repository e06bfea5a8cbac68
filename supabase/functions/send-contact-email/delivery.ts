import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { databaseErrorCode } from './database-error.ts'
import {
  composeDigest,
  composeEmail,
  composeReminder,
  createEnvelope,
  type Email,
} from './email.ts'
import type { Backlog, LeasedMessage, Outbox, Rejection } from './outbox.ts'
import type { Settings } from './settings.ts'
import { DeliveryError, type DeliveryFailure, type EmailTransport } from './transports/transport.ts'
import { type Webhook, WebhookError } from './webhook.ts'

// The constants below limit how many messages a drain sends at once, how long it runs, and how
// often it tries to record a result. Whether and when a message is retried depends on
// `retry_delay()`, `longest_delay()`, `lease_time()` and `max_refusals()` in
// `supabase/migrations/20261122000000_contact_outbox.sql`.

/** Maximum number of e-mails that a drain sends concurrently. */
const DRAIN_BATCH = 10

const DIGEST_SIZE = 50

/** Milliseconds after which a drain does not start another batch; the next drain sends the rest. */
const DRAIN_TIME = 40_000

/** Milliseconds after which a drain sends no more webhook events; the next drain sends the rest. */
const WEBHOOK_TIME = 20_000

/**
 * The number of attempts to record a result, and the milliseconds between them. The attempts must
 * outlast a database restart of a few seconds, because a message that is not recorded as sent is
 * sent again.
 */
const RECORD_ATTEMPTS = 6
const RECORD_INTERVAL = 5_000

/**
 * A log entry for an attempt to send stored messages, a reminder or a webhook event; for a change
 * in the backlog; for a failed purge; or for a failure to read or record webhook events.
 */
export type DeliveryEntry =
  | { ids: string[]; code: string } & Partial<DeliveryFailure>
  | Counts & { code: 'backlog' }
  | { code: 'purge_failed' | 'webhooks_failed'; error: string }
  | { ids: string[]; code: 'webhook_sent' | 'webhook_failed' | 'webhook_refused'; error?: string }

type Counts = Pick<Backlog, 'queued' | 'held' | 'dead' | 'expiring'>

interface DeliveryParts {
  outbox: Outbox
  transport: EmailTransport
  webhook: Webhook | undefined
  settings: Settings
  log: (entry: DeliveryEntry) => void
}

/**
 * Creates the functions that send the messages in the outbox. The functions throw only if a
 * database query fails.
 */
export function createDelivery({ outbox, transport, webhook, settings, log }: DeliveryParts) {
  let lastCounts = JSON.stringify({ queued: 0, held: 0, dead: 0, expiring: 0 })

  /** Sends a message; for a probe, only logs in. Records the result, and returns any failure. */
  const deliver = (leased: LeasedMessage) =>
    leased.is_probe
      ? record([leased], transport.verify(), 'verified')
      : send([leased], composeEmail(leased.message, createEnvelope(settings, leased.key)))

  const send = (messages: LeasedMessage[], email: Email) => record(messages, transport.send(email))

  /** Waits until sending ends, records the result, and returns the failure, if any. */
  async function record(
    messages: LeasedMessage[],
    sending: Promise<unknown>,
    success = 'sent',
  ): Promise<Failure | undefined> {
    const failure = await sending.then(() => undefined, toFailure)
    await recordWithRetries(messages, failure)
    const ids = messages.map(({ id }) => id)
    log({ ids, code: failure?.code ?? success, ...failure?.details })
    return failure
  }

  async function recordWithRetries(messages: LeasedMessage[], failure?: Failure): Promise<void> {
    for (let attempt = 1;; attempt++) {
      try {
        return await outbox.recordResult(messages, failure)
      } catch (error) {
        if (attempt === RECORD_ATTEMPTS) throw error
        await setTimeout(RECORD_INTERVAL)
      }
    }
  }

  /**
   * Sends the e-mails that are due and, in parallel, the webhook events that are due: an event that
   * reports an outage of the mail server must not wait for that server.
   */
  async function drain(): Promise<void> {
    const notifying = webhook &&
      notify(webhook).catch((error) =>
        log({ code: 'webhooks_failed', error: databaseErrorCode(error) })
      )
    try {
      await drainMessages()
    } finally {
      await notifying
    }
  }

  /** Sends the messages that are due. If the mail server is down, the next drain sends the rest. */
  async function drainMessages(): Promise<void> {
    const started = performance.now()
    // Deleting many messages may time out. This must not prevent other messages from being sent.
    await outbox.purge(settings.RETENTION_DAYS).catch((error) =>
      log({ code: 'purge_failed', error: databaseErrorCode(error) })
    )
    let isDown = false
    while (!isDown && performance.now() - started < DRAIN_TIME) {
      const messages = await outbox.claim(DRAIN_BATCH)
      if (messages.length === 0) break
      isDown = (await Promise.all(messages.map(deliver))).every(isOutage)
    }
    const digest = isDown ? undefined : await outbox.claimDigest(DIGEST_SIZE)
    if (digest !== undefined) {
      const messages = digest.messages.map(({ message }) => message)
      const envelope = createEnvelope(settings, digest.id.replaceAll('-', ''))
      await send(digest.messages, composeDigest(messages, envelope))
    }
    const backlog = await outbox.backlog(settings.RETENTION_DAYS)
    const { queued, held, dead, expiring } = backlog
    const counts = JSON.stringify({ queued, held, dead, expiring })
    if (counts !== lastCounts) log({ code: 'backlog', queued, held, dead, expiring })
    lastCounts = counts
    if (backlog.reminder) await remind(backlog)
  }

  /** Sends the daily reminder, which counts as sent once the mail server has accepted it. */
  async function remind(backlog: Backlog): Promise<void> {
    const key = createHash('sha256').update(backlog.time.toISOString().slice(0, 10)).digest('hex')
    const failure = await transport.send(composeReminder(backlog, createEnvelope(settings, key)))
      .then(() => undefined, toFailure)
    if (failure === undefined) await outbox.reminded(settings.RETENTION_DAYS, backlog)
    log({ ids: [], code: failure?.code ?? 'reminded', ...failure?.details })
  }

  /** Sends the webhook events that are due, one by one. Stops after a temporary failure. */
  async function notify(receiver: Webhook): Promise<void> {
    const started = performance.now()
    await outbox.recordMailOutage()
    while (performance.now() - started < WEBHOOK_TIME) {
      const event = await outbox.claimEvent(settings.WEBHOOK_INCLUDES_TEXT)
      if (event === undefined) return
      const error = await receiver.send(event).then(() => undefined, toWebhookError)
      await outbox.recordEventResult(event, error)
      const code = error === undefined
        ? 'webhook_sent'
        : error.permanent
        ? 'webhook_refused'
        : 'webhook_failed'
      const ids = event.message_id === null ? [] : [event.message_id]
      log({ ids, code, ...(error && { error: error.reason }) })
      if (error !== undefined && !error.permanent) return
    }
  }

  return { deliver, record, drain }
}

function toWebhookError(error: unknown): WebhookError {
  return error instanceof WebhookError ? error : new WebhookError('internal')
}

/** Whether an e-mail failed for a reason that will probably affect the next e-mail too. */
function isOutage(failure: Failure | undefined): boolean {
  const { stage, fault } = failure?.details ?? {}
  return failure !== undefined && stage !== 'message' && fault !== 'message'
}

interface Failure extends Rejection {
  code: string
  details: DeliveryFailure | undefined
}

function toFailure(error: unknown): Failure {
  const { code, failure: details } = error instanceof DeliveryError
    ? error
    : { code: 'internal', failure: undefined }
  return {
    code,
    details,
    reason: [details?.stage ?? code, details?.reply].filter(Boolean).join(' '),
    refused: details?.fault === 'message',
  }
}
