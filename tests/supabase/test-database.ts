import postgres from 'postgres'
import { afterEach, beforeAll, expect, vi } from 'vitest'
import { startDatabase } from '../../server/database.ts'
import { runCli } from '../cli/run-cli.ts'
import { TemporaryFolder } from '../temporary-folder.ts'
import { message } from './message-and-reply.ts'
import { runFunction } from './running-function.ts'

/** Runs PostgreSQL with the migrations and an empty outbox. Use `await using`, or stop it. */
export async function runDatabase() {
  const temporary = TemporaryFolder.create()
  const folder = temporary.root
  const database = await startDatabase({ folder, port: 0 })
  const sql = postgres(database.url, { onnotice: () => {} })
  // No test needs data that survives a power failure, so commits do not wait for the disk.
  await sql`alter system set fsync = off`
  await sql`select pg_reload_conf()`
  const stop = async () => {
    await sql.end()
    await database.stop()
    await temporary.remove()
  }
  return { ...database, folder, sql, stop, [Symbol.asyncDispose]: stop }
}

export const outboxSettings = (url: string) => ({
  SUPABASE_DB_URL: url,
  DRAIN_SECRET: 'a secret of the tests',
})

/** Removes all messages, webhook events, erasures, counters and secrets. */
export async function clear({ sql }: { sql: postgres.Sql }): Promise<void> {
  await sql`
    truncate contact.outbox, contact.webhooks, contact.erasures, contact.counters, contact.secrets`
}

/** Runs PostgreSQL for the tests in a file. Each test begins with an empty outbox. */
export function useDatabase() {
  let database: Awaited<ReturnType<typeof runDatabase>>
  beforeAll(async () => {
    database = await runDatabase()
    return database.stop
  })
  afterEach(() => clear(database))
  return () => database
}

/** Stores messages, numbered from 1, without sending them. Queued messages are due at once. */
export const fill = ({ sql }: { sql: postgres.Sql }, count: number, state = 'queued') => sql`
  insert into contact.outbox (key, id, message, state, digest, next_attempt, created_at)
  select
    encode(sha256(convert_to(n::text, 'UTF8')), 'hex'),
    gen_random_uuid(),
    ${JSON.stringify(message)}::text::jsonb || jsonb_build_object('name', 'Visitor ' || n),
    ${state}::contact.state,
    false,
    now(),
    now() - interval '1 day' + interval '1 millisecond' * n
  from generate_series(1, ${count}::int) n`

/** Runs `npx cli messages` with these environment variables. */
export async function runMessages(environment: Record<string, string>, ...args: string[]) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  return await runCli(['messages', ...args]).finally(() => vi.unstubAllEnvs())
}

/** Runs PostgreSQL for the tests in a file. `run` starts a function that uses the database. */
export function useOutbox() {
  const database = useDatabase()
  const rows = () => database().sql`select * from contact.outbox order by created_at, key`
  const states = async () => (await rows()).map(({ state }) => state as string)
  return {
    get sql() {
      return database().sql
    },
    rows,
    states,
    run: (own: Record<string, string>) =>
      runFunction({ ...outboxSettings(database().functionUrl), TRUSTED_PROXIES: '1', ...own }),
    fill: (count: number, state?: string) => fill(database(), count, state),
    /** Waits until no message is being sent, and returns the messages' states. */
    async settledStates(): Promise<string[]> {
      await expect.poll(states).not.toContain('sending')
      return await states()
    },
    /**
     * Moves the times of all messages and webhook events back by an interval. By default, every
     * retry is then due, and every lease has expired.
     */
    async turnClock(interval = '7 hours') {
      const { sql } = database()
      const past = (column: string) => sql`${sql(column)} = ${sql(column)} - ${interval}::interval`
      const common = sql`
        set ${past('next_attempt')}, ${past('leased_until')}, ${past('created_at')}, ${past('sent_at')}`
      await sql`update contact.outbox ${common}, ${past('died_at')}`
      await sql`update contact.webhooks ${common}`
    },
  }
}

const drainHeaders = { Authorization: 'Bearer a secret of the tests' }

/** Calls the drain route as pg_cron does. */
export const drain = (contact: { url: string }, headers: object = drainHeaders) =>
  fetch(`${contact.url}/functions/v1/send-contact-email/drain`, {
    method: 'POST',
    headers: { ...headers },
  })
