import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { MAX_MAIL_DEADLINE } from '../../supabase/functions/_shared/timeouts.ts'
import { composeEmail } from '../../supabase/functions/send-contact-email/email.ts'
import {
  parseSettings,
  type SmtpSettings,
} from '../../supabase/functions/send-contact-email/settings.ts'
import { createSmtpTransport } from '../../supabase/functions/send-contact-email/transports/smtp.ts'
import { runResend } from './http-server.ts'
import { errorBody, message } from './message-and-reply.ts'
import {
  handleWith,
  idleTransport,
  MAIL_TO,
  runFunction,
  settings,
  smtpLogin,
  smtpSettings,
  type RunningFunction,
} from './running-function.ts'
import { runScriptedSmtp, type Script } from './scripted-smtp.ts'

const rejected = [502, errorBody('mail_rejected')]
const unavailable = [503, errorBody('mail_unavailable')]
const timedOut = [504, errorBody('mail_timeout')]

const keyHeader = { 'Idempotency-Key': 'key-of-a-message' }
const shortTime = { MAIL_DEADLINE_MS: '500' }
const longTime = { MAIL_DEADLINE_MS: String(MAX_MAIL_DEADLINE) }

/** The body of Resend's response when Resend refuses a visitor's address. */
const REPLY_TO = '{"name":"validation_error","message":"Invalid `reply_to` field. re_swordfish"}'

describe('an SMTP error', () => {
  const script: Script = {}
  let smtp: Awaited<ReturnType<typeof runScriptedSmtp>>
  let contact: RunningFunction
  beforeAll(async () => {
    smtp = await runScriptedSmtp(script)
    contact = await runFunction({ ...smtpSettings(smtp.port), ...longTime })
    return () => contact.stop().then(smtp[Symbol.asyncDispose])
  })
  afterEach(() => {
    for (const step of Object.keys(script)) delete script[step as keyof Script]
  })

  test.for<[string, Script, unknown[], [stage: string, fault: string, reply?: number], object?]>([
    ['554 as the greeting', { connect: '554 no' }, rejected, ['connect', 'temporary', 554]],
    ['421 as the greeting', { connect: '421 busy' }, unavailable, ['connect', 'temporary', 421]],
    ['HTTP as the greeting', { connect: 'HTTP/1.1 400' }, unavailable, ['connect', 'temporary']],
    ['disconnected at once', { connect: 'drop' }, unavailable, ['connect', 'temporary']],
    ['login rejected', { auth: '535 no' }, unavailable, ['login', 'settings', 535], smtpLogin],
    [
      'login temporarily refused',
      { auth: '454 no' },
      unavailable,
      ['login', 'temporary', 454],
      smtpLogin,
    ],
    ['disconnected at login', { auth: 'drop' }, unavailable, ['login', 'temporary'], smtpLogin],
    ['MAIL rejected', { mail: '550 no' }, rejected, ['sender', 'settings', 550]],
    ['RCPT rejected', { rcpt: '550 no such user' }, rejected, ['recipient', 'settings', 550]],
    ['RCPT temporarily refused', { rcpt: '421 bye' }, unavailable, ['recipient', 'temporary', 421]],
    ['disconnected at RCPT', { rcpt: 'drop' }, unavailable, ['recipient', 'temporary']],
    ['disconnected during DATA', { body: 'drop' }, unavailable, ['message', 'temporary']],
    ['disconnected after DATA', { data: 'drop' }, unavailable, ['message', 'temporary']],
    [
      'message temporarily refused',
      { data: '452 full' },
      unavailable,
      ['message', 'temporary', 452],
    ],
    ['message rejected', { data: '554 spam' }, rejected, ['message', 'message', 554]],
    ['content rejected', { data: '550 5.7.1 spam' }, rejected, ['message', 'message', 550]],
    ['mailbox full', { data: '552 full' }, rejected, ['message', 'temporary', 552]],
    ['mailbox full', { data: '554 5.2.2 full' }, rejected, ['message', 'temporary', 554]],
    ['mailbox full', { data: '550 mailbox is full' }, rejected, ['message', 'temporary', 550]],
    ['mailbox full', { data: '554 over quota' }, rejected, ['message', 'temporary', 554]],
    ['unauthenticated', { data: '550 5.7.20 no' }, rejected, ['message', 'temporary', 550]],
    ['unauthenticated', { data: '550 5.7.26 unsigned' }, rejected, ['message', 'temporary', 550]],
    ['unauthenticated', { data: '550 5.7.30 no' }, rejected, ['message', 'temporary', 550]],
    ['unauthenticated', { data: '550 5.7.1 DMARC' }, rejected, ['message', 'temporary', 550]],
    ['sender banned', { data: '550 5.7.501 banned' }, rejected, ['message', 'temporary', 550]],
    ['bad credentials', { data: '550 5.7.8 no' }, rejected, ['message', 'temporary', 550]],
    ['another policy', { data: '554 5.7.0 spam' }, rejected, ['message', 'message', 554]],
    ['an unknown code', { data: '571 no' }, rejected, ['message', 'temporary', 571]],
    ['no TLS on a TLS port', {}, unavailable, ['tls', 'settings'], { SMTP_SECURE: 'true' }],
    ['unknown host', {}, unavailable, ['dns', 'temporary'], { SMTP_HOST: 'smtp.invalid' }],
    ['connection refused', {}, unavailable, ['connect', 'temporary'], { SMTP_PORT: '1' }],
  ])(
    'results in an error code, and is logged with its stage and cause: %s',
    async ([, replies, expected, [stage, fault, reply], own]) => {
      Object.assign(script, replies)
      await using other =
        own && (await runFunction({ ...smtpSettings(smtp.port), ...longTime, ...own }))
      const { post, printed } = other ?? contact
      const { status, body } = await post(message)
      expect([status, body]).toEqual(expected)
      await expect.poll(() => printed).toHaveLength(1)
      const [line = ''] = printed.splice(0)
      expect(JSON.parse(line)).toMatchObject({ status, stage, fault, ...(reply && { reply }) })
      if (reply === undefined) expect(line).not.toContain('reply')
    },
  )
})

