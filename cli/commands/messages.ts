import { createInterface } from 'node:readline'
import type { Command } from 'commander'
import pc from 'picocolors'
import type { Sql } from 'postgres'
import { databaseFolder, localDatabaseUrl } from '../../config/local-database.ts'
import { withTls } from '../../supabase/functions/send-contact-email/database-url.ts'
import { exitCodes, InputError, type Output } from '../core/program.ts'
import { wholeNumber, type AddCommand } from '../core/options.ts'

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

/** The shortest prefix of an id to erase: a typo in a shorter one could select another message. */
const SHORTEST_PREFIX = 6

/** What a subcommand receives. */
interface Context {
  sql: Sql
  output: Output
  /** An id, its first characters, or an e-mail address; empty if there is none. */
  argument: string
  options: { all?: boolean; held?: boolean; page?: number; yes?: boolean }
}

const PAGE_SIZE = 50

export const addCommand: AddCommand = (cli, { output, exit }) => {
  const messages = cli
    .command('messages')
    .summary('show and manage the messages of the contact form')
    .description(
      'Manages the messages of the contact form, in the database at SUPABASE_DB_URL or the local ' +
        'one of `npm start`. A held message may be from a bot, and is not sent until you release ' +
        'it; a dead one was refused by the mail server three times because of its content. Both ' +
        'are deleted after the retention period, which the daily reminder announces.',
    )

  /** Adds a subcommand whose action prints the returned text. */
  const add = (
    usage: string,
    description: string,
    action: (context: Context) => Promise<string>,
  ): Command =>
    messages
      .command(usage)
      .description(description)
      .action(async (...args: unknown[]) => {
        const command = args.at(-1) as Command
        const [argument = ''] = command.args
        const options = command.opts<Context['options']>()
        output.write(await withDatabase((sql) => action({ sql, output, argument, options })))
        exit(exitCodes.clean)
      })

  add('list', 'list the messages, starting with those that need attention', list).addOption(
    wholeNumber('--page <number>', `page of ${PAGE_SIZE} messages`, 1, 1),
  )
  add('show <id>', 'show a message; the first characters of its id are enough', show)
  add('release <id>', 'send a held message', (context) => requeue(context, 'held'))
  add('requeue [id]', 'send a queued or dead message again now', (context) =>
    context.options.all ? requeueAll(context) : requeue(context, 'queued', 'dead'),
  ).option('--all', 'send all queued and dead messages again now')
  add('export', 'print all messages as CSV, for a spreadsheet', exportCsv)
  add(
    'erase [email-or-id]',
    'delete all messages from an e-mail address, or one message, given at least the first ' +
      `${SHORTEST_PREFIX} characters of its id`,
    erase,
  )
    .option('--held', 'delete all held messages')
    .option('--yes', 'delete more than one message without asking')
}

async function list({ sql, output: { colors }, options: { page = 1 } }: Context) {
  const counts = await sql<{ state: Message['state']; count: number }[]>`
    select state, count(*)::int from contact.outbox group by state`
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  if (page > pages) throw new InputError(`There is no page ${page}; the last one is ${pages}.`)

  const rows = await sql<Message[]>`
    select * from contact.outbox
    order by
      array_position(array['dead', 'held', 'queued', 'sending', 'sent'], state::text),
      created_at desc, id
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`
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
  const count = (wanted: string) => counts.find(({ state }) => state === wanted)?.count ?? 0
  const [held, dead] = [count('held'), count('dead')]
  return [
    ...lines,
    messageCount(total),
    held > 0 ? `, ${held} held: to be released or erased` : '',
    dead > 0 ? `, ${dead} dead: to be requeued or erased` : '',
    pages > 1 ? `; page ${page} of ${pages}` : '',
    page < pages ? `, next: npx cli messages list --page ${page + 1}` : '',
    '\n',
  ].join('')
}

async function show({ sql, argument }: Context): Promise<string> {
  const { message, ...row } = await messageWithId(sql, argument)
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
    'e-mail': singleLine(message.email),
  }
  const lines = Object.entries(values).map(([name, value]) => `${`${name}:`.padEnd(14)}${value}\n`)
  return `${lines.join('')}\n${printable(message.message)}\n`
}

async function requeue({ sql, argument }: Context, ...states: Message['state'][]): Promise<string> {
  const { id, state } = await messageWithId(sql, argument)
  if (!states.includes(state)) {
    throw new InputError(`Message ${id} is ${state}, not ${states.join(' or ')}.`)
  }
  await sql`select contact.requeue(${id})`
  return `Message ${id} is queued; the next attempt is within a minute\n`
}

async function requeueAll({ sql, argument }: Context): Promise<string> {
  if (argument !== '') throw new InputError('Specify either an id or --all.')
  const [row] = await sql<[{ requeue: number }]>`select contact.requeue()`
  return `${messageCount(row.requeue)} queued; the next attempt is within a minute\n`
}

async function exportCsv({ sql }: Context): Promise<string> {
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
  // Without these, Excel assumes another encoding and, in many countries, semicolons.
  const marks = '\uFEFFsep=,\r\n'
  return marks + [header, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

async function erase({ sql, argument, options, output }: Context): Promise<string> {
  const { held = false, yes = false } = options
  if (held === (argument !== ''))
    throw new InputError('Specify an e-mail address, an id or --held.')
  const ids = held ? await heldIds(sql) : await idsOf(sql, argument)
  if (ids.length > 1 && !yes && !(await confirms(`Delete ${ids.length} messages?`, output))) {
    throw new InputError('Nothing was deleted. To delete without a question, add --yes.')
  }
  const { count } = await sql`delete from contact.outbox where id::text = any(${ids})`
  return `${messageCount(count)} deleted\n`
}

async function heldIds(sql: Sql): Promise<string[]> {
  const rows = await sql<Message[]>`select id from contact.outbox where state = 'held'`
  return rows.map(({ id }) => id)
}

async function idsOf(sql: Sql, emailOrId: string): Promise<string[]> {
  if (emailOrId.includes('@')) return await idsFrom(sql, emailOrId)
  if (emailOrId.length < SHORTEST_PREFIX) {
    throw new InputError(`Specify at least the first ${SHORTEST_PREFIX} characters of the id.`)
  }
  return [(await messageWithId(sql, emailOrId)).id]
}

/** Asks a question in the terminal. No answer means no, for example in a script. */
async function confirms(question: string, output: Output): Promise<boolean> {
  output.log(`${question} [y/N] `)
  for await (const answer of createInterface({ input: process.stdin })) {
    return /^y(?:es)?$/i.test(answer.trim())
  }
  return false
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
  // Errors of the operating system and of `postgres`, such as CONNECT_TIMEOUT.
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

/**
 * Quotes a cell. An apostrophe keeps a spreadsheet from running it as a formula, even where another
 * separator would start a new cell.
 */
function csvCell(text: string): string {
  const safe = printable(text).replace(/(^|[;\t\n])(?="*[=+\-@])/g, "$1'")
  return `"${safe.replaceAll('"', '""')}"`
}

/** Removes characters that could move the cursor or reorder the displayed text. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, '')
}

/** Also replaces tabs and line breaks, with which a text could forge a row. */
function singleLine(text: string): string {
  return printable(text).replace(/[\t\n]+/g, ' ')
}

function messageCount(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`
}

function formatTime(time: Date): string {
  return `${time.toISOString().replace('T', ' ').slice(0, 16)} UTC`
}
