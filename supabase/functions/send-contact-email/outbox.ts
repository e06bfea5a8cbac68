import postgres from 'postgres'
import type { ContactMessage } from '../_shared/contact-message.ts'
import { QUERY_TIMEOUT } from '../_shared/timeouts.ts'
import { withTls } from './database-url.ts'
import type { Limits } from './rate-limit.ts'
import type { WebhookError, WebhookEvent } from './webhook.ts'
import { withTimeout } from './with-timeout.ts'

// SQL functions determine which messages are due. Most of the delivery policy is near the top of
// `supabase/migrations/20261122000000_contact_outbox.sql`; a comment there says where the rest is.

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
   * The id of the message, or of an earlier message with the same key; null if the client has
   * reached its limit.
   */
  id: string | null
  /** Null unless the caller must send the message now. */
  lease: string | null
  /** Seconds until the client may send another message; null unless it has reached its limit. */
  retryAfter: number | null
}

/** A message that is due and leased to this worker. */
export interface LeasedMessage {
  key: string
  id: string
  /** Whether the message is a probe, for which a drain only logs in to the mail server. */
  is_probe?: boolean
  message: ContactMessage
  /** Null if the message was e-mailed directly, and stored later without a lease. */
  lease: string | null
}

/** Messages to send in one e-mail. A digest has the same id and messages at each attempt. */
interface Digest {
  id: string
  /** All these messages have the same lease. */
  messages: LeasedMessage[]
}

/** Why an e-mail was not sent. */
export interface Rejection {
  reason: string
  /** Whether the mail server refused the e-mail because of its content. */
  refused: boolean
}

/** A webhook event that is due and leased to this worker. */
interface LeasedEvent extends WebhookEvent {
  lease: string
}

/** The numbers of unsent messages. */
export interface Backlog {
  queued: number
  /** Suspected of being spam, and not sent unless the owner releases them. */
  held: number
  /** Refused by the mail server too often. */
  dead: number
  /** Held or dead, and due to be deleted within eight days. */
  expiring: number
  /** Whether to send the owner a reminder of held and dead messages now. */
  reminder: boolean
  /** When the messages were counted. */
  time: Date
}

/** The progress of a probe. */
interface ProbeState {
  state: 'queued' | 'sending' | 'sent'
  attempts: number
  /** Stage and reply code of the last failure, such as `login 535`. */
  error: string | null
}

/** Seconds to wait for a connection; short, because the visitor is waiting too. */
const CONNECT_TIMEOUT = 3

/** Gives access to the messages in the database (`supabase/migrations/`). */
export type Outbox = ReturnType<typeof createOutbox>

/**
 * Creates the outbox. Its functions connect on first use, and throw if the database is unreachable.
 *
 * @param hasWebhook whether to create a webhook event for each stored message
 */
