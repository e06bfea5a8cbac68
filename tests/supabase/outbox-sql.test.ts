import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runDatabase } from './test-database.ts'

let sql: Sql
beforeAll(async () => {
  const database = await runDatabase()
  sql = database.sql
  return database.stop
})
afterEach(async () => {
  await sql`truncate contact.outbox, contact.counters, contact.secrets`
})

/** Within a window of ten minutes that starts at 12:00. */
const NOON = '2030-01-01 12:00:00+00'

interface Submission {
  key?: string
  client?: string | null
  suspect?: boolean
  at?: string
}

async function submit({
  key = randomUUID(),
  client = null,
  suspect = false,
  at = NOON,
}: Submission) {
  const [stored] = await sql<[{ id: string; lease: string | null; retry_after: number | null }]>`
    select * from contact.submit(
      ${key}, ${randomUUID()}, '{"email":"ana@visitor.example"}', ${client}, ${suspect}, 2, 4, 600, ${at}
    )`
  return stored
}

const claim = (at: string, digest = false) =>
  sql<{ key: string; lease: string }[]>`select * from contact.claim(50, ${digest}, ${at})`

async function settle(
  { key, lease }: { key: string; lease: string | null },
  at: string,
  error = '',
) {
  const [row] = await sql<[{ settle: boolean }]>`
    select contact.settle(${key}, ${lease}, ${error || null}, ${error.startsWith('permanent')}, ${at})`
  return row.settle
}

const rows = () => sql`select * from contact.outbox order by created_at`

describe('submit', () => {
  test('the same key is stored and counted once', async () => {
    const first = await submit({ key: 'k', client: '203.0.113.1' })
    for (let n = 0; n < 5; n++) {
      expect(await submit({ key: 'k', client: '203.0.113.1' })).toMatchObject({
        id: first.id,
        lease: null,
        retry_after: null,
      })
    }
    expect(await rows()).toHaveLength(1)
    expect((await submit({ client: '203.0.113.1' })).id).not.toBeNull()
  })

  test('a client over its limit must wait until the window ends', async () => {
    const at = '2030-01-01 12:03:20+00'
    for (const expected of [null, null, 400, 400]) {
      expect((await submit({ client: '203.0.113.1', at })).retry_after).toBe(expected)
    }
    expect((await submit({ client: '203.0.113.2', at })).retry_after).toBeNull()
    expect(
      (await submit({ client: '203.0.113.1', at: '2030-01-01 12:10:00+00' })).id,
    ).not.toBeNull()
    expect(await rows()).toHaveLength(4)
  })

  test('messages over the limit for all clients are stored for a digest', async () => {
    for (let n = 0; n < 6; n++) await submit({})
    expect((await rows()).map(({ state, digest }) => [state, digest])).toEqual([
      ...Array.from({ length: 4 }, () => ['sending', false]),
      ...Array.from({ length: 2 }, () => ['queued', true]),
    ])
    expect(await claim('2030-01-01 12:09:59+00', true)).toHaveLength(0)
    expect(await claim('2030-01-01 12:10:00+00', true)).toHaveLength(2)
  })

  test('a suspect message is counted like any other, and held', async () => {
    const results = []
    for (const suspect of [true, true, true]) {
      results.push(await submit({ client: '203.0.113.1', suspect }))
    }
    expect(results.map(({ id, lease, retry_after }) => [id === null, lease, retry_after])).toEqual([
      [false, null, null],
      [false, null, null],
      [true, null, 600],
    ])
    expect((await rows()).map(({ state }) => state)).toEqual(['held', 'held'])
    expect(await claim('2030-01-02 12:00:00+00')).toHaveLength(0)
  })

  test('the counters contain no IP address', async () => {
    await submit({ client: '203.0.113.1' })
    const dump = JSON.stringify([await sql`select * from contact.counters`, await rows()])
    expect(dump).not.toContain('203.0.113')
  })
})

