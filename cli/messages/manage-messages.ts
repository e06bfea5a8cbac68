import { createInterface } from 'node:readline'
import pc from 'picocolors'
import type { Sql } from 'postgres'
import { contactFields } from '../../supabase/functions/_shared/contact-message.ts'
import { InputError, type Output } from '../core/program.ts'
import { pluralize } from '../core/report-language.ts'
import { recordErasures } from './erasures.ts'
import { csvCell, formatTime, withoutControls, singleLine } from './message-text.ts'
import type { Message, WebhookEvent } from './outbox-database.ts'

/**
 * The minimum length of an id prefix for `erase`: a shorter prefix with a typo could select
 * another message.
 */
export const SHORTEST_PREFIX = 6

export const PAGE_SIZE = 50

export async function list(sql: Sql, page: number, { colors }: Output): Promise<string> {
  const counts = await sql<{ state: Message['state']; count: number }[]>`
    select state, count(*)::int from contact.outbox where not is_probe group by state`
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  if (page > pages) throw new InputError(`There is no page ${page}; the last one is ${pages}.`)

  const rows = await sql<Message[]>`
    select * from contact.outbox
    where not is_probe
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
    pluralize(total, 'message'),
    held > 0 ? `, ${held} held: to be released or erased` : '',
    dead > 0 ? `, ${dead} dead: to be requeued or erased` : '',
    pages > 1 ? `; page ${page} of ${pages}` : '',
    page < pages ? `, next: npx cli messages list --page ${page + 1}` : '',
    '\n',
  ].join('')
}

export async function show(sql: Sql, idPrefix: string): Promise<string> {
  const { message, ...row } = await messageWithId(sql, idPrefix)
  const [webhook] = await sql<WebhookEvent[]>`
    select state, error from contact.webhooks where message_id = ${row.id}`
  const values: Record<string, string | number> = {
    id: row.id,
    state: row.state,
    received: formatTime(row.created_at),
    ...(row.sent_at && { sent: formatTime(row.sent_at) }),
    ...(row.state === 'queued' && { 'next attempt': formatTime(row.next_attempt) }),
    attempts: row.attempts,
    ...(row.error !== null && { failed: row.error }),
    ...(webhook && { webhook: [webhook.state, webhook.error].filter(Boolean).join(', failed: ') }),
  }
  const fields = contactFields.filter((field) => field !== 'message')
  for (const field of fields) values[field] = singleLine(message[field] ?? '')
  const lines = Object.entries(values).map(([name, value]) => `${`${name}:`.padEnd(14)}${value}\n`)
  return `${lines.join('')}\n${withoutControls(message.message)}\n`
}

/** @param states the states from which the message may be queued again */
export async function requeue(
  sql: Sql,
  idPrefix: string,
  states: readonly Message['state'][],
): Promise<string> {
  const { id, state } = await messageWithId(sql, idPrefix)
  if (!states.includes(state)) {
    throw new InputError(`Message ${id} is ${state}, not ${states.join(' or ')}.`)
  }
  await sql`select contact.requeue(${id})`
  return `Message ${id} is queued again, with its attempts counted from 1; the next is within a minute\n`
}

export async function requeueAll(sql: Sql): Promise<string> {
  const [row] = await sql<[{ requeue: number }]>`select contact.requeue()`
  const count = await requeueWebhooks(sql)
  const notifications = count > 0 ? ` and ${pluralize(count, 'notification')}` : ''
  return `${pluralize(row.requeue, 'message')}${notifications} queued again, with attempts counted from 1; the next is within a minute\n`
}

/** Requeues notifications, as `contact.requeue` requeues messages, and returns their number. */
async function requeueWebhooks(sql: Sql): Promise<number> {
  const { count } = await sql`
    update contact.webhooks set state = 'queued', next_attempt = now(), attempts = 0
    where state in ('queued', 'dead')`
  return count
}

export async function exportCsv(sql: Sql): Promise<string> {
  const rows = await sql<Message[]>`
    select * from contact.outbox where not is_probe order by created_at`
  const header = ['id', 'received', 'state', ...contactFields]
  const lines = rows.map(({ id, created_at, state, message }) => [
    id,
    created_at.toISOString(),
    state,
    ...contactFields.map((field) => message[field] ?? ''),
  ])
  // Without this prefix, Excel would expect another encoding and, in many locales, semicolons.
  const marks = '\uFEFFsep=,\r\n'
  return marks + [header, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/**
 * @param target an e-mail address, optionally with a name, as in `Ana <ana@example.com>`; or an id
 *   or its first characters; empty with `held`
 * @param options.backupDays the number of days for which backups may still contain the messages
 */
export async function erase(
  sql: Sql,
  target: string,
  options: { held: boolean; yes: boolean; backupDays: number; output: Output },
): Promise<string> {
  const { held, yes, backupDays, output } = options
  const emailOrId = /[^\s<>:]+@[^\s<>]+/.exec(target)?.[0] ?? target.trim()
  if (held === (emailOrId !== ''))
    throw new InputError('Specify an e-mail address, an id or --held.')
  const ids = held ? await heldIds(sql) : await findIds(sql, emailOrId)
  if (ids.length > 1 && !yes && !(await confirms(`Delete ${ids.length} messages?`, output))) {
    throw new InputError('Nothing was deleted. To delete without a question, add --yes.')
  }
  const count = await sql.begin(async (transaction) => {
    await recordErasures(transaction, emailOrId.includes('@') ? [emailOrId] : ids, backupDays)
    const deleted = await transaction`delete from contact.outbox where id::text = any(${ids})`
    return deleted.count
  })
  output.log('If you keep backups, make one now: it tells a later restore what was erased.\n')
  const reason = count === 0 && !held ? `: none is from ${emailOrId}` : ''
  return `${pluralize(count, 'message')} deleted${reason}\n`
}

async function heldIds(sql: Sql): Promise<string[]> {
  const rows = await sql<Message[]>`select id from contact.outbox where state = 'held'`
  return rows.map(({ id }) => id)
}

async function findIds(sql: Sql, emailOrId: string): Promise<string[]> {
  if (emailOrId.includes('@')) return await idsFrom(sql, emailOrId)
  if (emailOrId.length < SHORTEST_PREFIX) {
    throw new InputError(`Specify at least the first ${SHORTEST_PREFIX} characters of the id.`)
  }
  return [(await messageWithId(sql, emailOrId)).id]
}

/** Asks a yes-or-no question in the terminal. No answer, as in a script, counts as no. */
async function confirms(question: string, output: Output): Promise<boolean> {
  output.log(`${question} [y/N] `)
  for await (const answer of createInterface({ input: process.stdin })) {
    return /^y(?:es)?$/i.test(answer.trim())
  }
  return false
}

async function idsFrom(sql: Sql, email: string): Promise<string[]> {
  // Not filtered in SQL, because `message->>'email'` fails if a message contains \u0000.
  const rows = await sql<Message[]>`select id, message from contact.outbox where not is_probe`
  return rows
    .filter(({ message }) => message.email.toLowerCase() === email.toLowerCase())
    .map(({ id }) => id)
}

/** @throws InputError unless exactly one message has an id with this prefix */
async function messageWithId(sql: Sql, prefix: string): Promise<Message> {
  const found = await sql<Message[]>`
    select * from contact.outbox
    where not is_probe and ${prefix} <> '' and starts_with(id::text, ${prefix.toLowerCase()})
    limit 2`
  const [message] = found
  if (message === undefined || found.length > 1) {
    const problem = message === undefined ? 'No message has' : 'More than one message has'
    throw new InputError(`${problem} an id that begins with ${prefix}. See npx cli messages list.`)
  }
  return message
}
