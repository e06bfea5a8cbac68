import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { close, listen } from '../../server/listen.ts'
import {
  failure,
  handleWith,
  MAIL_TO,
  message,
  runFunction,
  smtpSettings,
} from './running-function.ts'
import { runScriptedSmtp, type Script } from './scripted-smtp.ts'

const REJECTED = [502, failure('mail_rejected')]
const UNAVAILABLE = [503, failure('mail_unavailable')]
const TIMED_OUT = [504, failure('mail_timeout')]

const KEY = { 'Idempotency-Key': 'key-of-a-message' }
const login = { SMTP_USER: 'site', SMTP_PASSWORD: 'swordfish' }
const SHORT = { MAIL_DEADLINE_MS: '500' }
const LONG = { MAIL_DEADLINE_MS: '60000' }

describe.concurrent('an SMTP error becomes an error code', () => {
  test.for<[string, Script, unknown[], object?]>([
    ['the connection is refused for good', { connect: '554 go away' }, REJECTED],
    ['the connection is refused for now', { connect: '421 too busy' }, UNAVAILABLE],
    ['no greeting', { connect: 'silent' }, TIMED_OUT],
    ['disconnected at every greeting', { connect: 'drop' }, TIMED_OUT],
    ['login rejected', { auth: '535 bad credentials' }, UNAVAILABLE, login],
    ['no reply to MAIL', { mail: 'silent' }, TIMED_OUT],
    ['RCPT rejected', { rcpt: '550 no such user' }, REJECTED],
    ['disconnected at RCPT', { rcpt: 'drop' }, UNAVAILABLE],
    ['message rejected temporarily', { data: '452 full' }, UNAVAILABLE],
    ['message rejected', { data: '554 spam' }, REJECTED],
    ['no reply to the message', { data: 'silent' }, TIMED_OUT],
    ['no TLS on a TLS port', {}, UNAVAILABLE, { SMTP_SECURE: 'true' }],
    ['unknown host', {}, UNAVAILABLE, { SMTP_HOST: 'smtp.invalid' }],
    ['connection refused', {}, UNAVAILABLE, { SMTP_PORT: '1' }],
  ])('%s', async ([, script, expected, own]) => {
    await using smtp = await runScriptedSmtp(script)
    const deadline = expected === TIMED_OUT ? SHORT : LONG
    await using contact = await runFunction({ ...smtpSettings(smtp.port), ...deadline, ...own })
    const { status, body } = await contact.post(message)
    expect([status, body]).toEqual(expected)
  })

  test('after an error, the same submission can be sent again', async () => {
    await using smtp = await runScriptedSmtp({ data: ['451 later', '250 accepted'] })
    await using contact = await runFunction(smtpSettings(smtp.port))
    expect((await contact.post(message, KEY)).status).toBe(503)
    const second = await contact.post(message, KEY)
    expect(second.status).toBe(200)
    expect((await contact.post(message, KEY)).body).toEqual(second.body)
    expect(smtp.received).toHaveLength(2)
  })
})

describe('deadline', () => {
  test('a response waits for the e-mail as long as MAIL_DEADLINE_MS', async () => {
    const timeout = new AbortController()
    using spy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
    const sending = vi.fn(() => new Promise<never>(() => {}))
    const reply = handleWith({ transport: { send: sending } })
    await vi.waitFor(() => expect(sending).toHaveBeenCalled())
    expect(spy).toHaveBeenLastCalledWith(15_000)
    timeout.abort()
    expect((await reply).body).toEqual(failure('mail_timeout'))
  })

  const platform = `globalThis.EdgeRuntime = {
    waitUntil: (work) => {
      console.log('waiting')
      work.then(() => console.log('settled'))
    },
  }`
  test.for<[string, number, number]>([
    ['250 accepted', 200, 1],
    ['554 no', 502, 2],
  ])('past it, the platform and the same submission wait for the e-mail: %s', async (row) => {
    const [reply, status, sent] = row
    await using smtp = await runScriptedSmtp({ data: ['hold', '554 no'] })
    const preload = `data:text/javascript,${encodeURIComponent(platform)}`
    await using contact = await runFunction({ ...smtpSettings(smtp.port), ...SHORT }, preload)
    // The second request ends after every time-out that started with the first.
    for (const _time of ['first', 'second']) {
      expect((await contact.post(message, KEY)).status).toBe(504)
    }
    const timedOut = expect.stringContaining('mail_timeout')
    expect(contact.printed).toEqual(['waiting', timedOut, timedOut])
    smtp.release(reply)
    await expect.poll(() => contact.printed.at(-1)).toBe('settled')
    expect((await contact.post(message, KEY)).status).toBe(status)
    expect(smtp.received).toHaveLength(sent)
  })
})

