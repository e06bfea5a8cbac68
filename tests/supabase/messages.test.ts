import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Sql } from 'postgres'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { startCli } from '../cli/run-cli.ts'
import { runMessages, useDatabase } from './test-database.ts'

let sql: Sql
let url: string
let folder: string
const database = useDatabase()
beforeAll(() => {
  ;({ sql, url, folder } = database())
})

const messages = (...args: string[]) => messagesWith({}, ...args)

/** Runs `npx cli messages` with additional environment variables. */
const messagesWith = (environment: Record<string, string>, ...args: string[]) =>
  runMessages({ SUPABASE_DB_URL: url, ...environment }, ...args)

async function messagesAndType(input: string, ...args: string[]) {
  using spy = vi.spyOn(process, 'stdin', 'get')
  spy.mockReturnValue(Readable.from([input]) as typeof process.stdin)
  return await messages(...args)
}

async function store(fields: object = {}, suspect = false): Promise<string> {
  const id = randomUUID()
  const message = {
    name: 'Ana',
    phone: '+55 21 98765-4321',
    email: 'ana@visitor.example',
    message: 'Oi,\n"tudo" bem?',
  }
  await sql`select contact.submit(
    ${id}, ${id}, ${JSON.stringify({ ...message, ...fields })}::text::json, null, ${suspect}, 9, 9, 60)`
  return id
}

const stateOf = async (id: string) => {
  const [row] = await sql`select state from contact.outbox where id = ${id}`
  return row?.['state'] as string | undefined
}

test('list shows messages that need attention above other messages', async () => {
  expect((await messages('list')).stdout).toBe('0 messages\n')
  const sending = await store()
  const held = await store({}, true)
  const dead = await store()
  await sql`update contact.outbox set state = 'dead', error = 'recipient 550' where id = ${dead}`
  const { stdout, code } = await messages('list')
  expect(code).toBe(0)
  const rows = stdout.split('\n').map((line) => line.split(/ {2,}/).slice(0, 2))
  expect(rows.slice(0, 3)).toEqual([
    [dead.slice(0, 8), 'dead'],
    [held.slice(0, 8), 'held'],
    [sending.slice(0, 8), 'sending'],
  ])
  expect(stdout).toContain('recipient 550')
  expect(stdout).toMatch(/^3 messages, 1 held: .*, 1 dead: [^;]*$/m)
})

test('probes are not treated as messages', async () => {
  await store()
  const probe = randomUUID()
  await sql`select contact.submit_probe(${probe}, ${probe}, '{"email": "ana@visitor.example"}')`
  expect((await messages('list')).stdout).toMatch(/^1 message$/m)
  expect((await messages('export')).stdout).not.toContain(probe)
  expect((await messages('show', probe)).stderr).toContain('No message has')
  expect(await sql`select queued from contact.backlog(30)`).toEqual([{ queued: 1 }])
  expect((await messages('erase', 'ana@visitor.example')).stdout).toContain('1 message deleted')
  expect(await stateOf(probe)).toBe('queued')
})

test('list shows fifty messages per page', async () => {
  for (let n = 0; n < 51; n++) await store()
  const [first, second] = [await messages('list'), await messages('list', '--page', '2')]
  const idsIn = (text: string) => text.match(/^[\da-f]{8}(?= {2})/gm) ?? []
  expect(idsIn(first.stdout)).toHaveLength(50)
  expect(new Set([...idsIn(first.stdout), ...idsIn(second.stdout)]).size).toBe(51)
  expect(first.stdout).toMatch(/^51 messages; page 1 of 2, next: .* --page 2\n$/m)
  expect(second.stdout).toMatch(/^51 messages; page 2 of 2\n$/m)
  expect((await messages('list', '--page', '3')).stderr).toMatch(/^error: There is no page 3/)
})

