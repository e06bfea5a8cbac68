import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { HONEYPOT } from '../../supabase/functions/_shared/contact-message.ts'
import { acceptedBody, errorBody, fromClient, message } from './message-and-reply.ts'
import { runFunction, runInbox, smtpLogin, smtpSettings } from './running-function.ts'
import { runScriptedSmtp } from './scripted-smtp.ts'
import { drain, useOutbox } from './test-database.ts'

const database = useOutbox()

const anyId = expect.stringMatching(/^[\da-f-]{36}$/)

/** Makes the first insert or update of a message fail, as if the database were restarting. */
async function failOnce(event: 'insert' | 'update') {
  await database.sql.unsafe(`
    create sequence public.attempts;
    create function fail_once() returns trigger language plpgsql as $$ begin
      if nextval('public.attempts') = 1 then raise 'shutting down' using errcode = '57P03'; end if;
      return new;
    end $$;
    create trigger fail_once before ${event} on contact.outbox execute function fail_once()`)
  const restore = () =>
    database.sql.unsafe('drop function fail_once cascade; drop sequence public.attempts')
  return { [Symbol.asyncDispose]: async () => void (await restore()) }
}

describe('storing messages before they are e-mailed', () => {
  test('a message is not lost if the function is killed while sending it', async () => {
    const mail = ['silent']
    await using smtp = await runScriptedSmtp({ mail })
    const contact = await database.run(smtpSettings(smtp.port))
    expect((await contact.post(message)).status).toBe(200)
    await expect.poll(() => mail).toEqual([])
    await contact.stop('SIGKILL')

    await using another = await database.run(smtpSettings(smtp.port))
    await drain(another)
    expect(smtp.received).toEqual([])
    await database.turnClock()
    await drain(another)
    expect(smtp.received).toHaveLength(1)
    expect(await database.settledStates()).toEqual(['sent'])
  })

  test('a stored message can contain characters that PostgreSQL rejects in text', async () => {
    await using mail = await runInbox()
    await using contact = await database.run(smtpSettings(mail.port))
    const { status } = await contact.post({ ...message, message: 'One\0 two \ud800 three' })
    expect([status, await database.settledStates()]).toEqual([200, ['sent']])
    expect(mail.inbox.mails[0]?.mail.text).toMatch(/One.* two .* three/)
  })

  test('two instances of the function share rate limits and idempotency keys', async () => {
    await using mail = await runInbox()
    await using one = await database.run(smtpSettings(mail.port))
    await using other = await database.run({ ...smtpSettings(mail.port) })
    const limit = { RATE_LIMIT_PER_ADDRESS: '5', RATE_LIMIT_WINDOW_SECONDS: '86400' }
    await using strict = await database.run({ ...smtpSettings(mail.port), ...limit })
    await using strictToo = await database.run({ ...smtpSettings(mail.port), ...limit })

    const sameKey = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        [one, other][n % 2]!.post(message, fromClient('203.0.113.1', 'the-same-key')),
      ),
    )
    expect(new Set(sameKey.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)

    const sameClient = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        [strict, strictToo][n % 2]!.post(message, fromClient('203.0.113.2')),
      ),
    )
    const statuses = sameClient.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(35).fill(429)])
    const refused = sameClient.find(({ status }) => status === 429)
    expect(refused?.body).toEqual(errorBody('rate_limited'))
    expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)

    expect(await database.settledStates()).toHaveLength(6)
    expect(mail.inbox.mails).toHaveLength(6)
  })

  test.for([
    ['a refused recipient', { rcpt: '550 no such user' }, {}, 'recipient 550'],
    ['a full mailbox', { data: '452 full' }, {}, 'message 452'],
    ['a wrong password', { auth: '535 bad credentials' }, smtpLogin, 'login 535'],
  ] as const)('%s is recorded with its stage and reply code', async ([, script, own, error]) => {
    await using smtp = await runScriptedSmtp(script)
    await using contact = await database.run({ ...smtpSettings(smtp.port), ...own })
    expect((await contact.post(message)).status).toBe(200)
    await database.settledStates()
    expect(await database.rows()).toMatchObject([{ state: 'queued', error, attempts: 1 }])
  })
})

test('messages over the total limit are accepted, and sent in one e-mail', async () => {
  await using mail = await runInbox()
  await using contact = await database.run({ ...smtpSettings(mail.port), RATE_LIMIT_TOTAL: '1' })
  for (const n of [1, 2, 3]) {
    const { status } = await contact.post(
      { ...message, name: `Visitor ${n}` },
      fromClient(`10.0.0.${n}`),
    )
    expect(status).toBe(200)
  }
  await expect.poll(() => mail.inbox.mails.length).toBe(1)
  await database.turnClock()
  await drain(contact)
  const [digest, first] = mail.inbox.mails
  expect(mail.inbox.mails).toHaveLength(2)
  expect(first?.mail.text).toContain('Visitor 1')
  expect(digest?.mail.text).toMatch(/Visitor 2[^]*Visitor 3/)
  expect(await database.settledStates()).toEqual(['sent', 'sent', 'sent'])
})

