import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
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

/** Maximum number of e-mails that a drain sends at once. */
const DRAIN_BATCH = 10

/** Maximum number of messages in a digest. */
const DIGEST_SIZE = 50

/** Milliseconds after which a drain starts no more e-mails; the next drain continues. */
const DRAIN_TIME = 40_000

/**
 * The number of attempts to record a result, and the milliseconds between them. A message that is
 * not recorded as sent is sent again, and a database restart takes a few seconds.
 */
const RECORD_ATTEMPTS = 6
const RECORD_INTERVAL = 5_000

/**
 * The log entry for an attempt to send stored messages or a reminder, a changed backlog, or a
 * failed purge.
 */
export type DeliveryEntry =
  | { ids: string[]; code: string } & Partial<DeliveryFailure>
  | Counts & { code: 'backlog' }
  | { code: 'purge_failed'; error: string }

type Counts = Pick<Backlog, 'queued' | 'held' | 'dead' | 'expiring'>

interface DeliveryParts {
  outbox: Outbox
  transport: EmailTransport
  settings: Settings
  log: (entry: DeliveryEntry) => void
}

/**
 * Creates the functions that send the messages in the outbox. The functions throw only if the
 * database is unreachable.
 */
export function createDelivery({ outbox, transport, settings, log }: DeliveryParts) {
  let lastCounts = JSON.stringify({ queued: 0, held: 0, dead: 0, expiring: 0 })

  /** Sends a message and records the result. Returns the failure, if any. */
  const deliver = (leased: LeasedMessage) =>
    send([leased], composeEmail(leased.message, createEnvelope(settings, leased.key)))

  const send = (messages: LeasedMessage[], email: Email) => record(messages, transport.send(email))

  /** Waits for an e-mail and records the result for its messages. */
  async function record(
    messages: LeasedMessage[],
    sending: Promise<unknown>,
  ): Promise<Failure | undefined> {
    const failure = await sending.then(() => undefined, toFailure)
    await settle(messages, failure)
    const ids = messages.map(({ id }) => id)
    log({ ids, code: failure?.code ?? 'sent', ...failure?.details })
    return failure
  }

  async function settle(messages: LeasedMessage[], failure?: Failure): Promise<void> {
    for (let attempt = 1;; attempt++) {
      try {
        return await outbox.settle(messages, failure)
      } catch (error) {
        if (attempt === RECORD_ATTEMPTS) throw error
        await setTimeout(RECORD_INTERVAL)
      }
    }
  }

  /** Sends the messages that are due. If the mail server is down, the next drain tries the rest. */
  async function drain(): Promise<void> {
    const started = performance.now()
    // Deleting many messages may take too long, which must not prevent others from being sent.
    await outbox.purge(settings.RETENTION_DAYS).catch((error: { code?: string; name?: string }) =>
      log({ code: 'purge_failed', error: String(error.code || error.name) })
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

  return { deliver, record, drain }
}

/** Whether an e-mail failed for a reason that will probably affect the next one too. */
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
