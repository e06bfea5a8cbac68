import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, test, type TestContext } from 'vitest'
import { failure, message, smtpSettings } from './running-function.ts'
import { runScriptedSmtp, type Script, type ScriptedSmtp } from './scripted-smtp.ts'
import { runShared } from './shared-deno.ts'

const REJECTED = [502, failure('mail_rejected')]
const UNAVAILABLE = [503, failure('mail_unavailable')]
const TIMED_OUT = [504, failure('mail_timeout')]

describe.concurrent('a server that fails gives the code of the failure', () => {
  const failures: [string, Script, unknown[]][] = [
    ['a greeting that refuses', { greeting: '554 go away' }, REJECTED],
    ['a greeting for later', { greeting: '421 too busy' }, UNAVAILABLE],
    ['no greeting', { greeting: 'silent' }, TIMED_OUT],
    ['a greeting that drips and never ends', { greeting: 'drip' }, TIMED_OUT],
    ['dropped at each greeting, however often it tries', { greeting: 'drop' }, TIMED_OUT],
    ['EHLO and HELO refused', { EHLO: '550 no', HELO: '550 no' }, REJECTED],
    ['no answer to EHLO', { EHLO: 'silent' }, TIMED_OUT],
    ['an answer to EHLO that drips', { EHLO: 'drip' }, TIMED_OUT],
    ['MAIL refused for now', { MAIL: '451 later' }, UNAVAILABLE],
    ['MAIL refused', { MAIL: '550 no' }, REJECTED],
    ['no answer to MAIL', { MAIL: 'silent' }, TIMED_OUT],
    ['RCPT refused for now', { RCPT: '450 greylisted' }, UNAVAILABLE],
    ['RCPT refused', { RCPT: '550 no such user' }, REJECTED],
    ['dropped at RCPT', { RCPT: 'drop' }, UNAVAILABLE],
    ['DATA refused for now', { DATA: '451 later' }, UNAVAILABLE],
    ['DATA refused', { DATA: '554 no' }, REJECTED],
    ['dropped amid the message', { content: 'drop' }, UNAVAILABLE],
    ['the message refused for now', { end: '452 full' }, UNAVAILABLE],
    ['the message refused', { end: '554 spam' }, REJECTED],
    ['no answer to the message', { end: 'silent' }, TIMED_OUT],
    ['an answer to the message that drips', { end: 'drip' }, TIMED_OUT],
    ['nonsense', { greeting: 'HTTP/1.1 400 Bad Request' }, UNAVAILABLE],
  ]

  test.for(failures)('%s', async ([, script, expected], context) => {
    const smtp = await scripted(context, script)
    const deadline = expected === TIMED_OUT ? '700' : '20000'
    const route = { ...smtpSettings(smtp.port), MAIL_DEADLINE_MS: deadline }
    const contact = await running(context, route)
    const { status, body } = await contact.post(message, 'key-of-a-message')
    expect([status, body]).toEqual(expected)
  })

  test('refused connection', async (context) => {
    const contact = await running(context, smtpSettings(await freePort()))
    const { status, body } = await contact.post(message)
    expect([status, body]).toEqual(UNAVAILABLE)
  })

  test('a name that does not resolve', async (context) => {
    const nowhere = { ...smtpSettings(465), SMTP_HOST: 'smtp.invalid' }
    const contact = await running(context, nowhere)
    const { status, body } = await contact.post(message)
    expect([status, body]).toEqual(UNAVAILABLE)
  })

  test('a login refused is our mistake, not one of the message', async (context) => {
    const smtp = await scripted(context, { AUTH: '535 bad credentials' })
    const login = { SMTP_USER: 'site', SMTP_PASSWORD: 'swordfish' }
    const contact = await running(context, { ...smtpSettings(smtp.port), ...login })
    const { status, body } = await contact.post(message)
    expect([status, body]).toEqual(UNAVAILABLE)
    expect(smtp.commands.some((command) => command.startsWith('AUTH'))).toBe(true)
  })

  test('a server without TLS where TLS is set', async (context) => {
    const smtp = await scripted(context, {})
    const contact = await running(context, { ...smtpSettings(smtp.port), SMTP_SECURE: 'true' })
    const { status, body } = await contact.post(message)
    expect([status, body]).toEqual(UNAVAILABLE)
    expect(smtp.messages).toEqual([])
  })
})

describe.concurrent('after a failure the same message can be sent again', () => {
  test('once the server takes it', async (context) => {
    const replies = ['451 later', '250 taken']
    const smtp = await scripted(context, { end: () => Promise.resolve(replies.shift() ?? '') })
    const contact = await running(context, smtpSettings(smtp.port))

    const first = await contact.post(message, 'the-same-key')
    expect(first.status).toBe(503)
    const second = await contact.post(message, 'the-same-key')
    expect(second.status).toBe(200)
    const third = await contact.post(message, 'the-same-key')
    expect(third.body).toEqual(second.body)
    expect(smtp.messages).toHaveLength(2)
  })

  test('and others get through while one server connection hangs', async (context) => {
    const hanging = ['silent']
    const smtp = await scripted(context, {
      MAIL: () => (hanging.pop() ? new Promise(() => {}) : Promise.resolve('250 ok')),
    })
    const contact = await running(context, {
      ...smtpSettings(smtp.port),
      MAIL_DEADLINE_MS: '1500',
    })
    expect((await contact.post(message, 'first-of-two')).status).toBe(504)
    expect((await contact.post(message, 'second-of-two')).status).toBe(200)
  })
})

async function scripted({ onTestFinished }: TestContext, script: Script): Promise<ScriptedSmtp> {
  const smtp = await runScriptedSmtp(script)
  onTestFinished(smtp.close)
  return smtp
}

async function running({ onTestFinished }: TestContext, settings: Record<string, string>) {
  const contact = await runShared(settings)
  onTestFinished(contact.stop)
  return contact
}

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