describe.concurrent('SMTP', () => {
  test.for<[string, Script]>([
    ['the greeting', { connect: 'silent' }],
    ['a complete greeting', { connect: '220-one moment' }],
    ['a reply to MAIL', { mail: 'silent' }],
    ['a reply to the message', { data: 'silent' }],
  ])('without %s, the response reports a timeout', async ([, script]) => {
    await using smtp = await runScriptedSmtp(script)
    await using contact = await runFunction({ ...smtpSettings(smtp.port), ...shortTime })
    const { status, body } = await contact.post(message)
    expect([status, body]).toEqual(timedOut)
  })

  test('connections to a server that hangs do not delay the next e-mail', async () => {
    await using smtp = await runScriptedSmtp({ mail: Array<string>(6).fill('silent') })
    // This deadline is long enough for the last e-mail, even on a busy machine.
    const deadline = { MAIL_DEADLINE_MS: '3000' }
    await using contact = await runFunction({ ...smtpSettings(smtp.port), ...deadline })
    const posts = Array.from({ length: 6 }, () => contact.post(message))
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(6).fill(504))
    expect((await contact.post(message)).status).toBe(200)
  })

  test('an e-mail is sent even if the server stopped responding after the previous e-mail', async () => {
    await using smtp = await runScriptedSmtp({ again: 'silent' })
    await using contact = await runFunction(smtpSettings(smtp.port))
    for (const _e_mail of ['first', 'second']) {
      expect((await contact.post(message)).status).toBe(200)
    }
    expect(smtp.received).toHaveLength(2)
  })

  test('after an error, the same submission can be sent again', async () => {
    await using smtp = await runScriptedSmtp({ data: ['451 later', '250 accepted'] })
    await using contact = await runFunction(smtpSettings(smtp.port))
    expect((await contact.post(message, keyHeader)).status).toBe(503)
    const second = await contact.post(message, keyHeader)
    expect(second.status).toBe(200)
    expect((await contact.post(message, keyHeader)).body).toEqual(second.body)
    expect(smtp.received).toHaveLength(2)
  })
})

