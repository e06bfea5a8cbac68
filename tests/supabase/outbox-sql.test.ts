import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from './test-database.ts'

const database = useDatabase()
let sql: Sql
beforeAll(() => {
  sql = database().sql
})

/** The start of a ten-minute window. */
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

const claim = (at: string) =>
  sql<{ key: string; lease: string }[]>`select * from contact.claim(50, ${at})`

const claimDigest = (at: string, limit = 50) =>
  sql<{ digest_id: string; key: string; lease: string }[]>`
    select * from contact.claim_digest(${limit}, ${at})`

/** Records the result of one e-mail. Returns the number of messages that changed. */
async function settle(
  messages: { key: string; lease: string | null } | { key: string; lease: string | null }[],
  at: string,
  error = '',
) {
  const [first, ...others] = [messages].flat()
  const keys = [first!, ...others].map(({ key }) => key)
  const [row] = await sql<[{ settle: number }]>`
    select contact.settle(
      ${keys}, ${first!.lease}, ${error || null}, ${error.startsWith('refused')}, ${at}
    )`
  return row.settle
}

const rows = () => sql`select * from contact.outbox order by created_at`

describe('submit', () => {
  test('a message with a repeated key is stored and counted only once', async () => {
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

  test('messages over the total limit are stored for a digest', async () => {
    for (let n = 0; n < 6; n++) await submit({})
    expect((await rows()).map(({ state, digest }) => [state, digest])).toEqual([
      ...Array.from({ length: 4 }, () => ['sending', false]),
      ...Array.from({ length: 2 }, () => ['queued', true]),
    ])
    expect(await claimDigest('2030-01-01 12:09:59+00')).toHaveLength(0)
    expect(await claimDigest('2030-01-01 12:10:00+00')).toHaveLength(2)
  })

  test('a suspect message is counted like any other, but held', async () => {
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

  test('the counters and the stored messages contain no IP address', async () => {
    await submit({ client: '203.0.113.1' })
    const dump = JSON.stringify([await sql`select * from contact.counters`, await rows()])
    expect(dump).not.toContain('203.0.113')
  })
})

describe('claim and settle', () => {
  test('two workers never claim the same message', async () => {
    for (let n = 0; n < 4; n++) await submit({ suspect: true })
    await sql`update contact.outbox set state = 'queued'`
    const claimed = await Promise.all([claim(NOON), claim(NOON)])
    expect(claimed.flat().map(({ key }) => key)).toHaveLength(4)
  })

  test('a worker with an expired lease loses the message, and cannot record a failure', async () => {
    const key = 'k'
    const { lease } = await submit({ key })
    expect(await claim('2030-01-01 12:01:59+00')).toHaveLength(0)
    const [second] = await claim('2030-01-01 12:02:00+00')
    expect(second?.key).toBe(key)
    expect(await settle({ key, lease }, '2030-01-01 12:02:01+00', 'late')).toBe(0)
    expect(await rows()).toMatchObject([{ state: 'sending', error: null }])
    expect(await settle(second!, '2030-01-01 12:02:02+00')).toBe(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  test('a success is recorded even if the worker does not have the lease', async () => {
    const key = 'k'
    const { lease } = await submit({ key })
    const [second] = await claim('2030-01-01 12:02:00+00')
    expect(await settle({ key, lease }, '2030-01-01 12:02:01+00')).toBe(1)
    expect(await settle(second!, '2030-01-01 12:02:02+00', 'message 451')).toBe(0)
    expect(await rows()).toMatchObject([{ state: 'sent', error: null }])

    const held = await submit({ key: 'held', suspect: true })
    expect(await settle({ key: 'held', lease: held.lease }, NOON)).toBe(1)
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  })

  test('a message that fails is retried with exponential backoff, from 1 minute up to 6 hours', async () => {
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

  test('a message is dead after the third refusal, until it is queued again', async () => {
    await submit({ key: 'k', suspect: true })
    await sql`select contact.requeue(id) from contact.outbox`
    const results = ['refused 550', 'refused 554', 'message 552', 'login 535', 'refused 554']
    let now = new Date('2040-01-01')
    for (const result of results) {
      expect(await rows()).toMatchObject([{ state: 'queued' }])
      const [message] = await claim(now.toISOString())
      await settle(message!, now.toISOString(), result)
      now = new Date(Number(now) + 24 * HOUR)
    }
    expect(await rows()).toMatchObject([{ state: 'dead', error: 'refused 554' }])
    expect(await claim(now.toISOString())).toHaveLength(0)
    await sql`select contact.requeue()`
    const [again] = await claim('2050-01-01 12:00:00+00')
    await settle(again!, '2050-01-01 12:00:00+00', 'refused 550')
    expect(await rows()).toMatchObject([{ state: 'queued' }])
  })

  test('messages that have failed often are claimed after other messages', async () => {
    await submit({ key: 'failing', suspect: true })
    await submit({ key: 'honest', suspect: true, at: '2030-01-01 12:00:01+00' })
    await sql`update contact.outbox set state = 'queued', attempts = (key = 'failing')::int * 9`
    const [first] = await sql`select key from contact.claim(1, '2030-01-01 12:00:01+00')`
    expect(first).toEqual({ key: 'honest' })
  })
})

describe('a digest', () => {
  /** Stores messages for a digest that is due by `DUE`. */
  async function submitOver(...keys: string[]) {
    for (const key of keys) await submit({ key })
    await sql`update contact.outbox set digest = true, state = 'queued', lease = null, attempts = 0`
  }
  const DUE = '2030-01-01 12:10:00+00'

  test('keeps its id and messages across attempts', async () => {
    await submitOver('a', 'b')
    const first = await claimDigest(DUE)
    expect(new Set(first.map(({ lease }) => lease)).size).toBe(1)
    await settle(first, DUE, 'message 451')
    await submitOver('c')
    const [again, other] = [await claimDigest('2030-01-01 13:00:00+00'), await claimDigest(DUE)]
    expect(again.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(again.map(({ digest_id }) => digest_id)).toEqual(first.map((one) => one.digest_id))
    expect(other.map(({ key }) => key)).toEqual(['c'])
    expect(other[0]?.digest_id).not.toBe(first[0]?.digest_id)
    expect(await settle(again, '2030-01-01 13:00:01+00')).toBe(2)
  })

  test('is claimed by only one worker', async () => {
    await submitOver('a', 'b', 'c')
    const first = await claimDigest(DUE, 2)
    await settle(first, DUE, 'message 451')
    const later = '2030-01-01 13:00:00+00'
    const claimed = await Promise.all([1, 2, 3].map(() => claimDigest(later, 2)))
    expect(claimed.map(({ length }) => length).toSorted()).toEqual([0, 1, 2])
  })

  test('that is refused is sent as separate messages, whose refusals are counted from zero', async () => {
    await submitOver('a', 'b')
    await settle(await claimDigest(DUE), DUE, 'refused 554')
    expect(await claimDigest('2030-02-01 12:00:00+00')).toHaveLength(0)
    const single = await claim(DUE)
    expect(single.map(({ key }) => key).toSorted()).toEqual(['a', 'b'])
    const at = '2030-01-01 12:11:00+00'
    for (const message of single) await settle(message, at, 'refused 554')
    for (const message of await claim('2030-01-02 12:00:00+00'))
      await settle(message, at, 'refused')
    expect((await rows()).map(({ state }) => state)).toEqual(['queued', 'queued'])
  })
})

describe('after the clock has been a year ahead,', () => {
  const AHEAD = '2031-01-01 12:00:00+00'
  const purge = () => sql`select contact.purge(30, ${NOON})`

  test('messages that were leased or failed during that time are not delayed', async () => {
    await submit({ at: AHEAD })
    const { lease } = await submit({ key: 'failed', at: AHEAD })
    await settle({ key: 'failed', lease }, AHEAD, 'message 451')
    for (let n = 0; n < 3; n++) await submit({ at: AHEAD })
    await purge()
    expect(await claim('2030-01-01 12:01:59+00')).toHaveLength(1)
    expect(await claim('2030-01-01 12:02:00+00')).toHaveLength(3)
    expect(await claimDigest(NOON)).toHaveLength(1)
  })

  test('messages and client hashes stored during that time are kept no longer than others', async () => {
    const { lease } = await submit({ key: 'k', client: '203.0.113.1', at: AHEAD })
    await settle({ key: 'k', lease }, AHEAD)
    await purge()
    await sql`select contact.purge(30, '2030-01-31 12:00:00+00')`
    expect(await rows()).toEqual([])
    const left = await sql`select from contact.counters union all select from contact.secrets`
    expect(left).toEqual([])
  })
})

const HOUR = 60 * 60 * 1000

interface Backlog {
  expiring: number
  reminder: boolean
  time: Date
}

async function backlog(at: string | Date) {
  const [row] = await sql<[Backlog]>`select * from contact.backlog(30, ${at})`
  return row
}

const reminded = (at: string | Date) => sql`select contact.reminded(30, ${at})`

describe('the retention period', () => {
  test('after the retention period, no sent message, counter or secret is left', async () => {
    const { lease } = await submit({ key: 'k', client: '203.0.113.1' })
    await settle({ key: 'k', lease }, NOON)
    await sql`select contact.purge(30, '2030-01-31 11:59:00+00')`
    expect(await rows()).toHaveLength(1)
    await sql`select contact.purge(30, '2030-01-31 12:00:00+00')`
    expect(await rows()).toEqual([])
    const left = await sql`select from contact.counters union all select from contact.secrets`
    expect(left).toEqual([])
  })

  /** Simulates hourly drains. Returns the hours in which a message was deleted. */
  async function live(hours: number, isAccepted: (hour: number) => boolean) {
    const deletions: number[] = []
    let expected = (await rows()).length
    for (let hour = 0; hour <= hours; hour++) {
      const now = new Date(Date.parse('2030-01-01 12:00:00Z') + hour * HOUR)
      await sql`select contact.purge(30, ${now})`
      const { length } = await rows()
      if (length < expected) deletions.push(hour)
      expected = length
      const { reminder } = await backlog(now)
      if (reminder && isAccepted(hour)) await reminded(now)
    }
    return deletions
  }

  test('held and dead messages are deleted after the retention period, but queued messages are not', async () => {
    for (const key of ['held', 'dead', 'queued']) await submit({ key, suspect: true })
    await sql`update contact.outbox set state = key::contact.state`
    await sql`
      update contact.outbox set died_at = timestamptz '2029-12-31 12:00:00+00' where key = 'dead'`
    expect(await live(40 * 24, () => true)).toEqual([29 * 24, 30 * 24])
    expect((await rows()).map(({ state }) => state)).toEqual(['queued'])
  })

  test('a held message is deleted only after reminders on seven days', async () => {
    await submit({ suspect: true })
    const [deleted] = await live(50 * 24, (hour) => hour >= 30 * 24)
    // The first reminder is sent at noon; later reminders are sent at midnight.
    expect(deleted).toBe(30 * 24 + 12 + 5 * 24 + 1)
  })

  test('the deletion of a requeued message must be announced again', async () => {
    await submit({ suspect: true })
    await live(29 * 24, () => true)
    expect((await backlog('2030-01-30 13:00:00+00')).expiring).toBe(1)
    await sql`select contact.requeue(id) from contact.outbox`
    expect(await rows()).toMatchObject([{ announcements: 0 }])
  })
})

test('a reminder is due once a day, and again an hour later if it was not sent', async () => {
  expect((await backlog(NOON)).reminder).toBe(false)
  await submit({ suspect: true })
  const reminders = []
  const times = ['01 12:00', '01 12:59', '01 13:00', '01 23:59', '02 00:00', '02 08:00']
  for (const time of times) {
    const at = `2030-01-${time}:00+00`
    const { reminder } = await backlog(at)
    reminders.push(reminder)
    if (reminder && time !== '01 12:00') await reminded(at)
  }
  expect(reminders).toEqual([true, false, true, false, true, false])
})

// `tests/server/database.test.ts` tests what the function's role, a member of service_role, may do.
test.each(['anon', 'authenticated'])('the role %s may not use the contact schema', async (role) => {
  const [allowed] = await sql`select has_schema_privilege(${role}, 'contact', 'usage') as usage`
  expect(allowed).toEqual({ usage: false })
})