test('show prints a whole message, given the first characters of its id', async () => {
  const id = await store()
  const { stdout } = await messages('show', id.slice(0, 6).toUpperCase())
  for (const text of [id, 'Ana', '+55 21 98765-4321', 'ana@visitor.example', 'Oi,\n"tudo" bem?']) {
    expect(stdout).toContain(text)
  }
})

test('no message can move the cursor, forge a row or reverse text', async () => {
  const name = 'Ana\n00000000  sent\u009b2J\u202egnp.exe'
  const id = await store({ name, message: '\u001b[2JOne\n\u2066Two\r\u2028' })
  const [list, show] = [await messages('list'), await messages('show', id)]
  const exported = await messages('export')
  expect(list.stdout.split('\n')).toHaveLength(3)
  expect(show.stdout).toMatch(/One\nTwo/)
  expect(exported.stdout).toMatch(/One\nTwo/)
  const unsafe = /[^\P{Cc}\r\n]|[\p{Bidi_Control}\p{Zl}]/u
  expect(list.stdout + show.stdout + exported.stdout).not.toMatch(unsafe)
})

test('release and requeue make a message due', async () => {
  const held = await store({}, true)
  const dead = await store()
  await sql`update contact.outbox set state = 'dead' where id = ${dead}`
  expect((await messages('release', dead)).stderr).toBe(
    `error: Message ${dead} is dead, not held.\n`,
  )
  expect((await messages('release', held)).stdout).toContain(held)
  expect((await messages('requeue', dead)).stdout).toContain(dead)
  expect(await Promise.all([held, dead].map(stateOf))).toEqual(['queued', 'queued'])
  expect(await sql`select from contact.claim(9)`).toHaveLength(2)
})

test('requeue --all makes only queued or dead messages and dead notifications due', async () => {
  const [queued, dead, held, sent] = [await store(), await store(), await store(), await store()]
  const states = { [queued]: 'queued', [dead]: 'dead', [held]: 'held', [sent]: 'sent' }
  for (const [id, state] of Object.entries(states)) {
    await sql`
      update contact.outbox set state = ${state}, next_attempt = now() + interval '6 hours'
      where id = ${id}`
  }
  expect((await messages('requeue', '--all')).stdout).toMatch(/^2 messages queued again, /)
  const due = await sql<{ id: string }[]>`select id from contact.claim(9)`
  expect(due.map(({ id }) => id).toSorted()).toEqual([queued, dead].toSorted())
  // Simulates a webhook receiver that refused the event for the sent message.
  await sql`select contact.queue_webhook(${sent})`
  await sql`update contact.webhooks set state = 'dead', error = '404', attempts = 9`
  expect((await messages('show', sent)).stdout).toMatch(/^webhook: +dead, failed: 404$/m)
  expect((await messages('requeue', '--all')).stdout).toMatch(
    /^\d+ messages? and 1 notification queued again, /,
  )
  expect(await sql`select event from contact.claim_webhook(false)`).toEqual([{ event: 'message' }])
  expect((await messages('requeue', '--all', held)).code).toBe(2)
  expect((await messages('requeue')).code).toBe(2)
})

test('export prints CSV in which no cell is a formula, whatever the delimiter', async () => {
  await store({
    name: '=HYPERLINK("http://x.example")',
    phone: '+55-21',
    message: '@A1\n-1;=2;"=3\t+4, =5\n"tudo" bem; 6=6',
  })
  const { stdout } = await messages('export')
  const [marks, header] = stdout.split('\r\n')
  expect(marks).toBe('\uFEFFsep=,')
  expect(header).toBe('"id","received","state","name","phone","email","message"')
  expect(stdout).toContain(
    `"'=HYPERLINK(""http://x.example"")","'+55-21","ana@visitor.example",` +
      `"'@A1\n'-1;'=2;'""=3\t'+4, =5\n""tudo"" bem; 6=6"\r\n`,
  )
})

