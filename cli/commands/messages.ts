import pc from 'picocolors'
import type { Sql } from 'postgres'
import { databaseFolder, localDatabaseUrl } from '../../server/settings.ts'
import { withTls } from '../../supabase/functions/send-contact-email/database-url.ts'
import { exitCodes, InputError, type Output } from '../core/program.ts'
import type { AddCommand } from '../core/options.ts'

/** A row of the table `contact.outbox`. */
interface Message {
  id: string
  state: 'queued' | 'sending' | 'sent' | 'held' | 'dead'
  created_at: Date
  sent_at: Date | null
  next_attempt: Date
  attempts: number
  error: string | null
  message: { name: string; phone: string; email: string; message: string }
}

export const addCommand: AddCommand = (cli, { output, exit }) => {
  const messages = cli
    .command('messages')
    .summary('show and manage the messages of the contact form')
    .description(
      'Manages the messages of the contact form, in the database that SUPABASE_DB_URL names or in ' +
        'that of `npm start`. A held message may be from a bot, and is not sent until you release ' +
        'it; a dead one was refused by the mail server.',
    )

  /** Adds a subcommand whose action prints the returned text. */
  const add = (
    usage: string,
    description: string,
    action: (sql: Sql, argument: string, output: Output) => Promise<string>,
  ) =>
    messages
      .command(usage)
      .description(description)
      .action(async (argument: string) => {
        output.write(await withDatabase((sql) => action(sql, argument, output)))
        exit(exitCodes.clean)
      })

  add('list', 'list all messages, those that need attention first', list)
  add('show <id>', 'show a message; the first characters of its id are enough', show)
  add('release <id>', 'send a held message', (sql, id) => requeue(sql, id, 'held'))
  add('requeue <id>', 'send a queued or dead message again now', (sql, id) =>
    requeue(sql, id, 'queued', 'dead'),
  )
  add('export', 'print all messages as CSV', exportCsv)
  add('erase <email-or-id>', 'delete all messages from an e-mail address, or one message', erase)
}

async function list(sql: Sql, _argument: unknown, { colors }: Output): Promise<string> {
  const rows = await sql<Message[]>`
    select * from contact.outbox
    order by
      array_position(array['dead', 'held', 'queued', 'sending', 'sent'], state::text),
      created_at desc`
  const { bold, red } = pc.createColors(colors)
  const lines = rows.map(({ id, state, created_at, attempts, error, message }) => {
    const needsAttention = state === 'held' || state === 'dead'
    const cells = [
      id.slice(0, 8),
      needsAttention ? bold(red(state.padEnd(7))) : state.padEnd(7),
      formatTime(created_at),
      attempts === 1 ? '1 attempt' : `${attempts} attempts`,
      ...(error === null ? [] : [`failed: ${error}`]),
      singleLine(`${message.name} <${message.email}>`),
    ]
    return `${cells.join('  ')}\n`
  })
  const count = (state: string) => rows.filter((row) => row.state === state).length
  const [held, dead] = [count('held'), count('dead')]
  return [
    ...lines,
    rows.length === 1 ? '1 message' : `${rows.length} messages`,
    held > 0 ? `, ${held} held: to be released or erased` : '',
    dead > 0 ? `, ${dead} dead: to be requeued once the settings are correct` : '',
    '\n',
  ].join('')
}

async function show(sql: Sql, id: string): Promise<string> {
  const { message, ...row } = await messageWithId(sql, id)
  const values = {
    id: row.id,
    state: row.state,
    received: formatTime(row.created_at),
    ...(row.sent_at && { sent: formatTime(row.sent_at) }),
    ...(row.state === 'queued' && { 'next attempt': formatTime(row.next_attempt) }),
    attempts: row.attempts,
    ...(row.error !== null && { failed: row.error }),
    name: singleLine(message.name),
    phone: singleLine(message.phone),
    'e-mail': message.email,
  }
  const lines = Object.entries(values).map(([name, value]) => `${`${name}:`.padEnd(14)}${value}\n`)
  const text = message.message.split('\n').map(singleLine).join('\n')
  return `${lines.join('')}\n${text}\n`
}