export function createOutbox(url: string, hasWebhook: boolean) {
  const sql = postgres(withTls(url).href, {
    max: 5,
    connect_timeout: CONNECT_TIMEOUT,
    idle_timeout: 30,
    // With a backoff, queries after a failed connection would wait for the next connection attempt.
    backoff: false,
    // Supabase's transaction pooler does not support prepared statements.
    prepare: false,
    fetch_types: false,
    // By default, the driver prints each notice to the console, on several lines.
    onnotice: () => {},
  })
  const query = <Rows extends readonly object[]>(
    pending: Promise<Rows>,
    onLateResult: (rows: Rows) => void = () => {},
  ): Promise<Rows> =>
    withTimeout(pending, QUERY_TIMEOUT, () => {
      pending.then(onLateResult, () => {})
      return new DOMException('The query took too long', 'TimeoutError')
    })
  return {
    /** @param onLateResult called if the message is stored after `submit` has timed out */
    async submit(
      { key, id, message, client, suspect }: Submission,
      { perClient, total, window }: Limits,
      onLateResult: (stored: Stored) => void,
    ): Promise<Stored> {
      const json = JSON.stringify(message)
      const pending = sql<[Stored]>`
        select id, lease, retry_after as "retryAfter"
          ${hasWebhook ? sql`, contact.queue_webhook(id)` : sql``}
        from contact.submit(
          ${key}, ${id}, ${json}::text::json, ${client}, ${suspect}, ${perClient}, ${total}, ${window}
        )`
      const [stored] = await query(pending, (rows) => onLateResult(rows[0]))
      return stored
    },
    /** Leases due messages, each to be sent in a separate e-mail. */
    claim: (limit: number) => query(sql<LeasedMessage[]>`select * from contact.claim(${limit})`),
    /**
     * Leases the messages in a digest: messages that exceeded the limit for all clients. Returns
     * undefined if no digest is due.
     */
    async claimDigest(limit: number): Promise<Digest | undefined> {
      const messages = await query(
        sql<(LeasedMessage & { digest_id: string })[]>`
          select * from contact.claim_digest(${limit})`,
      )
      return messages[0] && { id: messages[0].digest_id, messages }
    },
    /** Records that the messages in an e-mail were sent, or why they were not. */
    async recordResult(messages: LeasedMessage[], rejection?: Rejection): Promise<void> {
      // Formats hashes as an array literal: without types from the database, the driver cannot send
      // arrays.
      const keys = `{${messages.map(({ key }) => key).join()}}`
      const lease = messages[0]?.lease ?? null
      const { reason = null, refused = false } = rejection ?? {}
      await query(sql`select contact.settle(${keys}, ${lease}, ${reason}, ${refused})`)
    },
    /** Creates a webhook event if an outage of the mail server has begun or ended. */
    async recordMailOutage(): Promise<void> {
      await query(sql`select contact.watch_mail()`)
    },
    /** Leases a webhook event. Returns undefined if no event is due. */
    async claimEvent(includesMessage: boolean): Promise<LeasedEvent | undefined> {
      const [event] = await query(
        sql<LeasedEvent[]>`select * from contact.claim_webhook(${includesMessage})`,
      )
      return event
    },
    /** Records that a webhook event was sent, or why it was not. */
    async recordEventResult({ id, lease }: LeasedEvent, error?: WebhookError): Promise<void> {
      const { reason = null, permanent = false, wait = null } = error ?? {}
      await query(
        sql`select contact.settle_webhook(${id}, ${lease}, ${reason}, ${permanent}, ${wait})`,
      )
    },
    /** Stores a probe. Returns its id, or the id of an earlier probe with the same key. */
    async submitProbe(
      { key, id, message }: Pick<Submission, 'key' | 'id' | 'message'>,
    ): Promise<string> {
      const json = JSON.stringify(message)
      const [row] = await query(
        sql<[{ id: string }]>`
          select contact.submit_probe(${key}, ${id}, ${json}::text::json) as id`,
      )
      return row.id
    },
    /** Returns the progress of a probe, or undefined if there is no such probe. */
    async readProbe(id: string): Promise<ProbeState | undefined> {
      const [state] = await query(sql<ProbeState[]>`select * from contact.read_probe(${id})`)
      return state
    },
    async deleteProbe(id: string): Promise<void> {
      await query(sql`select contact.delete_probe(${id})`)
    },
    /** Deletes expired erasures and probes, and messages and events after the retention period. */
    async purge(retentionDays: number): Promise<void> {
      await query(sql`
        select contact.purge(${retentionDays}), contact.purge_webhooks(${retentionDays}),
          contact.purge_erasures(), contact.purge_probes()`)
    },
    async backlog(retentionDays: number): Promise<Backlog> {
      const [backlog] = await query(
        sql<[Backlog]>`select * from contact.backlog(${retentionDays})`,
      )
      return backlog
    },
    /** Records that a reminder about this backlog was sent. */
    async reminded(retentionDays: number, { time }: Backlog): Promise<void> {
      await query(sql`select contact.reminded(${retentionDays}, ${time})`)
    },
  }
}
