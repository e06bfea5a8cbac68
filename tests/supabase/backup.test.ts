import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { appendFile, copyFile, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startCli } from '../cli/run-cli.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { message } from './message-and-reply.ts'
import { runFunction, smtpSettings } from './running-function.ts'
import { runScriptedSmtp } from './scripted-smtp.ts'
import { clear, drain, fill, outboxSettings, runDatabase, runMessages } from './test-database.ts'

type Database = Awaited<ReturnType<typeof runDatabase>>

/** The database that is backed up, and the database that backups are restored to. */
let source: Database
let target: Database
beforeAll(async () => {
  source = await runDatabase()
  target = await runDatabase()
  return () => Promise.all([source.stop(), target.stop()])
})

/** A folder for backups, which also contains the key file. */
let folder: string
let keyFile: string
let publicKey: string
beforeEach(async () => {
  folder = temporaryFolder().root
  keyFile = path.join(folder, 'key.txt')
  publicKey = (await messages(source, 'create-key', keyFile)).stdout.trim()
})
afterEach(async () => {
  await Promise.all([source, target].map(clear))
})

const messages = ({ url }: Database, ...args: string[]) =>
  runMessages({ SUPABASE_DB_URL: url }, ...args)

/** Runs `npx cli messages` in a new process. */
const messagesInProcess = ({ url }: Database, ...args: string[]) =>
  startCli(['messages', ...args], {
    environment: { SUPABASE_DB_URL: url, BACKUP_PUBLIC_KEY: publicKey },
  })

/** Backs up the source, and returns the backup's path. */
async function backup(): Promise<string> {
  const before = await readdir(folder)
  const run = await messages(source, 'backup', folder, '--public-key', publicKey)
  expect(run).toMatchObject({ code: 0, stderr: '' })
  const [name = '', ...others] = (await readdir(folder)).filter((file) => !before.includes(file))
  expect(others).toEqual([])
  return path.join(folder, name)
}

const restore = (file: string, ...args: string[]) =>
  messages(target, 'restore', file, '--key', keyFile, ...args)

async function store(name: string, state = 'queued'): Promise<string> {
  const json = JSON.stringify({ ...message, name, email: `${name}@visitor.example` })
  const [row] = await source.sql<[{ id: string }]>`
    select id from contact.submit(
      ${randomUUID()}, gen_random_uuid(), ${json}::text::json, null, false, 9, 9, 60)`
  await source.sql`
    update contact.outbox
    set state = ${state}::contact.state, lease = null, leased_until = null,
      sent_at = case when ${state} = 'sent' then now() end
    where id = ${row.id}`
  return row.id
}

/** Returns all rows in a table as text, so that a comparison includes microseconds. */
const rowsOf = async ({ sql }: Database, table: string) => {
  const rows = await sql<{ row: string }[]>`
    select row_to_json(t)::text as row from ${sql(`contact.${table}`)} t order by t::text`
  return rows.map(({ row }) => row)
}

const idsIn = async ({ sql }: Database) => {
  const rows = await sql<{ id: string }[]>`select id from contact.outbox`
  return rows.map(({ id }) => id)
}