describe('claim and settle', () => {
  test('two workers never have the same message', async () => {
    for (let n = 0; n < 4; n++) await submit({ suspect: true })
    await sql`update contact.outbox set state = 'queued'`
    const claimed = await Promise.all([claim(NOON), claim(NOON)])
    expect(claimed.flat().map(({ key }) => key)).toHaveLength(4)
  })

  test('an expired lease goes to another worker, and the first one changes nothing', async () => {
    const key = 'k'
    const { lease } = await submit({ key })
    expect(await claim('2030-01-01 12:01:59+00')).toHaveLength(0)
    const [second] = await claim('2030-01-01 12:02:00+00')
    expect(second?.key).toBe(key)
    expect(await settle({ key, lease }, '2030-01-01 12:02:01+00', 'late')).toBe(false)
    expect(await rows()).toMatchObject([{ state: 'sending', error: null }])
    expect(await settle(second!, '2030-01-01 12:02:02+00')).toBe(true)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  test('a message that fails is due after 1, 2, 4 … minutes, at most 6 hours', async () => {
    await submit({ key: 'k', suspect: true })
    await sql`select contact.requeue(id) from contact.outbox`
    const minutes = []
    let now = new Date('2040-01-01')
    for (let n = 0; n < 11; n++) {
      const [message] = await claim(now.toISOString())
      await settle(message!, now.toISOString(), 'login 535')
      const [row] = await rows()
      minutes.push((row?.['next_attempt'] - Number(now)) / 60_000)
      now = row?.['next_attempt']
    }
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
  })

  test('a refused message is dead until it is queued again', async () => {
    const key = 'k'
    const { lease } = await submit({ key })
    await settle({ key, lease }, NOON, 'permanent 550')
    expect(await rows()).toMatchObject([{ state: 'dead', error: 'permanent 550' }])
    expect(await claim('2030-02-01 12:00:00+00')).toHaveLength(0)
    await sql`select contact.requeue()`
    expect(await claim('2050-01-01 12:00:00+00')).toHaveLength(1)
  })
})

test('sent messages are deleted after the retention period, others are not', async () => {
  const key = 'k'
  const { lease } = await submit({ key, client: '203.0.113.1' })
  await settle({ key, lease }, NOON)
  await submit({ suspect: true })
  await sql`select contact.purge('30 days', '2030-01-31 11:59:00+00')`
  expect(await rows()).toHaveLength(2)
  await sql`select contact.purge('30 days', '2030-01-31 12:00:00+00')`
  expect((await rows()).map(({ state }) => state)).toEqual(['held'])
  expect(await sql`select from contact.counters union all select from contact.secrets`).toEqual([])
})

test('the owner is reminded of held and dead messages once a day', async () => {
  const reminder = async (at: string) => {
    const [row] = await sql<[{ reminder: boolean }]>`select * from contact.backlog(${at})`
    return row.reminder
  }
  expect(await reminder(NOON)).toBe(false)
  await submit({ suspect: true })
  const times = [NOON, '2030-01-01 23:59:00+00', '2030-01-02 00:00:00+00', '2030-01-02 08:00:00+00']
  const reminders = []
  for (const at of times) reminders.push(await reminder(at))
  expect(reminders).toEqual([true, false, true, false])
})

describe('permissions', () => {
  const statements = {
    'reads the table': 'select * from contact.outbox',
    'deletes from the table': 'delete from contact.outbox',
    'reads the secrets': 'select * from contact.secrets',
    claims: 'select * from contact.claim(1, false)',
    'counts the backlog': 'select * from contact.backlog()',
  }
  const DENIED = expect.stringMatching(/^permission denied for (?:schema|table|function)/)
  test.for([
    ['anon', [DENIED, DENIED, DENIED, DENIED, DENIED]],
    ['authenticated', [DENIED, DENIED, DENIED, DENIED, DENIED]],
    ['service_role', [DENIED, DENIED, DENIED, 'allowed', 'allowed']],
  ] as const)('%s can at most execute functions', async ([role, expected]) => {
    const results = []
    for (const statement of Object.values(statements)) {
      const attempt = sql.begin(async (transaction) => {
        await transaction.unsafe(`set local role ${role}`)
        await transaction.unsafe(statement)
      })
      results.push(
        await attempt.then(
          () => 'allowed',
          (error: Error) => error.message,
        ),
      )
    }
    expect(results).toEqual(expected)
  })
})
