import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { composeDigest, composeEmail, composeReminder, type Email, routeOf } from './email.ts'
import type { Backlog, LeasedMessage, Outbox } from './outbox.ts'
import type { Settings } from './settings.ts'
import { DeliveryError, type DeliveryFailure, type EmailTransport } from './transports/transport.ts'

/** How many e-mails are sent at once. */
const CONCURRENCY = 5

/** Maximum number of messages in a digest. */
const DIGEST_SIZE = 50

/** Milliseconds after which a drain starts no more e-mails. The next one continues. */
const DRAIN_TIME = 40_000

/**
 * How often a result is recorded until the database accepts it, and the milliseconds between. A message
 * that is not recorded as sent is sent again; a restart of the database takes some seconds.
 */
const RECORD_ATTEMPTS = 6
const RECORD_INTERVAL = 5_000

/** The log entry of an attempt to send stored messages, or of the backlog if it has changed. */
export type DeliveryEntry =
  | { ids: string[]; code: string } & Partial<DeliveryFailure>
  | Backlog & { code: 'backlog' }

interface DeliveryParts {
  outbox: Outbox
  transport: EmailTransport
  settings: Settings
  log: (entry: DeliveryEntry) => void
}

/** Sends the messages of the outbox. Its functions only throw if the database is out of reach. */
export function createDelivery({ outbox, transport, settings, log }: DeliveryParts) {
  let lastCounts = '0,0,0'

  /** Sends a message and records the result. Returns whether it was sent. */
  const deliver = (leased: LeasedMessage) =>
    send([leased], composeEmail(leased.message, routeOf(settings, leased.key)))

  const send = (messages: LeasedMessage[], email: Email) => record(messages, transport.send(email))

  /** Waits for an e-mail and records the result for its messages. Returns whether it was sent. */
  async function record(messages: LeasedMessage[], sending: Promise<unknown>): Promise<boolean> {
    const failure = await sending.then(() => undefined, failureOf)
    for (const message of messages) await settle(message, failure)
    const ids = messages.map(({ id }) => id)
    log({ ids, code: failure?.code ?? 'sent', ...failure?.details })
    return failure === undefined
  }

  async function settle(message: LeasedMessage, failure?: Failure): Promise<void> {
    for (let attempt = 1;; attempt++) {
      try {
        return await outbox.settle(message, failure)
      } catch (error) {
        if (attempt === RECORD_ATTEMPTS) throw error
        await setTimeout(RECORD_INTERVAL)
      }
    }
  }

  /**
   * Sends the messages that are due until one fails: the mail server may be down, and the others are
   * tried again at the next drain.
   */
  async function drain(): Promise<void> {
    const started = performance.now()
    await outbox.purge(settings.RETENTION_DAYS)
    let working = true
    while (working && performance.now() - started < DRAIN_TIME) {
      const messages = await outbox.claim(CONCURRENCY, false)
      if (messages.length === 0) break
      working = (await Promise.all(messages.map(deliver))).every((sent) => sent)
    }
    const over = working ? await outbox.claim(DIGEST_SIZE, true) : []
    if (over.length > 0) {
      const key = hash(over.map((message) => message.key).toSorted().join())
      const messages = over.map(({ message }) => message)
      await send(over, composeDigest(messages, routeOf(settings, key)))
    }
    const backlog = await outbox.backlog()
    const counts = [backlog.queued, backlog.held, backlog.dead].join()
    if (counts !== lastCounts) log({ code: 'backlog', ...backlog })
    lastCounts = counts
    if (backlog.reminder) {
      const key = hash(new Date().toDateString())
      await transport.send(composeReminder(backlog, routeOf(settings, key)))
    }
  }

  return { deliver, record, drain }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

type Failure = ReturnType<typeof failureOf>

function failureOf(error: unknown) {
  const { code, failure: details } = error instanceof DeliveryError
    ? error
    : { code: 'internal', failure: undefined }
  return {
    code,
    details,
    reason: [details?.stage ?? code, details?.reply].filter(Boolean).join(' '),
    permanent: details?.fault === 'message',
  }
}