/** Waits for a second, so that the next backup has a different name. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000))

test('a backup contains no probes', async () => {
  await source.sql`select contact.submit_probe('probe', gen_random_uuid(), '{}')`
  expect((await restore(await backup())).stdout).toBe('0 messages restored\n')
  expect(await idsIn(target)).toEqual([])
})

test('every row is restored unchanged, and a queued message is then sent once', async () => {
  const queued = await store('Zero\0 \ud800 \u2028')
  await store('sent', 'sent')
  await store('held', 'held')
  await store('dead', 'dead')
  await source.sql`select contact.queue_webhook(${queued})`
  await source.sql`
    insert into contact.webhooks (event, detail, next_attempt, created_at)
    values ('mail_down', 'login 535', now(), now())`
  await messagesInProcess(source, 'erase', 'erased@visitor.example')
  const made = await messagesInProcess(source, 'backup', folder)
  const file = path.join(
    folder,
    (await readdir(folder)).find((name) => name.endsWith('.age')) ?? '',
  )
  expect(made).toEqual({ code: 0, stderr: '', stdout: `4 messages in ${file}\n` })
  expect(await readFile(file, 'utf8')).not.toContain('visitor.example')

  const restored = await messagesInProcess(target, 'restore', file, '--key', keyFile)
  expect(restored).toEqual({ code: 0, stderr: '', stdout: '4 messages restored\n' })
  for (const table of ['outbox', 'webhooks', 'erasures']) {
    const rows = await rowsOf(source, table)
    expect(rows, table).not.toEqual([])
    expect(await rowsOf(target, table), table).toEqual(rows)
  }

  await using smtp = await runScriptedSmtp()
  await using contact = await runFunction({
    ...outboxSettings(target.functionUrl),
    ...smtpSettings(smtp.port),
  })
  for (let n = 0; n < 2; n++) await drain(contact)
  // One e-mail is the queued message; the other is the reminder about held and dead messages.
  expect(smtp.accepted).toHaveLength(2)
  const states = await target.sql`select state from contact.outbox order by state`
  expect(states.map(({ state }) => state as string)).toEqual(['sent', 'sent', 'held', 'dead'])
})

test('a backup can contain more rows than are read at once', async () => {
  await fill(source, 250)
  expect((await restore(await backup())).stdout).toBe('250 messages restored\n')
})

describe('an erased message', () => {
  test('is not restored from a backup that was made before the erasure', async () => {
    await store('ana')
    const [other, kept] = [await store('bia'), await store('clara')]
    const file = await backup()
    await nextSecond()
    await messages(source, 'erase', 'ANA@visitor.example')
    await messages(source, 'erase', other)
    // This message arrives after the erasure, so it must be restored.
    const again = await store('ana')
    const later = await backup()
    await source.sql`truncate contact.outbox cascade`

    const run = await restore(file)
    expect(run.stdout).toBe(
      '1 message restored\n2 messages not restored: erased since the backup\n',
    )
    expect(await idsIn(target)).toEqual([kept])
    await target.sql`truncate contact.outbox cascade`
    expect((await restore(later)).stdout).toBe('2 messages restored\n')
    expect((await idsIn(target)).toSorted()).toEqual([kept, again].toSorted())
  })

  test('is not restored into a database that records its erasure', async () => {
    await store('ana')
    const file = await backup()
    await messages(target, 'erase', 'ana@visitor.example')
    expect((await restore(file)).stdout).toMatch(/^0 messages restored\n1 message not/)
  })

  test('is recorded only as hashes, and only until the backups have expired', async () => {
    await store('ana')
    const run = await messages(source, 'erase', 'ana@visitor.example')
    expect(run.stderr).toMatch(/backup/)
    expect((await rowsOf(source, 'erasures')).join()).not.toMatch(/ana|visitor/)
    await source.sql`select contact.purge_erasures(now() + interval '300 days')`
    expect(await rowsOf(source, 'erasures')).toEqual([])
  })
})

test('sent messages older than the retention period are not restored', async () => {
  await store('old', 'sent')
  await store('recent', 'sent')
  const makeOld = ({ sql }: Database) => sql`
    update contact.outbox set sent_at = now() - interval '300 days'
    where message->>'name' = 'old'`
  const all = await backup()
  await makeOld(source)
  await nextSecond()
  const { stdout } = await restore(await backup())
  expect(stdout).toMatch(/^1 message restored\n1 message not restored: older than \d+ days\n$/)

  // If the old message is already in the database, it is deleted, and the output does not count it.
  await target.sql`truncate contact.outbox cascade`
  await restore(all)
  await makeOld(target)
  await source.sql`truncate contact.outbox cascade`
  await store('new')
  await nextSecond()
  const merged = await restore(await backup(), '--merge')
  expect(merged.stdout).toBe('1 message restored\n')
})

test('the backup command deletes expired backups from its folder, but no other files', async () => {
  const old = ['messages-2020-01-01T00-00-00Z.age', 'photos-2020-01-01T00-00-00Z.age', 'notes.age']
  for (const name of old) await writeFile(path.join(folder, name), '')
  const run = await messages(source, 'backup', folder, '--public-key', publicKey)
  expect(run.stdout).toMatch(/^1 expired backup/m)
  const left = await readdir(folder)
  expect(old.filter((name) => left.includes(name))).toEqual(old.slice(1))
})

test('only the owner can read key files and backups, and no key file is overwritten', async () => {
  expect(await readFile(keyFile, 'utf8')).toMatch(/^# public key: age1\w+\nAGE-SECRET-KEY-1\w+\n$/)
  expect(publicKey).toMatch(/^age1\w+$/)
  for (const file of [keyFile, await backup()]) expect(statSync(file).mode & 0o077).toBe(0)
  const again = await messages(source, 'create-key', keyFile)
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('already exists')])
})

describe('npx cli messages fails, says why and changes nothing', () => {
  let file: string
  beforeEach(async () => {
    await store('ana')
    file = await backup()
  })

  async function expectFailure(expected: RegExp, ...args: string[]) {
    const before = await rowsOf(target, 'outbox')
    const run = await restore(file, ...args)
    expect([run.code, run.stdout]).toEqual([2, ''])
    expect(run.stderr).toMatch(expected)
    expect(run.stderr).not.toMatch(/^ +at /m)
    expect(await rowsOf(target, 'outbox')).toEqual(before)
  }

  test('if a backup is restored with a different key', async () => {
    keyFile = path.join(folder, 'other.txt')
    await messages(source, 'create-key', keyFile)
    await expectFailure(/^error: The key does not fit .*\.age/)
  })

  test.each(['age1abc', 'AGE-SECRET-KEY-1ABC'])('if the key file contains %s', async (text) => {
    await writeFile(keyFile, `${text}\n`)
    await expectFailure(/^error: .*key\.txt contains no complete line AGE-SECRET-KEY/)
  })

  test.each([0, 10, 100, -1, -20])('if the backup is truncated at offset %i', async (length) => {
    // With this many messages, the backup has more than one encrypted chunk.
    await fill(source, 400)
    await rm(file)
    file = await backup()
    const { size } = statSync(file)
    await truncate(file, length < 0 ? size + length : length)
    await expectFailure(/^error: .* is not a complete backup/)
  })

  test('if a byte was appended to the backup', async () => {
    await appendFile(file, 'x')
    await expectFailure(/^error: .* is not a complete backup/)
  })

  test('if the backup does not exist', async () => {
    file = path.join(folder, 'none.age')
    await expectFailure(/^error: .*none\.age cannot be opened \(ENOENT\)/)
  })

  test('if a later backup in the folder is unreadable', async () => {
    await copyFile(file, path.join(folder, 'messages-2999-01-01T00-00-00Z.age'))
    await truncate(path.join(folder, 'messages-2999-01-01T00-00-00Z.age'), 50)
    await expectFailure(/^error: .*messages-2999.* is not a complete backup/)
  })

  test('if the backup has expired', async () => {
    const { Encrypter } = await import('age-encryption')
    const encrypter = new Encrypter()
    encrypter.addRecipient(publicKey)
    const header = { format: 1, created: '2020-01-01T00:00:00.000Z' }
    await writeFile(file, await encrypter.encrypt(`${JSON.stringify(header)}\n`))
    await expectFailure(/^error: .* is older than the \d+ days .* Delete it/)
  })

  test('if the backup contains an unknown column', async () => {
    await source.sql`alter table contact.outbox add later text`
    await rm(file)
    try {
      file = await backup()
    } finally {
      await source.sql`alter table contact.outbox drop later`
    }
    await expectFailure(/^error: The backup is of a later version/)
  })

  test('if the database is not empty, unless --merge is set', async () => {
    await source.sql`update contact.outbox set error = 'login 535'`
    await restore(file)
    await target.sql`update contact.outbox set state = 'sent', sent_at = now()`
    const bia = await store('bia')
    await rm(file)
    file = await backup()
    await expectFailure(/^error: The database contains 1 message\. .*--merge/)
    expect((await restore(file, '--merge')).stdout).toBe('1 message restored\n')
    const states = await target.sql`select state, id = ${bia} as added from contact.outbox`
    expect(states.map(({ state, added }) => [state, added] as unknown[]).toSorted()).toEqual([
      ['queued', true],
      ['sent', false],
    ])
  })

  test('if the public key for a backup is missing or invalid', async () => {
    const count = (await readdir(folder)).length
    const none = await messages(source, 'backup', folder)
    const invalid = await messages(source, 'backup', folder, '--public-key', 'age1abc')
    expect([none.code, invalid.code]).toEqual([2, 2])
    expect(none.stderr).toMatch(/^error: .*BACKUP_PUBLIC_KEY/)
    expect(invalid.stderr).toMatch(/^error: The public key is invalid/)
    expect(await readdir(folder)).toHaveLength(count)
  })

  test('if the path of the backup folder leads to or through a file', async () => {
    for (const wrong of [keyFile, path.join(keyFile, 'none')]) {
      const run = await messages(source, 'backup', wrong, '--public-key', publicKey)
      expect([run.code, run.stderr]).toEqual([
        2,
        expect.stringContaining('cannot be opened (ENOTDIR)'),
      ])
    }
  })
})

test('the backup command creates its folder if it does not exist', async () => {
  folder = path.join(folder, 'new/backups')
  const run = await messages(source, 'backup', folder, '--public-key', publicKey)
  expect(run).toMatchObject({ code: 0, stderr: '' })
  expect(await readdir(folder)).toHaveLength(1)
})

test('the schema contains only the backed-up tables, the counters and the secrets', async () => {
  const tables = await source.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'contact'::regnamespace and relkind = 'r' order by relname`
  expect(tables.map(({ name }) => name)).toEqual([
    'counters',
    'erasures',
    'outbox',
    'secrets',
    'webhooks',
  ])
})