describe('erase', () => {
  test('deletes all messages from one person, or a single message', async () => {
    const id = await store({ email: 'Ana@Visitor.example' })
    // If a message contains a null character, PostgreSQL cannot read any of its fields.
    const other = await store({ email: 'bia@visitor.example', message: 'One\0 two' })
    // The sender in the format that `list` prints.
    const ana = 'Ana <ana@visitor.example>'
    expect((await messages('erase', ana)).stdout).toBe('1 message deleted\n')
    expect((await messages('erase', ana)).stdout).toMatch('0 messages deleted: none is from ana@')
    expect(await Promise.all([id, other].map(stateOf))).toEqual([undefined, 'sending'])
    // An empty prefix may come from an unset shell variable, and a short prefix may be a typo.
    for (const prefix of ['', other.slice(0, 1), other.slice(0, 5)]) {
      expect((await messages('erase', prefix)).code).toBe(2)
    }
    expect((await messages('erase', other.slice(0, 6))).stdout).toBe('1 message deleted\n')
    expect(await stateOf(other)).toBeUndefined()
  })

  test('asks for confirmation before it deletes more than one message', async () => {
    await store({}, true)
    await store({}, true)
    const other = await store()
    for (const answer of ['', 'n\n', 'x\n']) {
      const run = await messagesAndType(answer, 'erase', '--held')
      expect(run.stderr).toMatch(/^Delete 2 messages\? .*error: Nothing was deleted\. .*--yes\.\n$/)
      expect(run.code).toBe(2)
    }
    // Runs in a separate process, so that the answer arrives through a real pipe.
    const environment = { SUPABASE_DB_URL: url }
    const run = await startCli(['messages', 'erase', '--held'], { environment, input: 'y\n' })
    expect([run.code, run.stdout]).toEqual([0, '2 messages deleted\n'])
    expect(await stateOf(other)).toBe('sending')
    await store()
    const email = 'ana@visitor.example'
    expect((await messagesAndType('', 'erase', email)).code).toBe(2)
    expect((await messages('erase', email, '--held')).code).toBe(2)
    expect((await messages('erase', email, '--yes')).stdout).toBe('2 messages deleted\n')
  })
})

test.each([
  [['show', 'ffff'], {}, /^error: No message has an id that begins with ffff/],
  [['show', "' or true --"], {}, /^error: No message has an id/],
  [['backup', ''], {}, /^error: Specify a folder/],
  [
    ['list'],
    { SUPABASE_DB_URL: 'postgres://x@127.0.0.1:1/x' },
    /^error: No database at 127\.0\.0\.1:1 .*Check SUPABASE_DB_URL/,
  ],
  [['list'], { SUPABASE_DB_URL: 'postgres://x:a#b@x.example/x' }, /^error: .*Percent-encode/],
  [['list'], { SUPABASE_DB_URL: 'postgres://x:100%@x.example/x' }, /^error: .*Percent-encode/],
])(
  'the command %j fails with an error that explains the problem',
  async (args, environment, expected) => {
    const run = await messagesWith(environment, ...args)
    expect(run.stderr).toMatch(expected)
    expect([run.code, run.stdout]).toEqual([2, ''])
  },
)

test('without SUPABASE_DB_URL, the local database is used', async () => {
  const local = (DATABASE_FOLDER: string) =>
    messagesWith({ SUPABASE_DB_URL: '', DATABASE_FOLDER }, 'list')
  await store()
  expect(await local(folder)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^1 message$/m),
  })
  const missing = await local(`${folder}/none`)
  expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('Run npm start')])
})

test('a database that refuses the user is reported without a stack trace', async () => {
  const other = Object.assign(new URL(url), { username: 'nobody-with-this-name' })
  const run = await messagesWith({ SUPABASE_DB_URL: other.href }, 'list')
  expect(run.stderr).toMatch(/^error: .* refused the connection: .*nobody-with-this-name.*\n$/)
  expect(run.code).toBe(2)
})
