import postgres from 'postgres'
import type { ContactMessage } from '../_shared/contact.ts'
import { QUERY_TIMEOUT } from '../_shared/timeouts.ts'
import { withTls } from './database-url.ts'
import type { Limits } from './rate-limit.ts'
import type { WebhookError, WebhookEvent } from './webhook.ts'

/** A message to store. */
export interface Submission {
  /** Hash of the idempotency key and the message. */
  key: string
  id: string
  message: ContactMessage
  /** Null if unknown. */
  client: string | null
  suspect: boolean
}

/** The result of storing a message. */
export interface Stored {
  /**
   * The id of the message, or of an earlier one with the same key; null if the client reached its
   * limit.
   */
  id: string | null
  /** Set if the message must be sent now. */
  lease: string | null
  /** Seconds until the client may send another message; set if it reached its limit. */
  retryAfter: number | null
}

/** A message that is due and leased to this worker. */
export interface LeasedMessage {
  key: string
  id: string
  message: ContactMessage
  /** Null if the message was sent without a lease, because it was stored too late. */
  lease: string | null
}

/** Messages to send in one e-mail. A digest has the same id and messages at each attempt. */
export interface Digest {
  id: string
  /** All of them have the same lease. */
  messages: LeasedMessage[]
}

/** Why an e-mail was not sent. */
export interface Rejection {
  reason: string
  /** Whether the mail server refused it because of its content. */
  refused: boolean
}

/** A webhook event that is due and leased to this worker. */
export interface LeasedEvent extends WebhookEvent {
  lease: string
}

/** The numbers of unsent messages. */
export interface Backlog {
  queued: number
  /** Suspected of being spam, and held until the owner decides. */
  held: number
  /** Refused by the mail server three times. */
  dead: number
  /** Held or dead, and due to be deleted within eight days. */
  expiring: number
  /** Whether to remind the owner of held and dead messages now. */
  reminder: boolean
  /** When they were counted. */
  time: Date
}

/** How far a check message has come. */
export interface CheckState {
  state: 'queued' | 'sending' | 'sent'
  attempts: number
  /** Stage and reply code of the last failure. */
  error: string | null
}

/** The messages in the database (`supabase/migrations/`). Methods throw if it is unreachable. */
export interface Outbox {
  /** @param late called if the message is stored after `submit` has timed out */
  submit(
    submission: Submission,
    limits: Limits,
    late: (stored: Stored) => void,
  ): Promise<Stored>
  /** Leases due messages, each to be sent in a separate e-mail. */
  claim(limit: number): Promise<LeasedMessage[]>
  /**
   * Leases messages that were over the limit for all clients. Returns undefined if no digest is
   * due.
   */
  claimDigest(limit: number): Promise<Digest | undefined>
  /** Records that the messages in an e-mail were sent, or why they were not. */
  settle(messages: LeasedMessage[], rejection?: Rejection): Promise<void>
  /** Creates a webhook event if an outage of the mail server has begun or ended. */
  watchMail(): Promise<void>
  /** Leases a webhook event that is due, if any. */
  claimEvent(includesMessage: boolean): Promise<LeasedEvent | undefined>
  /** Records that a webhook event was sent, or why it was not. */
  settleEvent(event: LeasedEvent, error?: WebhookError): Promise<void>
  /** Stores a check message; returns its id, or that of an earlier one with the same key. */
  submitCheck(check: Pick<Submission, 'key' | 'id' | 'message'>): Promise<string>
  /** Returns undefined if there is no such check message. */
  readCheck(id: string): Promise<CheckState | undefined>
  deleteCheck(id: string): Promise<void>
  /** Deletes what is older than the retention period. */
  purge(retentionDays: number): Promise<void>
  backlog(retentionDays: number): Promise<Backlog>
  /** Records that a reminder of this backlog was sent. */
  reminded(retentionDays: number, backlog: Backlog): Promise<void>
}

/** Seconds to wait for a connection; the visitor is waiting too. */
const CONNECT_TIMEOUT = 3