async function requeue(sql: Sql, prefix: string, ...states: Message['state'][]): Promise<string> {
  const { id, state } = await messageWithId(sql, prefix)
  if (!states.includes(state)) {
    throw new InputError(`Message ${id} is ${state}, not ${states.join(' or ')}.`)
  }
  await sql`select contact.requeue(${id})`
  return `Message ${id} is queued; the next attempt is within a minute\n`
}

async function exportCsv(sql: Sql): Promise<string> {
  const rows = await sql<Message[]>`select * from contact.outbox order by created_at`
  const header = ['id', 'received', 'state', 'name', 'phone', 'email', 'message']
  const lines = rows.map(({ id, created_at, state, message }) => [
    id,
    created_at.toISOString(),
    state,
    message.name,
    message.phone,
    message.email,
    message.message,
  ])
  return [header, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

async function erase(sql: Sql, emailOrId: string): Promise<string> {
  const ids = emailOrId.includes('@')
    ? await idsFrom(sql, emailOrId)
    : [(await messageWithId(sql, emailOrId)).id]
  const { count } = await sql`delete from contact.outbox where id::text = any(${ids})`
  return `${count === 1 ? '1 message' : `${count} messages`} deleted\n`
}

/** The messages from an e-mail address. */
async function idsFrom(sql: Sql, email: string): Promise<string[]> {
  // Not with message->>'email', which fails if any message contains \u0000.
  const rows = await sql<Message[]>`select id, message from contact.outbox`
  return rows
    .filter(({ message }) => message.email.toLowerCase() === email.toLowerCase())
    .map(({ id }) => id)
}

/** @throws InputError if there is no database, or no message with this id */
async function messageWithId(sql: Sql, prefix: string): Promise<Message> {
  const found = await sql<Message[]>`
    select * from contact.outbox
    where ${prefix} <> '' and starts_with(id::text, ${prefix.toLowerCase()}) limit 2`
  const [message] = found
  if (message === undefined || found.length > 1) {
    const problem = message === undefined ? 'No message has' : 'More than one message has'
    throw new InputError(`${problem} an id that begins with ${prefix}. See npx cli messages list.`)
  }
  return message
}

async function withDatabase(action: (sql: Sql) => Promise<string>): Promise<string> {
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

/** @throws InputError if SUPABASE_DB_URL is not a URL, or if there is no local database */
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
        : 'The local database is not running. ' +
            'Run npm start, or set SUPABASE_DB_URL to the connection string of your project.',
    )
  }
}

function databaseError(error: unknown, host: string): unknown {
  const { code = '', message } = error as { code?: string; message: string }
  // Errors of the operating system, and those of `postgres`, such as CONNECT_TIMEOUT.
  if (/^(?:E(?!RR_)|CONNECT)/.test(code)) {
    return new InputError(
      `No database at ${host} (${code}). ` +
        'Run npm start, or set SUPABASE_DB_URL to the connection string of your project.',
    )
  }
  // Class 28: invalid user or password, 3D000: undefined database, XX000: unknown to the pooler.
  if (/^(?:28|3D000|XX000)/.test(code)) {
    return new InputError(`${host} refused the connection: ${message}. Check SUPABASE_DB_URL.`)
  }
  // 42P01: undefined table, 3F000: undefined schema.
  if (code === '42P01' || code === '3F000') {
    return new InputError(`The database at ${host} has no outbox. Run npx supabase db push.`)
  }
  return error
}

/** Quotes a cell. Spreadsheets would run one that begins like a formula, unless it is a number. */
function csvCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^\+[\d ()-]+$/.test(text)
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Replaces control characters, with which a message could move the cursor or forge a row. */
function singleLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}

function formatTime(time: Date): string {
  return `${time.toISOString().replace('T', ' ').slice(0, 16)} UTC`
}