describe('the deadline', () => {
  test('a response waits for the e-mail no longer than MAIL_DEADLINE_MS', async () => {
    let started = () => {}
    const sending = new Promise<void>((resolve) => (started = resolve))
    const responded = vi.fn<() => void>()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const reply = handleWith({
      transport: { ...idleTransport, send: () => new Promise<never>(started) },
    })
    void reply.finally(responded)
    await sending
    await vi.advanceTimersByTimeAsync(14_999)
    expect(responded).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await reply).body).toEqual(errorBody('mail_timeout'))
  })

  test.for<[step: string, stage: string]>([
    ['connect', 'connect'],
    ['auth', 'login'],
    ['mail', 'sender'],
    ['rcpt', 'recipient'],
    ['data', 'message'],
  ])(
    'an attempt to send an e-mail times out after 60 seconds, whichever step hangs: %s',
    async ([step, stage]) => {
      const timeout = new AbortController()
      using spy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
      await using smtp = await runScriptedSmtp({ [step]: 'silent' })
      const own = { ...smtpSettings(smtp.port), ...smtpLogin, ...longTime }
      const transport = createSmtpTransport(parseSettings({ ...settings, ...own }) as SmtpSettings)
      const from = { name: 'Farol', address: settings.MAIL_FROM }
      const sent = transport.send(composeEmail(message, { id: 'id', from, to: MAIL_TO }))
      // oxlint-disable-next-line vitest/valid-expect -- Awaited below, after the timeout.
      const failed = expect(sent).rejects.toMatchObject({
        code: 'mail_timeout',
        failure: { stage, reply: undefined, fault: 'temporary' },
      })
      await expect.poll(() => smtp.steps.at(-1)).toBe(step)
      // The client pipelines commands. Before the abort, it must read the earlier replies.
      await setImmediate()
      expect(spy).toHaveBeenCalledWith(60_000)
      timeout.abort()
      await failed
    },
  )

  const platform = `globalThis.EdgeRuntime = {
    waitUntil: (work) => {
      console.log('waiting')
      work.then(() => console.log('settled'))
    },
  }`
  test.for<[string, number, number]>([
    ['250 accepted', 200, 1],
    ['554 no', 502, 2],
  ])(
    "after the deadline, the platform and repeated submissions wait for the server's reply: %s",
    async (row) => {
      const [reply, status, sent] = row
      await using smtp = await runScriptedSmtp({ data: ['hold', '554 no'] })
      const preload = `data:text/javascript,${encodeURIComponent(platform)}`
      await using contact = await runFunction({ ...smtpSettings(smtp.port), ...shortTime }, preload)
      // By the time the second request ends, all timeouts from the first request have expired.
      for (const _time of ['first', 'second']) {
        expect((await contact.post(message, keyHeader)).status).toBe(504)
      }
      const timeoutReply = expect.stringContaining('mail_timeout')
      expect(contact.printed).toEqual(['waiting', timeoutReply, timeoutReply])
      smtp.release(reply)
      await expect.poll(() => contact.printed.at(-1)).toBe('settled')
      expect((await contact.post(message, keyHeader)).status).toBe(status)
      expect(smtp.received).toHaveLength(sent)
    },
  )
})

describe.concurrent('SMTP encryption', () => {
  const certificate = (file: string) => readFileSync(`tests/supabase/certificates/${file}`)
  test.for<[string, string, object]>([
    ['true', 'trusted', { DENO_CERT: 'tests/supabase/certificates/authority.crt' }],
    ['true', 'not trusted', {}],
    ['false', 'trusted', { DENO_CERT: 'tests/supabase/certificates/authority.crt' }],
    ['false', 'not trusted', {}],
  ])(
    'e-mails are sent encrypted, and only if the certificate is trusted (SMTP_SECURE=%s, %s)',
    async ([secure, trust, own]) => {
      const [key, cert] = [certificate('localhost.key'), certificate('localhost.crt')]
      await using server = await runScriptedSmtp({}, { key, cert, secure: secure === 'true' })
      const route = { ...smtpSettings(server.port), SMTP_HOST: 'localhost', SMTP_SECURE: secure }
      await using contact = await runFunction({ ...route, ...smtpLogin, ...own })
      const { status } = await contact.post(message)
      expect(status).toBe(trust === 'trusted' ? 200 : 503)
      const received = ['swordfish, encrypted: true', 'e-mail, encrypted: true']
      expect(server.received).toEqual(trust === 'trusted' ? received : [])
    },
  )

  test.each([{}, smtpLogin])(
    'nothing is sent without TLS, except to this machine (additional settings: %o)',
    async (own) => {
      await using smtp = await runScriptedSmtp()
      const route = { ...smtpSettings(smtp.port), ...own }
      // On Linux, this address also refers to this machine, but it is not a loopback address.
      await using elsewhere = await runFunction({ ...route, SMTP_HOST: '0.0.0.0' })
      const { status, body } = await elsewhere.post(message)
      expect([status, body, smtp.received]).toEqual([...unavailable, []])

      await using local = await runFunction(route)
      expect((await local.post(message)).status).toBe(200)
      expect(smtp.received).toContain('e-mail, encrypted: false')
    },
  )
})

