import { expect, test } from 'vitest'
import { message } from './message-and-reply.ts'
import { smtpSettings } from './running-function.ts'
import { runScriptedSmtp, type Script } from './scripted-smtp.ts'
import { drain, useOutbox } from './test-database.ts'

const outbox = useOutbox()

test.for<[string, Script, days: number]>([
  ['the server is down', { connect: 'drop' }, 1],
  ['the sender is refused', { mail: '550 5.7.1 not allowed to send' }, 1],
  ['the recipient is unknown', { rcpt: '550 5.1.1 no such user' }, 7],
  ['the mailbox is full', { data: '552 5.2.2 mailbox full' }, 7],
  ['the mailbox is full and RCPT is refused', { rcpt: '552 5.2.2 mailbox full' }, 7],
  ['the server replies with an unknown code', { data: '571 5.7.99 no' }, 1],
])('every message waits while %s, and later arrives exactly once', async ([, script, days]) => {
  await using smtp = await runScriptedSmtp(script)
  await using contact = await outbox.run(smtpSettings(smtp.port))
  for (let n = 1; n <= 7; n++) {
    expect((await contact.post({ ...message, name: `Visitor ${n}` })).status).toBe(200)
  }
  for (let hours = 0; hours < 24 * days; hours += 7) {
    await outbox.settledStates()
    await outbox.turnClock('7 hours')
    await drain(contact)
  }
  expect(new Set(await outbox.settledStates())).toEqual(new Set(['queued']))

  for (const step of Object.keys(script)) delete script[step as keyof Script]
  for (let n = 0; n < 2; n++) {
    await outbox.turnClock('7 hours')
    await drain(contact)
  }
  expect(smtp.accepted).toHaveLength(7)
  expect(new Set(smtp.accepted).size).toBe(7)
  expect(new Set(await outbox.states())).toEqual(new Set(['sent']))
})

test('many messages that always fail do not delay other messages', async () => {
  const isFailing = (email: string) => /Visitor [1-5]?\d\b/.test(email)
  await using smtp = await runScriptedSmtp({ data: (email) => (isFailing(email) ? '451 no' : '') })
  await using contact = await outbox.run(smtpSettings(smtp.port))
  await outbox.fill(79)
  await drain(contact)
  expect(smtp.accepted).toHaveLength(20)
})

test('a purge that times out is logged, and does not prevent messages from being sent', async () => {
  await using smtp = await runScriptedSmtp()
  await using contact = await outbox.run(smtpSettings(smtp.port))
  await outbox.fill(1)
  await outbox.sql.begin(async (transaction) => {
    await transaction`lock table contact.secrets`
    expect((await drain(contact)).status).toBe(204)
  })
  expect(await outbox.states()).toEqual(['sent'])
  expect(contact.printed.join()).toContain('"code":"purge_failed","error":"TimeoutError"')
})

test('a message that cannot be stored in time is e-mailed, and the timeout is logged', async () => {
  await using smtp = await runScriptedSmtp()
  await using contact = await outbox.run(smtpSettings(smtp.port))
  await outbox.sql.begin(async (transaction) => {
    await transaction`lock table contact.outbox`
    expect((await contact.post(message)).status).toBe(200)
  })
  expect(smtp.accepted).toHaveLength(1)
  expect(contact.printed.join()).toContain('"code":"database_unavailable","error":"TimeoutError"')
})

test('a refused message does not prevent the other messages in its digest from arriving', async () => {
  const data = (email: string) => (/Visitor 2\b/.test(email) ? '554 5.7.1 spam' : '')
  await using smtp = await runScriptedSmtp({ data })
  await using contact = await outbox.run(smtpSettings(smtp.port))
  await outbox.fill(5)
  await outbox.sql`update contact.outbox set digest = true`
  await drain(contact)
  expect(new Set(await outbox.states())).toEqual(new Set(['queued']))
  await drain(contact)
  expect(await outbox.states()).toEqual(['sent', 'queued', 'sent', 'sent', 'sent'])
  expect(smtp.accepted).toHaveLength(4)
})