/**
 * Connects to the database when it is first used.
 *
 * @param hasWebhook whether each message that is stored is also an event for the webhook
 */
export function createOutbox(url: string, hasWebhook: boolean): Outbox {
  const sql = postgres(withTls(url).href, {
    max: 5,
    connect_timeout: CONNECT_TIMEOUT,
    idle_timeout: 30,
    // With a backoff, every query after a failed connection would wait for the next attempt.
    backoff: false,
    // The transaction pooler of Supabase does not support prepared statements.
    prepare: false,
    fetch_types: false,
    // By default, notices are printed, each on several lines.
    onnotice: () => {},
  })
  const query = <Rows extends readonly object[]>(
    pending: Promise<Rows>,
    late: (rows: Rows) => void = () => {},
  ): Promise<Rows> =>
    new Promise((resolve, reject) => {
      let timedOut = false
      const timer = setTimeout(() => {
        timedOut = true
        reject(new DOMException('The query took too long', 'TimeoutError'))
      }, QUERY_TIMEOUT)
      pending.then((rows) => timedOut ? late(rows) : resolve(rows), reject)
        .finally(() => clearTimeout(timer))
    })
  return {
    async submit({ key, id, message, client, suspect }, { perClient, total, window }, late) {
      const json = JSON.stringify(message)
      const pending = sql<[Stored]>`
        select id, lease, retry_after as "retryAfter"
          ${hasWebhook ? sql`, contact.queue_webhook(id)` : sql``}
        from contact.submit(
          ${key}, ${id}, ${json}::text::json, ${client}, ${suspect}, ${perClient}, ${total}, ${window}
        )`
      const [stored] = await query(pending, (rows) => late(rows[0]))
      return stored
    },
    claim: (limit) => query(sql<LeasedMessage[]>`select * from contact.claim(${limit})`),
    async claimDigest(limit) {
      const messages = await query(
        sql<(LeasedMessage & { digest_id: string })[]>`
          select * from contact.claim_digest(${limit})`,
      )
      return messages[0] && { id: messages[0].digest_id, messages }
    },
    async settle(messages, rejection) {
      // Formats hashes as an array literal: without types from the database, the driver cannot send
      // arrays.
      const keys = `{${messages.map(({ key }) => key).join()}}`
      const lease = messages[0]?.lease ?? null
      const { reason = null, refused = false } = rejection ?? {}
      await query(sql`select contact.settle(${keys}, ${lease}, ${reason}, ${refused})`)
    },
    async watchMail() {
      await query(sql`select contact.watch_mail()`)
    },
    async claimEvent(includesMessage) {
      const [event] = await query(
        sql<LeasedEvent[]>`select * from contact.claim_webhook(${includesMessage})`,
      )
      return event
    },
    async settleEvent({ id, lease }, error) {
      const { reason = null, permanent = false, wait = null } = error ?? {}
      await query(
        sql`select contact.settle_webhook(${id}, ${lease}, ${reason}, ${permanent}, ${wait})`,
      )
    },
    async submitCheck({ key, id, message }) {
      const json = JSON.stringify(message)
      const [row] = await query(
        sql<[{ id: string }]>`
          select contact.submit_check(${key}, ${id}, ${json}::text::json) as id`,
      )
      return row.id
    },
    async readCheck(id) {
      const [state] = await query(sql<CheckState[]>`select * from contact.read_check(${id})`)
      return state
    },
    async deleteCheck(id) {
      await query(sql`select contact.delete_check(${id})`)
    },
    async purge(retentionDays) {
      await query(sql`
        select contact.purge(${retentionDays}), contact.purge_webhooks(${retentionDays}),
          contact.purge_erasures(), contact.purge_checks()`)
    },
    async backlog(retentionDays) {
      const [backlog] = await query(
        sql<[Backlog]>`select * from contact.backlog(${retentionDays})`,
      )
      return backlog
    },
    async reminded(retentionDays, { time }) {
      await query(sql`select contact.reminded(${retentionDays}, ${time})`)
    },
  }
}
