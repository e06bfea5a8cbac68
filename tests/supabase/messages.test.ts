import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Sql } from 'postgres'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startCliWith } from '../cli/run-cli.ts'
import { runDatabase } from './test-database.ts'

let sql: Sql
let url: string
let folder: string
beforeAll(async () => {
  const database = await runDatabase()
  ;({ sql, url, folder } = database)
  return database.stop
})
afterEach(async () => {
  await sql`truncate contact.outbox, contact.counters`
})

/** Runs `npx cli messages` in a process. */
const messages = (...args: string[]) => startCliWith({ SUPABASE_DB_URL: url }, 'messages', ...args)

/** Stores a message as the contact function does. Returns its id. */
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

test('list shows the messages that need attention first', async () => {
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
  expect(stdout).toMatch(/^3 messages, 1 held: .*, 1 dead: .*$/m)
})

test('show prints a whole message, given the first characters of its id', async () => {
  const id = await store()
  const { stdout } = await messages('show', id.slice(0, 6).toUpperCase())
  for (const text of [id, 'Ana', '+55 21 98765-4321', 'ana@visitor.example', 'Oi,\n"tudo" bem?']) {
    expect(stdout).toContain(text)
  }
})

test('no message can move the cursor or forge a row', async () => {
  const id = await store({ name: 'Ana\n00000000  sent\u009b2J', message: '\u001b[2JOne\nTwo\r' })
  const [list, show] = [await messages('list'), await messages('show', id)]
  expect(list.stdout.split('\n')).toHaveLength(3)
  expect(show.stdout).toMatch(/One\nTwo/)
  expect(list.stdout + show.stdout).not.toMatch(/[^\P{Cc}\n]/u)
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
  expect(await sql`select from contact.claim(9, false)`).toHaveLength(2)
})

test('export prints CSV in which no cell is a formula', async () => {
  await store({ name: '=HYPERLINK("http://x.example")', phone: '+55 21' })
  const { stdout } = await messages('export')
  expect(stdout).toMatch(/^"id","received","state","name","phone","email","message"\r\n"/)
  expect(stdout).toContain(
    `"'=HYPERLINK(""http://x.example"")","+55 21","ana@visitor.example","Oi,\n""tudo"" bem?"\r\n`,
  )
})

test('erase deletes the messages of one person, or one message', async () => {
  const id = await store({ email: 'Ana@Visitor.example' })
  // PostgreSQL cannot read a field of a message with this character.
  const other = await store({ email: 'bia@visitor.example', message: 'One\0 two' })
  expect((await messages('erase', 'ana@visitor.example')).stdout).toBe('1 message deleted\n')
  expect(await Promise.all([id, other].map(stateOf))).toEqual([undefined, 'sending'])
  // An unset variable in a shell.
  expect((await messages('erase', '')).code).toBe(2)
  expect((await messages('erase', other.slice(0, 8))).stdout).toBe('1 message deleted\n')
  expect(await stateOf(other)).toBeUndefined()
})

test.each([
  [['show', 'ffff'], {}, /^error: No message has an id that begins with ffff/],
  [['show', "' or true --"], {}, /^error: No message has an id/],
  [
    ['list'],
    { SUPABASE_DB_URL: 'postgres://x@127.0.0.1:1/x' },
    /^error: No database at 127\.0\.0\.1:1 .*npm start/,
  ],
  [['list'], { SUPABASE_DB_URL: 'postgres://x:a#b@x.example/x' }, /^error: .*Percent-encode/],
  [['list'], { SUPABASE_DB_URL: 'postgres://x:100%@x.example/x' }, /^error: .*Percent-encode/],
])('%j fails with an error that says what to do', async (args, environment, expected) => {
  const run = await startCliWith({ SUPABASE_DB_URL: url, ...environment }, 'messages', ...args)
  expect(run.stderr).toMatch(expected)
  expect([run.code, run.stdout]).toEqual([2, ''])
})

test('without SUPABASE_DB_URL, the local database is used', async () => {
  const local = (DATABASE_FOLDER: string) =>
    startCliWith({ SUPABASE_DB_URL: '', DATABASE_FOLDER }, 'messages', 'list')
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
  const run = await startCliWith({ SUPABASE_DB_URL: other.href }, 'messages', 'list')
  expect(run.stderr).toMatch(/^error: .* refused the connection: .*nobody-with-this-name.*\n$/)
  expect(run.code).toBe(2)
})

test('the connection to the database is encrypted if the server supports it', async () => {
  const SSL_REQUEST = 80_877_103
  const received: Buffer[] = []
  const server = createServer((socket) => {
    socket.once('data', (data) => {
      received.push(data)
      // The client would connect again.
      server.close()
      socket.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const database = `postgres://x@127.0.0.1:${port}/x`
  const { stderr } = await startCliWith({ SUPABASE_DB_URL: database }, 'messages', 'list')
  expect(received[0]?.readInt32BE(4)).toBe(SSL_REQUEST)
  expect(stderr).toMatch(/^error: No database at/)
})
