import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createClient } from '../../cli/live/client.ts'
import { sendMessage } from '../../cli/live/send-message.ts'
import { JsonReportSchema } from '../../cli/reporters/json.ts'
import { fixtureContent } from '../../config/fixture-paths.ts'
import { listen } from '../../server/listen.ts'
import {
  PROBE_HEADER,
  signProbe,
} from '../../supabase/functions/send-contact-email/probe-signature.ts'
import { submissionKey } from '../../supabase/functions/send-contact-email/sent-messages.ts'
import { serveLive } from '../cli/live-server.ts'
import { startCli } from '../cli/run-cli.ts'
import { runResend } from './http-server.ts'
import { message } from './message-and-reply.ts'
import { ORIGIN, runFunction, runInbox, smtpLogin, smtpSettings } from './running-function.ts'
import { runScriptedSmtp } from './scripted-smtp.ts'
import { drain, useOutbox } from './test-database.ts'

const SECRET = 'a secret of the tests'

const database = useOutbox()

/** Calls the drain route every 300 ms, instead of every minute as pg_cron does. */
function drainOften(contact: { url: string }) {
  const timer = setInterval(() => void drain(contact), 300)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/** Runs `check-live --message` on a site whose form calls a function with these settings. */
async function checkLive(own: Record<string, string>, secret = SECRET) {
  const server = createServer()
  const origin = `http://localhost:${await listen(server, 'PORT', 0)}`
  await using contact = await database.run({ ...own, ALLOWED_ORIGINS: origin })
  await using site = await serveLive({ functionUrl: contact.url, server })
  using _ = drainOften(contact)
  const args = ['--root', fixtureContent, '--format', 'json', '--message']
  const { code, stdout } = await startCli(['check-live', site.url, ...args], {
    environment: { DRAIN_SECRET: secret },
  })
  const { findings } = JsonReportSchema.parse(JSON.parse(stdout))
  return { code, errors: findings.filter(({ severity }) => severity === 'error'), contact }
}

describe('npx cli check-live --message', () => {
  test('a message gets as far as the login to the mail server, and is not sent', async () => {
    await using mail = await runInbox()
    const { code, errors, contact } = await checkLive(smtpSettings(mail.port))
    expect(errors).toEqual([])
    expect(code).toBe(0)
    expect(contact.printed.map((line) => /"code":"(\w+)"/.exec(line)?.[1])).toEqual(
      expect.arrayContaining(['preflight', 'probe_ready', 'probe_stored', 'verified']),
    )
    expect(mail.inbox.mails).toEqual([])
    expect(await database.rows()).toEqual([])
  })

  test('a refused login is reported as an error, and the message is deleted', async () => {
    await using smtp = await runScriptedSmtp({ auth: '535 bad credentials' })
    const { code, errors } = await checkLive({ ...smtpSettings(smtp.port), ...smtpLogin })
    expect(errors).toMatchObject([{ rule: 'contact-message', args: { problem: 'login' } }])
    expect(errors[0]?.message).toMatch(/: login 535\./)
    expect(code).toBe(1)
    expect(await database.rows()).toEqual([])
  })

  test('with the wrong secret, no message is posted', async () => {
    await using mail = await runInbox()
    const { code, errors } = await checkLive(smtpSettings(mail.port), 'another secret of the tests')
    expect(errors).toMatchObject([{ rule: 'contact-message', args: { problem: 'secret' } }])
    expect(code).toBe(1)
    expect([mail.inbox.mails, await database.rows()]).toEqual([[], []])
  })
})

describe('the steps of a probe', () => {
  /** Sends a probe without waiting for a drain. */
  const send = async (contact: { url: string }) => {
    const client = createClient({ timeout: 10_000, concurrency: 1 })
    const url = `${contact.url}/functions/v1/send-contact-email`
    const options = { origin: ORIGIN, url, key: 'local', secret: SECRET, timeout: 0 }
    return await sendMessage(client, options).finally(client.close)
  }

  test('without a drain, the message is stored, but gets no further', async () => {
    await using contact = await database.run({})
    expect(await send(contact)).toEqual({ step: 'drain', detail: '0' })
    expect(await database.rows()).toEqual([])
  })

  test('without a database, the message cannot be stored', async () => {
    await using contact = await runFunction({ DRAIN_SECRET: SECRET })
    expect(await send(contact)).toEqual({ step: 'store', detail: '503 not_stored' })
  })

  test('a function that refuses the origin does not accept the message', async () => {
    await using contact = await database.run({ ALLOWED_ORIGINS: 'https://other.example' })
    expect(await send(contact)).toEqual({ step: 'accept', detail: '403 origin_not_allowed' })
  })
})

describe('a signed message', () => {
  const key = 'the-key-of-a-probe'
  const now = Math.floor(Date.now() / 1000)
  const body = { ...message, key }
  const sign = (secret = SECRET, seconds = now) =>
    signProbe(secret, submissionKey(key, message), seconds)

  test.for([
    ['a signature made with another secret', body, sign('another secret of the tests')],
    ['a signature that has expired', body, sign(SECRET, now - 1000)],
    ['a signature from the future', body, sign(SECRET, now + 1000)],
    ['the signature of another message', { ...body, name: 'Other' }, sign()],
    ['the signature of another key', { ...body, key: 'another-key-of-a-probe' }, sign()],
    ['an empty signature', body, ''],
  ] as const)('is treated like any other message if it has %s', async ([, posted, header]) => {
    await using mail = await runInbox()
    await using contact = await database.run(smtpSettings(mail.port))
    const { status } = await contact.post(posted, { [PROBE_HEADER]: header })
    expect(status).toBe(200)
    expect(await database.settledStates()).toEqual(['sent'])
    expect(mail.inbox.mails).toHaveLength(1)
  })

  test('is stored once, for ten minutes, and does not count towards any limit', async () => {
    await using mail = await runInbox()
    const limits = { RATE_LIMIT_TOTAL: '1', RATE_LIMIT_PER_ADDRESS: '1' }
    await using contact = await database.run({ ...smtpSettings(mail.port), ...limits })
    const signed = { [PROBE_HEADER]: sign() }
    const replies = [await contact.post(body, signed), await contact.post(body, signed)]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[0]?.body).toEqual(replies[1]?.body)
    expect(await database.sql`select from contact.counters`).toHaveLength(0)
    await drain(contact)
    expect(await database.states()).toEqual(['sent'])

    await database.turnClock('11 minutes')
    await drain(contact)
    expect([await database.rows(), mail.inbox.mails]).toEqual([[], []])
  })

  test('can be queried and deleted only with the secret', async () => {
    await using contact = await database.run({})
    const { body: accepted } = await contact.post(body, { [PROBE_HEADER]: sign() })
    const { body: ordinary } = await contact.post({ ...message, name: 'Other' })
    const ask = async (id: unknown, secret: string, method = 'GET') => {
      const url = `${contact.url}/functions/v1/send-contact-email/probe/${String(id)}`
      const response = await fetch(url, { method, headers: { Authorization: `Bearer ${secret}` } })
      return [response.status, response.status === 204 ? '' : await response.json()]
    }
    const { id } = accepted as { id: string }
    const { id: other } = ordinary as { id: string }
    const state = { state: 'queued', attempts: 0, error: null }
    expect(await ask(id, SECRET)).toEqual([200, state])
    expect((await ask(id, 'another secret'))[0]).toBe(401)
    expect((await ask(id, 'another secret', 'DELETE'))[0]).toBe(401)
    // Through this route, ordinary messages can be neither read nor deleted.
    expect((await ask(other, SECRET))[0]).toBe(404)
    expect((await ask(other, SECRET, 'DELETE'))[0]).toBe(204)
    expect((await ask(id, SECRET, 'PUT'))[0]).toBe(405)
    expect((await ask(id, SECRET, 'DELETE'))[0]).toBe(204)
    expect(await database.rows()).toMatchObject([{ id: other }])
  })
})

test.each([
  [200, {}, { state: 'sent', error: null }],
  // The API key is valid, but may only send e-mails.
  [401, { name: 'restricted_api_key' }, { state: 'sent', error: null }],
  [400, { name: 'validation_error' }, { state: 'queued', error: 'api 400' }],
  [403, { name: 'invalid_api_key' }, { state: 'queued', error: 'api 403' }],
])('if Resend responds to a probe with %d %j, the result is %j', async (status, reply, row) => {
  await using api = await runResend((response) =>
    response.writeHead(status).end(JSON.stringify(reply)),
  )
  await using contact = await database.run(api.settings)
  const key = 'the-key-of-a-probe'
  const signature = signProbe(SECRET, submissionKey(key, message))
  await contact.post({ ...message, key }, { [PROBE_HEADER]: signature })
  await drain(contact)
  expect(await database.rows()).toMatchObject([row])
  expect(api.requests).toMatchObject([
    { target: 'GET /domains', headers: { authorization: 'Bearer re_swordfish' } },
  ])
})