test('a suspect message gets the same response as any other, and the owner is reminded of it', async () => {
  await using mail = await runInbox()
  await using contact = await database.run({ ...smtpSettings(mail.port), RETENTION_DAYS: '8' })
  const person = await contact.post(message, fromClient('10.0.0.1'))
  const bot = await contact.post({ ...message, [HONEYPOT]: 'x' }, fromClient('10.0.0.1'))
  expect([bot.status, bot.body]).toEqual([200, acceptedBody(anyId)])
  expect([...bot.headers.keys()]).toEqual([...person.headers.keys()])
  expect(await database.settledStates()).toEqual(['sent', 'held'])

  await drain(contact)
  expect(mail.inbox.mails.map(({ mail: { text } }) => text)).toEqual([
    // One message is held, no message is dead, and one message will soon be deleted.
    expect.stringMatching(/: 1\n.*: 0\n.*: 1\n[^]*npx cli messages/),
    expect.stringContaining(message.message),
  ])
})

describe('the drain route', () => {
  test('rejects requests with no secret, a wrong secret or an empty secret', async () => {
    await using contact = await database.run({})
    for (const secret of [undefined, 'another secret of tests', '']) {
      const headers = secret === undefined ? {} : { Authorization: `Bearer ${secret}` }
      const response = await drain(contact, headers)
      expect([response.status, await response.json()]).toEqual([401, errorBody('unauthorized')])
    }
  })

  test('rejects requests if the function has no database', async () => {
    await using contact = await runFunction({ DRAIN_SECRET: 'a secret of the tests' })
    expect((await drain(contact)).status).toBe(401)
    await using open = await runFunction({})
    expect((await drain(open, { Authorization: 'Bearer undefined' })).status).toBe(401)
  })
})

test('while the database is unreachable, messages are e-mailed directly', async () => {
  await using mail = await runInbox()
  const unreachable = { SUPABASE_DB_URL: 'postgres://postgres@127.0.0.1:1/postgres' }
  await using contact = await database.run({ ...smtpSettings(mail.port), ...unreachable })
  const { status, body } = await contact.post(message, fromClient('10.0.0.1'))
  expect([status, body]).toEqual([200, acceptedBody(anyId)])
  expect(mail.inbox.mails).toHaveLength(1)
  // Without a database, a suspect message cannot be held. It is e-mailed, because a person may have
  // filled in the hidden field by accident.
  await contact.post({ ...message, [HONEYPOT]: 'x' }, fromClient('10.0.0.1'))
  expect(mail.inbox.mails[0]?.mail.subject).toMatch(/^Suspeita: /)
})

describe('no second e-mail is sent if the database is slow or restarts:', () => {
  test.for<[string, object, { RATE_LIMIT_TOTAL?: string }]>([
    ['a message', {}, {}],
    ['a suspect message', { [HONEYPOT]: 'x' }, {}],
    ['a message over the limit', {}, { RATE_LIMIT_TOTAL: '1' }],
  ])('%s that is stored after it was e-mailed directly counts as sent', async (row) => {
    const [, fields, limit] = row
    await using mail = await runInbox()
    await using contact = await database.run({ ...smtpSettings(mail.port), ...limit })
    if (limit.RATE_LIMIT_TOTAL) {
      await contact.post({ ...message, name: 'Bia' })
      await expect.poll(() => mail.inbox.mails.splice(0)).toHaveLength(1)
      expect(await database.settledStates()).toEqual(['sent'])
      await database.sql`truncate contact.outbox cascade`
    }
    const received = once(mail.inbox, 'received')
    const locked = database.sql.begin(async (transaction) => {
      await transaction`lock table contact.outbox`
      const reply = contact.post({ ...message, ...fields })
      await received
      return await reply
    })
    expect((await locked).status).toBe(200)
    await expect.poll(database.states).toEqual(['sent'])
    await database.turnClock()
    await drain(contact)
    expect(mail.inbox.mails).toHaveLength(1)
  })

  test('a message counts as sent even if the result could not be recorded at once', async () => {
    await using mail = await runInbox()
    await using contact = await database.run(smtpSettings(mail.port))
    await using _outage = await failOnce('update')
    expect((await contact.post(message)).status).toBe(200)
    await expect.poll(database.states, { timeout: 10_000 }).toEqual(['sent'])
  })

  test('a message that was e-mailed directly is not stored when it is submitted again', async () => {
    await using mail = await runInbox()
    await using contact = await database.run(smtpSettings(mail.port))
    await using _outage = await failOnce('insert')
    const replies = []
    for (let n = 0; n < 2; n++) {
      replies.push((await contact.post(message, fromClient('10.0.0.1', 'the-same-key'))).text)
    }
    expect(replies[1]).toBe(replies[0])
    expect(await database.rows()).toEqual([])
    expect(mail.inbox.mails).toHaveLength(1)
  })
})

test('no log contains personal data', async () => {
  await using smtp = await runScriptedSmtp({ rcpt: '550 ana.nogueira@visitor.example is unknown' })
  const contact = await database.run(smtpSettings(smtp.port))
  await contact.post(message, fromClient('203.0.113.77'))
  await database.settledStates()
  await drain(contact)
  await contact.stop()
  const log = contact.printed.join('\n')
  expect(log).toContain('"stage":"recipient","reply":550')
  expect(log).toContain('"code":"backlog"')
  expect(log).not.toMatch(/nogueira|203\.0\.113|painéis|98765/i)
})
