import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { HONEYPOT } from '../../supabase/functions/_shared/contact-message.ts'
import { runHttpServer } from './http-server.ts'
import { message } from './message-and-reply.ts'
import { smtpSettings } from './running-function.ts'
import { runScriptedSmtp } from './scripted-smtp.ts'
import { drain, useOutbox } from './test-database.ts'

const outbox = useOutbox()

const SECRET = Buffer.from('a secret of the tests, not short').toString('base64')

/** The receiver's reply: a status, a function that responds, or no response at all. */
type Reply = number | ((response: ServerResponse) => void) | 'silent'

/** Runs a webhook receiver that sends these replies in order, then 200. Use `await using`. */
async function runReceiver(...replies: Reply[]) {
  const server = await runHttpServer((response) => {
    const reply = replies.shift() ?? 200
    if (typeof reply === 'function') reply(response)
    else if (reply !== 'silent') response.writeHead(reply).end()
  })
  return {
    ...server,
    replies,
    json: () => server.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>),
    settings: {
      WEBHOOK_URL: `${server.url}/hook`,
      WEBHOOK_FORMAT: 'json',
      WEBHOOK_SECRET: `whsec_${SECRET}`,
    },
  }
}

const events = () =>
  outbox.sql<{ event: string; state: string; error: string | null; attempts: number }[]>`
    select event, state, error, attempts from contact.webhooks order by created_at, event desc`

const personal = [message.name, message.phone, message.email, 'painéis']