test('a digest that was delivered but not recorded as sent is resent with the same Message-ID', async () => {
  await using smtp = await runScriptedSmtp({ data: ['hold'] })
  const killed = await outbox.run(smtpSettings(smtp.port))
  await outbox.fill(40)
  await outbox.sql`update contact.outbox set digest = true`
  const draining = drain(killed).catch(() => {})
  await expect.poll(() => smtp.steps.at(-1)).toBe('data')
  await killed.stop('SIGKILL')
  await draining
  smtp.release('250 accepted')
  await expect.poll(() => smtp.accepted).toHaveLength(1)

  await using contact = await outbox.run(smtpSettings(smtp.port))
  await outbox.sql`
    insert into contact.outbox (key, id, message, state, digest, next_attempt, created_at)
    select 'another', gen_random_uuid(), message, 'queued', true, now(), created_at
    from contact.outbox limit 1`
  await outbox.turnClock()
  for (let n = 0; n < 2; n++) await drain(contact)
  const [first, again, other] = smtp.accepted
  expect([again === first, other === first, smtp.accepted.length]).toEqual([true, false, 3])
  expect(new Set(await outbox.states())).toEqual(new Set(['sent']))
})

test('a rejected reminder is retried after an hour and, once accepted, is not sent again', async () => {
  const script: Script = { rcpt: '552 5.2.2 mailbox full' }
  await using smtp = await runScriptedSmtp(script)
  await using contact = await outbox.run(smtpSettings(smtp.port))
  await outbox.fill(1, 'held')
  await drain(contact)
  delete script.rcpt
  await drain(contact)
  expect(smtp.accepted).toHaveLength(0)
  const anHourLater = () => outbox.sql`
    update contact.counters set opened_at = opened_at - interval '1 hour'
    where client = 'reminder attempt'`
  for (let n = 0; n < 3; n++) {
    await anHourLater()
    await drain(contact)
  }
  expect(smtp.accepted).toHaveLength(1)
})

test('a thousand messages arrive, each with one Message-ID, despite crashes and disconnections', async () => {
  const COUNT = 1000
  /** The Message-IDs under which each message arrived, keyed by visitor. */
  const arrived = new Map<string, string[]>()
  let count = 0
  const data = (email: string) => {
    const [, visitor = ''] = /(Visitor \d+)/.exec(email) ?? []
    const [, id = ''] = /^Message-ID: (.*)$/m.exec(email) ?? []
    arrived.set(visitor, [...(arrived.get(visitor) ?? []), id])
    // The server receives every 300th e-mail, but disconnects before it replies.
    return ++count % 300 === 0 ? 'drop' : ''
  }
  await using smtp = await runScriptedSmtp({ data })
  await outbox.fill(COUNT)
  const started = performance.now()
  for (const kills of [1, 2, 3]) {
    const killed = await outbox.run(smtpSettings(smtp.port))
    const draining = drain(killed).catch(() => {})
    await expect.poll(() => count, { timeout: 60_000 }).toBeGreaterThan(225 * kills)
    await killed.stop('SIGKILL')
    await draining
    await outbox.turnClock()
  }
  await using contact = await outbox.run(smtpSettings(smtp.port))
  for (let n = 0; n < 3; n++) {
    await drain(contact)
    await outbox.turnClock()
  }
  const seconds = (performance.now() - started) / 1000
  console.info(`${COUNT} messages in ${seconds.toFixed(1)} s, ${count - COUNT} of them twice`)
  expect(new Set(await outbox.states())).toEqual(new Set(['sent']))
  const idsOfEach = [...arrived.values()].map((ids) => new Set(ids).size)
  expect(idsOfEach).toEqual(Array<number>(COUNT).fill(1))
  expect(new Set([...arrived.values()].flat()).size).toBe(COUNT)
})
