import { describe, expect, test } from 'vitest'
import { MAX_MAIL_DEADLINE } from '../../supabase/functions/_shared/timeouts.ts'
import { errorBody, message } from './message-and-reply.ts'
import { handleWith, idleTransport, runFunction, smtpSettings } from './running-function.ts'
import { runScriptedSmtp, type Script } from './scripted-smtp.ts'

const KEY = 'key-of-this-message'
const IP_ADDRESS = '203.0.113.77'

/** Parts of the visitor's request, in plain text and in two encodings. */
const personal = [
  ...Object.values(message),
  'Nogueira',
  '98765',
  'visitor.example',
  'painéis',
  'Obrigada',
  KEY,
  IP_ADDRESS,
].flatMap((text) => [text, Buffer.from(text).toString('base64'), encodeURIComponent(text)])

const echo = `${message.email} ${message.name} ${message.message.replace('\n', ' ')}`

describe.concurrent('personal data', () => {
  test.for<[string, Script, number]>([
    ['when an e-mail is sent', {}, 200],
    ['when a mail server echoes the message in a permanent error', { data: `550 ${echo}` }, 502],
    ['when a mail server echoes the message in a temporary error', { data: `451 ${echo}` }, 503],
    ['when a mail server does not reply', { mail: 'silent' }, 504],
  ])('is neither logged nor returned %s', async ([, script, expected]) => {
    await using smtp = await runScriptedSmtp(script)
    await using contact = await runFunction({
      ...smtpSettings(smtp.port),
      MAIL_DEADLINE_MS: expected === 504 ? '500' : String(MAX_MAIL_DEADLINE),
      RATE_LIMIT_TOTAL: '1',
      TRUSTED_PROXIES: '1',
    })
    const body = JSON.stringify(message)
    const requests: [number, RequestInit][] = [
      [expected, { body }],
      [415, { body, headers: { 'Content-Type': 'text/plain' } }],
      [400, { body: body.slice(1) }],
      [422, { body: JSON.stringify({ ...message, email: `${message.email}, x@y.z` }) }],
      [413, { body: body.repeat(200) }],
      [403, { body, headers: { Origin: 'https://evil.example' } }],
      [405, { method: 'PUT', body }],
      [429, { body, headers: { 'Idempotency-Key': 'another-key' } }],
    ]
    const replies = []
    for (const [, { headers, ...init }] of requests) {
      const all = { 'Idempotency-Key': KEY, 'X-Forwarded-For': IP_ADDRESS, ...headers }
      replies.push(await contact.send({ ...init, headers: all }))
    }
    // Requests are logged before their responses are sent, so stopping here loses no log entry.
    await contact.stop()

    expect(replies.map(({ status }) => status)).toEqual(requests.map(([status]) => status))
    const returned = replies.map(({ headers, text }) => JSON.stringify([...headers, text]))
    const output = [...returned, ...contact.printed].join('\n')
    expect(personal.filter((text) => output.includes(text))).toEqual([])
    expect(contact.printed.map((line) => JSON.parse(line) as unknown)).toEqual(
      replies.map(({ status }) => ({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        status,
        code: expect.stringMatching(/^[a-z_]+$/),
        ms: expect.any(Number),
        ...(status === 502 && { stage: 'message', reply: 550, fault: 'message' }),
        ...(status === 503 && { stage: 'message', reply: 451, fault: 'temporary' }),
      })),
    )
  })

  test('is neither logged nor returned when there is an unexpected error', async () => {
    const logged: unknown[] = []
    const { status, body } = await handleWith({
      transport: { ...idleTransport, send: () => Promise.reject(new Error(echo)) },
      log: (entry) => logged.push(entry),
    })
    expect([status, body]).toEqual([500, errorBody('internal')])
    const entry = { id: expect.any(String), status: 500, code: 'internal', ms: expect.any(Number) }
    expect(logged).toEqual([{ code: 'first_request', forwarded: 0, trusted: 0 }, entry])
  })
})