describe('webhook events', () => {
  test("a message causes one signed event, which omits the visitor's input", async () => {
    await using receiver = await runReceiver()
    await using contact = await outbox.run(receiver.settings)
    const { body } = await contact.post(message)
    const { id } = body as { id: string }
    for (let n = 0; n < 2; n++) await drain(contact)
    expect(receiver.requests).toHaveLength(1)
    const { headers, body: sent } = receiver.requests[0]!
    expect(JSON.parse(sent)).toEqual({
      type: 'message',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { id, link: expect.stringMatching(/^https:/) },
    })
    expect(personal.filter((text) => sent.includes(text))).toEqual([])

    const time = String(headers['webhook-timestamp'])
    expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(60)
    const signed = `${String(headers['webhook-id'])}.${time}.${sent}`
    const hmac = createHmac('sha256', Buffer.from(SECRET, 'base64')).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${hmac}`)
    expect(contact.printed).toContain(`{"ids":["${id}"],"code":"webhook_sent"}`)
  })

  test('a message that is submitted twice causes one event', async () => {
    await using receiver = await runReceiver()
    await using contact = await outbox.run(receiver.settings)
    const key = { 'Idempotency-Key': 'the-same-key' }
    await Promise.all([contact.post(message, key), contact.post(message, key)])
    await drain(contact)
    expect(receiver.requests).toHaveLength(1)
    expect(contact.printed.join('\n')).not.toContain('database_unavailable')
  })

  test('without a webhook, there are no events', async () => {
    await using contact = await outbox.run({})
    expect((await contact.post(message)).status).toBe(200)
    await drain(contact)
    expect(await events()).toEqual([])
  })

  test('the event for a held message is not sent until the message is released', async () => {
    await using receiver = await runReceiver()
    await using contact = await outbox.run(receiver.settings)
    await contact.post({ ...message, [HONEYPOT]: 'x' })
    await drain(contact)
    expect(receiver.requests).toEqual([])
    await outbox.sql`select contact.requeue(id) from contact.outbox`
    await drain(contact)
    expect(receiver.requests).toHaveLength(1)
  })

  test("an event contains the visitor's input if WEBHOOK_INCLUDES_TEXT is set", async () => {
    await using receiver = await runReceiver()
    const own = { ...receiver.settings, WEBHOOK_INCLUDES_TEXT: 'true' }
    await using contact = await outbox.run(own)
    await contact.post(message)
    await drain(contact)
    expect(receiver.json()).toMatchObject([{ data: { message } }])
    expect(contact.printed.join('\n')).not.toMatch(/nogueira|painéis|98765/i)
  })

  test.each(['slack', 'teams'])('a visitor cannot add markup to %s events', async (format) => {
    await using receiver = await runReceiver()
    const own = { ...receiver.settings, WEBHOOK_FORMAT: format, WEBHOOK_INCLUDES_TEXT: 'true' }
    await using contact = await outbox.run(own)
    await contact.post({ ...message, message: '<!channel> [a](https://evil.example) & b' })
    await drain(contact)
    const [sent] = receiver.json()
    if (format === 'slack') {
      expect(Object.keys(sent ?? {})).toEqual(['text'])
      expect(sent?.['text']).toContain('&lt;!channel&gt; [a](https://evil.example) &amp; b')
      expect(sent?.['text']).not.toMatch(/[<>]/)
    } else {
      // In a card for Teams, only a RichTextBlock shows Markdown as plain text.
      const json = JSON.stringify(sent)
      expect(new Set(json.match(/\w+TextBlock|TextBlock/g))).toEqual(new Set(['RichTextBlock']))
      expect(json).toContain('"TextRun","text":"<!channel> [a](https://evil.example) & b"')
    }
  })
})

describe('failing webhook receivers', () => {
  test.for<[string, Reply]>([
    ['408', 408],
    ['429', 429],
    ['500', 500],
    ['503', 503],
    ['network', (response) => response.destroy()],
    ['timeout', 'silent'],
  ])('after the error "%s", the event is sent again', async ([error, reply]) => {
    // The reply is repeated, because Deno itself retries after a lost connection.
    await using receiver = await runReceiver(...Array.from({ length: 9 }, () => reply))
    await using contact = await outbox.run(receiver.settings)
    await contact.post(message)
    await drain(contact)
    await drain(contact)
    expect(await events()).toMatchObject([{ state: 'queued', error, attempts: 1 }])
    expect(await outbox.settledStates()).toEqual(['sent'])
    expect(contact.printed.join('\n')).toContain(`"webhook_failed","error":"${error}"`)
    receiver.replies.length = 0
    await outbox.turnClock('1 minute')
    await drain(contact)
    expect(await events()).toMatchObject([{ state: 'sent', error: null, attempts: 2 }])
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  test.each([400, 401, 404, 410, 302])('after status %i, the event is dead', async (status) => {
    const refuse = (response: ServerResponse) =>
      response.writeHead(status, { Location: receiver.settings.WEBHOOK_URL }).end()
    await using receiver = await runReceiver(refuse)
    await using contact = await outbox.run(receiver.settings)
    await contact.post(message)
    await drain(contact)
    await outbox.turnClock()
    await drain(contact)
    expect(receiver.requests).toHaveLength(1)
    expect(await events()).toMatchObject([{ state: 'dead', error: String(status) }])
    expect(contact.printed.join('\n')).toContain(`"webhook_refused","error":"${status}"`)
  })

  test.each(['in seconds', 'as a date'])(
    'a delay that Retry-After specifies %s applies to all events',
    async (as) => {
      const wait = as === 'in seconds' ? '1800' : new Date(Date.now() + 1_800_000).toUTCString()
      await using receiver = await runReceiver((response) =>
        response.writeHead(429, { 'Retry-After': wait }).end(),
      )
      await using contact = await outbox.run(receiver.settings)
      for (let n = 0; n < 3; n++) await contact.post({ ...message, name: `Visitor ${n}` })
      await drain(contact)
      await outbox.turnClock('25 minutes')
      await drain(contact)
      expect(receiver.requests).toHaveLength(1)
      await outbox.turnClock('6 minutes')
      await drain(contact)
      expect(receiver.requests).toHaveLength(4)
    },
  )

  test('a receiver that is silent for a day does not delay any e-mail', async () => {
    await using receiver = await runReceiver(...Array.from({ length: 30 }, () => 'silent' as const))
    const mail: string[] = []
    await using smtp = await runScriptedSmtp({ mail })
    const own = { ...smtpSettings(smtp.port), ...receiver.settings }
    await using contact = await outbox.run(own)
    for (let hours = 0; hours < 24; hours += 12) {
      // The first attempt fails, so that the drain sends the e-mail.
      mail.push('451 later')
      const started = performance.now()
      expect((await contact.post({ ...message, name: `At ${hours}` })).status).toBe(200)
      expect(performance.now() - started).toBeLessThan(2_000)
      await outbox.settledStates()
      await outbox.turnClock('12 hours')
      const drained = drain(contact)
      await expect.poll(() => outbox.states(), { timeout: 5_000 }).not.toContain('queued')
      await drained
      expect(performance.now() - started).toBeLessThan(20_000)
    }
    expect(smtp.accepted).toHaveLength(2)
    receiver.replies.length = 0
    await outbox.turnClock()
    await drain(contact)
    expect(new Set((await events()).map(({ state }) => state))).toEqual(new Set(['sent']))
  })

  test('an error in the database functions for webhooks does not affect messages', async () => {
    await using smtp = await runScriptedSmtp()
    await using receiver = await runReceiver()
    await using contact = await outbox.run({ ...smtpSettings(smtp.port), ...receiver.settings })
    await outbox.fill(1)
    await outbox.sql`alter function contact.watch_mail rename to watch_mail_renamed`
    try {
      await drain(contact)
    } finally {
      await outbox.sql`alter function contact.watch_mail_renamed rename to watch_mail`
    }
    expect(await outbox.states()).toEqual(['sent'])
    expect(contact.printed).toContain('{"code":"webhooks_failed","error":"42883"}')
  })
})

describe('outages of the mail server', () => {
  test('an outage and its end are each reported once, even if the mail server hangs', async () => {
    const script: { connect?: string } = { connect: 'silent' }
    await using smtp = await runScriptedSmtp(script)
    await using receiver = await runReceiver()
    await using contact = await outbox.run({
      ...smtpSettings(smtp.port),
      ...receiver.settings,
      MAIL_DEADLINE_MS: '3000',
    })
    await contact.post(message)
    await outbox.settledStates()
    const types = () => receiver.json().map(({ type }) => type)
    await drain(contact)
    expect(types()).toEqual(['message'])

    await outbox.turnClock('61 minutes')
    const started = performance.now()
    const drained = drain(contact)
    await expect.poll(types).toEqual(['message', 'mail_down'])
    expect(performance.now() - started).toBeLessThan(2_000)
    await drained
    expect(receiver.json()[1]).toMatchObject({ data: { error: 'connect' } })
    await contact.post({ ...message, name: 'Another' })
    await outbox.settledStates()
    for (let n = 0; n < 2; n++) {
      await outbox.turnClock('7 hours')
      await drain(contact)
    }
    expect(types()).toEqual(['message', 'mail_down', 'message'])

    delete script.connect
    await outbox.turnClock('7 hours')
    await drain(contact)
    await drain(contact)
    expect(await outbox.states()).toEqual(['sent', 'sent'])
    await drain(contact)
    expect(types()).toEqual(['message', 'mail_down', 'message', 'mail_up'])
  })

  test('a probe does not end an outage', async () => {
    await outbox.fill(1)
    await outbox.sql`update contact.outbox set error = 'connect'`
    await outbox.sql`select contact.submit_probe('probe', gen_random_uuid(), '{}')`
    await outbox.sql`update contact.outbox set state = 'sent' where is_probe`
    await outbox.sql`select contact.watch_mail()`
    expect(await events()).toMatchObject([{ event: 'mail_down' }])
  })

  test('a single message that always fails is not reported as an outage', async () => {
    const isFailing = (email: string) => /Visitor 1\b/.test(email)
    await using smtp = await runScriptedSmtp({
      data: (email) => (isFailing(email) ? '451 no' : ''),
    })
    await using receiver = await runReceiver()
    await using contact = await outbox.run({ ...smtpSettings(smtp.port), ...receiver.settings })
    await outbox.fill(2)
    await drain(contact)
    await outbox.turnClock()
    await drain(contact)
    expect(await outbox.states()).toEqual(['queued', 'sent'])
    expect(receiver.requests).toEqual([])
  })

  test('the end of an outage is not reported before its start', async () => {
    await using receiver = await runReceiver(500)
    await using contact = await outbox.run(receiver.settings)
    await outbox.fill(1)
    await outbox.sql`
      update contact.outbox set error = 'connect', next_attempt = now() + interval '1 hour'`
    await drain(contact)
    await outbox.sql`update contact.outbox set state = 'sent', sent_at = now()`
    await drain(contact)
    expect(await events()).toMatchObject([
      { event: 'mail_down', state: 'queued' },
      { event: 'mail_up', state: 'queued' },
    ])
    expect(receiver.requests).toHaveLength(1)
    await outbox.turnClock('2 minutes')
    await drain(contact)
    expect(receiver.json().map(({ type }) => type)).toEqual(['mail_down', 'mail_down', 'mail_up'])
  })
})

test('an event is sent again if the function was killed while sending it', async () => {
  await using receiver = await runReceiver('silent')
  const contact = await outbox.run(receiver.settings)
  await contact.post(message)
  const drained = drain(contact).catch(() => {})
  await expect.poll(() => receiver.requests).toHaveLength(1)
  await contact.stop('SIGKILL')
  await drained
  await using another = await outbox.run(receiver.settings)
  await drain(another)
  expect(receiver.requests).toHaveLength(1)
  await outbox.turnClock('1 minute')
  await drain(another)
  expect(receiver.requests).toHaveLength(2)
  expect(await events()).toMatchObject([{ state: 'sent' }])
})

test("an event's future timestamps are corrected, and the event is deleted with its message", async () => {
  await using receiver = await runReceiver(500)
  await using contact = await outbox.run(receiver.settings)
  await contact.post(message)
  await drain(contact)
  await outbox.turnClock('-9000 hours')
  await drain(contact)
  await drain(contact)
  expect(receiver.requests).toHaveLength(2)
  const wrong = await outbox.sql`select from contact.webhooks where created_at > now()`
  expect(wrong).toHaveLength(0)
  await outbox.sql`delete from contact.outbox`
  expect(await events()).toEqual([])
})