describe.concurrent('Resend', () => {
  test('a request contains the API key, an idempotency key and the e-mail', async () => {
    await using api = await runResend((response) => response.end('{"id":"1"}'))
    await using contact = await runFunction(api.settings)
    expect((await contact.post({ ...message, name: 'Ana "Bia", <x@y.z>' })).status).toBe(200)
    const [sent] = api.requests
    expect(sent?.headers).toMatchObject({
      authorization: 'Bearer re_swordfish',
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[\da-f]{32}$/),
    })
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      from: '"Farol" <site@farol.example>',
      to: [MAIL_TO],
      reply_to: [`"Ana Bia, <x@y.z>" <${message.email}>`],
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject: expect.stringContaining('Ana "Bia", <x@y.z>'),
      text: expect.stringContaining(message.message),
      html: expect.stringContaining('&lt;x@y.z&gt;'),
    })
  })

  test.for<[string, (response: ServerResponse) => void, unknown[], string?]>([
    ['422', (response) => response.writeHead(422).end(REPLY_TO), rejected, 'message'],
    ['422', (response) => response.writeHead(422).end('re_swordfish'), unavailable, 'settings'],
    ['400', (response) => response.writeHead(400).end(REPLY_TO), unavailable, 'settings'],
    ['401', (response) => response.writeHead(401).end(), unavailable, 'settings'],
    ['403', (response) => response.writeHead(403).end(), unavailable, 'settings'],
    ['409', (response) => response.writeHead(409).end(), unavailable],
    ['429', (response) => response.writeHead(429).end(), unavailable],
    ['500', (response) => response.writeHead(500).end('<html>'), unavailable],
    ['an endless body', (response) => response.writeHead(500).write('{'), unavailable],
    ['disconnected', (response) => response.destroy(), unavailable],
    ['no response', () => {}, timedOut],
  ])('a Resend error results in an error code: %s', async (row) => {
    const [what, act, expected, fault = 'temporary'] = row
    await using api = await runResend(act)
    const deadline = expected === timedOut ? shortTime : longTime
    await using contact = await runFunction({ ...api.settings, ...deadline })
    const { status, body } = await contact.post(message)
    expect([status, body]).toEqual(expected)
    await contact.stop()
    expect(contact.printed.join()).not.toMatch(/swordfish|visitor/)
    const logged = Number(what) ? { stage: 'api', reply: Number(what), fault } : {}
    expect(JSON.parse(contact.printed[0] ?? '')).toMatchObject(logged)
  })

  test('after a timeout, the same submission is resent with the same idempotency key', async () => {
    const pending: ServerResponse[] = []
    await using api = await runResend((response) => {
      if (pending.length === 0) pending.push(response)
      else response.end('{}')
    })
    await using contact = await runFunction({ ...api.settings, MAIL_DEADLINE_MS: '1500' })
    expect((await contact.post(message, keyHeader)).status).toBe(504)
    // Until the first attempt ends, repeated requests wait for it and get the same response.
    await vi.waitUntil(async () => (await contact.post(message, keyHeader)).status === 200)
    expect((await contact.post({ ...message, name: 'Bia' }, keyHeader)).status).toBe(200)
    const [one, two, three] = api.requests.map(({ headers }) => headers['idempotency-key'])
    expect([two === one, three === one, api.requests.length]).toEqual([true, false, 3])
  })
})
