import type { Sql } from 'postgres'
import { databaseFolder, localDatabaseUrl } from '../../config/local-database.ts'
import type { ContactMessage } from '../../supabase/functions/_shared/contact-message.ts'
import { withTls } from '../../supabase/functions/send-contact-email/database-url.ts'
import { InputError } from '../core/program.ts'

const START_OR_SET_URL =
  'Run npm start, or set SUPABASE_DB_URL to the connection string of your project.'

/** A row in the table `contact.outbox`. */
export interface Message {
  id: string
  state: 'queued' | 'sending' | 'sent' | 'held' | 'dead'
  created_at: Date
  sent_at: Date | null
  next_attempt: Date
  attempts: number
  error: string | null
  message: ContactMessage
}

/** A row in the table `contact.webhooks`. */
export interface WebhookEvent {
  state: 'queued' | 'sending' | 'sent' | 'dead'
  error: string | null
}

/**
 * Connects to the contact function's database, runs an action and disconnects.
 *
 * @throws InputError if the database cannot be reached, refuses the connection or has no outbox
 */
export async function withDatabase(action: (sql: Sql) => Promise<string>): Promise<string> {
  const { default: postgres } = await import('postgres')
  const url = databaseUrl()
  const sql = postgres(url.href, { max: 1, prepare: false, connect_timeout: 10 })
  try {
    return await action(sql)
  } catch (error) {
    throw databaseError(error, url.host)
  } finally {
    await sql.end()
  }
}

/** @throws InputError if SUPABASE_DB_URL is invalid, or is unset and no local database is usable */
function databaseUrl(): URL {
  const url = process.env['SUPABASE_DB_URL'] || localUrl()
  try {
    const parsed = withTls(url)
    decodeURIComponent(parsed.password)
    return parsed
  } catch {
    throw new InputError(
      'SUPABASE_DB_URL is not a valid URL. Percent-encode the special characters of its password.',
    )
  }
}

function localUrl(): string {
  try {
    return localDatabaseUrl(databaseFolder(process.env)).href
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new InputError(
      code === 'EACCES'
        ? 'The local database belongs to the user who ran npm start. Run this command as that user.'
        : `The local database is not running. ${START_OR_SET_URL}`,
    )
  }
}

function databaseError(error: unknown, host: string): unknown {
  const { code = '', message } = error as { code?: string; message: string }
  // Network errors, and connection errors of the `postgres` package, such as CONNECT_TIMEOUT.
  if (/^(?:CONNECT|ECONN|EHOST|ENET|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT)/.test(code)) {
    const advice = process.env['SUPABASE_DB_URL'] ? 'Check SUPABASE_DB_URL.' : START_OR_SET_URL
    return new InputError(`No database at ${host} (${code}). ${advice}`)
  }
  // File system errors.
  if (/^E(?!RR_)/.test(code)) return new InputError(message)
  // Class 28: invalid user or password; 3D000: no such database; XX000: user or project unknown to
  // the pooler; 42501: no permission. Class 53: insufficient resources; 57P: startup or shutdown.
  if (/^(?:28|3D000|XX000|42501)/.test(code)) {
    return new InputError(`${host} refused the connection: ${message}. Check SUPABASE_DB_URL.`)
  }
  if (/^(?:53|57P)/.test(code)) return new InputError(`${host}: ${message}. Try again later.`)
  // 42P01: undefined table, 3F000: undefined schema.
  if (code === '42P01' || code === '3F000') {
    return new InputError(
      `The database at ${host} has no outbox. Create it as in docs/deploy-function.md.`,
    )
  }
  return error
}