describe.concurrent('SMTP is encrypted', () => {
  const certificate = (file: string) => readFileSync(`tests/supabase/certificates/${file}`)
  test.for<[string, string, object]>([
    ['true', 'trusted', { DENO_CERT: 'tests/supabase/certificates/authority.crt' }],
    ['true', 'not trusted', {}],
    ['false', 'trusted', { DENO_CERT: 'tests/supabase/certificates/authority.crt' }],
    ['false', 'not trusted', {}],
  ])('SMTP_SECURE is %s and the certificate is %s', async ([secure, trust, own]) => {
    const [key, cert] = [certificate('localhost.key'), certificate('localhost.crt')]
    await using server = await runScriptedSmtp({}, { key, cert, secure: secure === 'true' })
    const route = { ...smtpSettings(server.port), SMTP_HOST: 'localhost', SMTP_SECURE: secure }
    await using contact = await runFunction({ ...route, ...login, ...own })
    const { status } = await contact.post(message)
    expect(status).toBe(trust === 'trusted' ? 200 : 503)
    const received = ['swordfish, encrypted: true', 'e-mail, encrypted: true']
    expect(server.received).toEqual(trust === 'trusted' ? received : [])
  })

  test('a password is not sent in clear, except to this machine', async () => {
    await using smtp = await runScriptedSmtp()
    const route = { ...smtpSettings(smtp.port), ...login }
    // On Linux, this address leads to this machine too, but it is not a loopback address.
    await using elsewhere = await runFunction({ ...route, SMTP_HOST: '0.0.0.0' })
    const { status, body } = await elsewhere.post(message)
    expect([status, body, smtp.received]).toEqual([...UNAVAILABLE, []])

    await using local = await runFunction(route)
    expect((await local.post(message)).status).toBe(200)
    expect(smtp.received).toContain('swordfish, encrypted: false')
  })
})

describe.concurrent('Resend', () => {
  test('an e-mail is sent with an idempotency key', async () => {
    await using api = await runResend((response) => response.end('{"id":"1"}'))
    await using contact = await runFunction(api.route)
    expect((await contact.post({ ...message, name: 'Ana "Bia", <x@y.z>' })).status).toBe(200)
    expect(api.calls[0]?.headers).toMatchObject({
      authorization: 'Bearer re_swordfish',
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[\da-f]{32}$/),
    })
    expect(api.calls[0]?.body).toEqual({
      from: '"Farol" <site@farol.example>',
      to: [MAIL_TO],
      reply_to: [`"Ana Bia, <x@y.z>" <${message.email}>`],
      subject: expect.stringContaining('Ana "Bia", <x@y.z>'),
      text: expect.stringContaining(message.message),
      html: expect.stringContaining('&lt;x@y.z&gt;'),
    })
  })

  test.for<[string, (response: ServerResponse) => void, unknown[]]>([
    ['422', (response) => response.writeHead(422).end('re_swordfish'), REJECTED],
    ['409', (response) => response.writeHead(409).end(), UNAVAILABLE],
    ['429', (response) => response.writeHead(429).end(), UNAVAILABLE],
    ['500', (response) => response.writeHead(500).end('<html>'), UNAVAILABLE],
    ['an endless body', (response) => response.writeHead(500).write('{'), UNAVAILABLE],
    ['disconnected', (response) => response.destroy(), UNAVAILABLE],
    ['no response', () => {}, TIMED_OUT],
  ])('an error of Resend becomes an error code: %s', async ([, act, expected]) => {
    await using api = await runResend(act)
    const deadline = expected === TIMED_OUT ? SHORT : LONG
    await using contact = await runFunction({ ...api.route, ...deadline })
    const { status, body } = await contact.post(message)
    expect([status, body]).toEqual(expected)
    await contact.stop()
    expect(contact.printed.join()).not.toMatch(/swordfish|visitor/)
  })

  test('after a time-out, the same submission is sent with the same key', async () => {
    const pending: ServerResponse[] = []
    await using api = await runResend((response) => {
      if (pending.length === 0) pending.push(response)
      else response.end('{}')
    })
    await using contact = await runFunction({ ...api.route, MAIL_DEADLINE_MS: '1500' })
    expect((await contact.post(message, KEY)).status).toBe(504)
    // A request that joins the first one gets the same response.
    await vi.waitUntil(async () => (await contact.post(message, KEY)).status === 200)
    expect((await contact.post({ ...message, name: 'Bia' }, KEY)).status).toBe(200)
    const [one, two, three] = api.calls.map(({ headers }) => headers['idempotency-key'])
    expect([two === one, three === one, api.calls.length]).toEqual([true, false, 3])
  })
})

/** A stand-in for Resend's API. */
async function runResend(act: (response: ServerResponse) => void) {
  const calls: { headers: IncomingHttpHeaders; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await json(request) })
    act(response)
  })
  const RESEND_ENDPOINT = `http://127.0.0.1:${await listen(server, 'PORT', 0)}/emails`
  const route = { MAIL_TRANSPORT: 'resend', RESEND_API_KEY: 're_swordfish', RESEND_ENDPOINT }
  return { calls, route, [Symbol.asyncDispose]: () => close(server) }
}
