import postgres from 'postgres'
import type { ContactMessage } from '../_shared/contact.ts'
import { withTls } from './database-url.ts'
import type { Limits } from './rate-limit.ts'

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
  /** Of an earlier message with the same key, if any; null if the client reached its limit. */
  id: string | null
  /** Set if the message must be sent now. */
  lease: string | null
  /** In seconds, if the client reached its limit. */
  retry_after: number | null
}

/** A message that is due and leased to this worker. */
export interface LeasedMessage {
  key: string
  id: string
  message: ContactMessage
  lease: string
}

/** The numbers of unsent messages. */
export interface Backlog {
  queued: number
  /** Suspect. */
  held: number
  /** Refused by the mail server permanently. */
  dead: number
  /** Whether to remind the owner of held and dead messages, which is once a day. */
  reminder: boolean
}

/** The messages in the database (`supabase/migrations/`). Methods throw if it is out of reach. */
export interface Outbox {
  /** @param late called if the message is stored after this has thrown because it took too long */
  submit(
    submission: Submission,
    limits: Limits,
    late: (stored: Stored) => void,
  ): Promise<Stored>
  /**
   * Leases messages that are due: either single ones, or, for a digest, those of one window that
   * were over the limit for all clients.
   */
  claim(limit: number, digest: boolean): Promise<LeasedMessage[]>
  /** Records that a message was sent, or why not. */
  settle(message: LeasedMessage, failure?: { reason: string; permanent: boolean }): Promise<void>
  /** Deletes what is older than the retention period. */
  purge(days: number): Promise<void>
  backlog(): Promise<Backlog>
}

/** Seconds to wait for a connection; the visitor is waiting too. */
const CONNECT_TIMEOUT = 3

/** Milliseconds to wait for a query. With the e-mail's deadline, less than the form's timeout. */
const QUERY_TIMEOUT = 4_000

/** Connects to the database when it is first used. */
export function createOutbox(url: string): Outbox {
  const sql = postgres(withTls(url).href, {
    max: 5,
    connect_timeout: CONNECT_TIMEOUT,
    idle_timeout: 30,
    // Otherwise, every query after a failed connection waits for the next attempt.
    backoff: false,
    // The transaction pooler of Supabase does not support prepared statements.
    prepare: false,
    fetch_types: false,
    // By default, they are printed, on several lines.
    onnotice: () => {},
  })
  const query = <Rows extends readonly object[]>(
    pending: PromiseLike<Rows>,
    late: (rows: Rows) => void = () => {},
  ): Promise<Rows> =>
    new Promise((resolve, reject) => {
      const timeout = AbortSignal.timeout(QUERY_TIMEOUT)
      timeout.addEventListener('abort', () => reject(timeout.reason))
      pending.then((rows) => timeout.aborted ? late(rows) : resolve(rows), reject)
    })
  return {
    async submit({ key, id, message, client, suspect }, { perClient, total, window }, late) {
      const json = JSON.stringify(message)
      const pending = sql<[Stored]>`
        select * from contact.submit(
          ${key}, ${id}, ${json}::text::json, ${client}, ${suspect}, ${perClient}, ${total}, ${window}
        )`
      const [stored] = await query(pending, (rows) => late(rows[0]))
      return stored
    },
    claim: (limit, digest) =>
      query(sql<LeasedMessage[]>`select * from contact.claim(${limit}, ${digest})`),
    async settle({ key, lease }, failure) {
      const { reason = null, permanent = false } = failure ?? {}
      await query(sql`select contact.settle(${key}, ${lease}, ${reason}, ${permanent})`)
    },
    async purge(days) {
      await query(sql`select contact.purge(make_interval(days => ${days}))`)
    },
    async backlog() {
      const [backlog] = await query(sql<[Backlog]>`select * from contact.backlog()`)
      return backlog
    },
  }
}
