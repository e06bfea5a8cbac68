import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { startDatabase } from '../../server/database.ts'

/** Runs PostgreSQL with the migrations and an empty outbox. Use `await using`, or stop it. */
export async function runDatabase() {
  const folder = await mkdtemp(path.join(tmpdir(), 'database-'))
  const database = await startDatabase({ folder, port: 0 })
  const sql = postgres(database.url, { onnotice: () => {} })
  const stop = async () => {
    await sql.end()
    await database.stop()
    await rm(folder, { recursive: true })
  }
  return { ...database, folder, sql, stop, [Symbol.asyncDispose]: stop }
}

/** The settings with which the function stores messages. */
export const outboxSettings = (url: string) => ({
  SUPABASE_DB_URL: url,
  DRAIN_SECRET: 'a secret of the tests',
})

export const drainHeaders = { Authorization: 'Bearer a secret of the tests' }
