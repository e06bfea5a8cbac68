import { describe, expect, test, type TestContext } from 'vitest'
import { failure, message, smtpSettings } from './running-function.ts'
import { answerWith } from './handler-parts.ts'
import { runScriptedSmtp, type Script } from './scripted-smtp.ts'
import { runShared } from './shared-deno.ts'

const KEY = 'key-of-this-message'
const ADDRESS = '203.0.113.77'

/** Pieces of what the visitor gave, whole or in the form it travels in. */
const personal = [
  ...Object.values(message),
  'Nogueira',
  '98765',
  'visitor.example',
  'painéis',
  'Obrigada',
  KEY,
  ADDRESS,
].flatMap((text) => [text, btoa(unescape(encodeURIComponent(text))), encodeURIComponent(text)])

describe.concurrent('nothing personal is logged or answered', () => {
  const echo = `${message.email} ${message.name} ${message.message.replace('\n', ' ')}`
  const routes: [string, Script, number][] = [
    ['when a mail is sent', {}, 200],
    ['when a server repeats it in a refusal', { RCPT: `550 ${echo}` }, 502],
    ['when a server repeats it and asks for patience', { end: `451 ${echo}` }, 503],
    ['when a server is silent', { MAIL: 'silent' }, 504],
  ]

  test.for(routes)('%s', async ([, script, expected], { onTestFinished: atEnd }) => {
    const smtp = await runScriptedSmtp(script)
    atEnd(smtp.close)
    const deadline = expected === 504 ? '500' : '20000'
    const route = { ...smtpSettings(smtp.port), MAIL_DEADLINE_MS: deadline }
    const { statuses, shown, printed } = await visit({ ...route, RATE_LIMIT_TOTAL: '1' }, atEnd)
    expect(statuses).toEqual([expected, 415, 400, 422, 422, 422, 422, 413, 403, 405, 429])
    expectNothingPersonal(shown)
    expectNothingPersonal(printed.join('\n'))

    // One line for each request, of these four things; nothing else at all.
    expect(printed).toHaveLength(statuses.length)
    for (const line of printed) {
      expect(JSON.parse(line)).toEqual({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        status: expect.any(Number),
        code: expect.stringMatching(/^[a-z_]+$/),
        ms: expect.any(Number),
      })
    }
  })
})

test('nor when a part fails in a way that nobody foresaw', async () => {
  const logged: unknown[] = []
  const answer = await answerWith({
    transport: { send: () => Promise.reject(new Error(`${message.name} <${message.email}>`)) },
    log: async (entry) => void logged.push(entry),
  })
  expect([answer.status, answer.body]).toEqual([500, failure('internal')])
  expect(logged).toEqual([
    { id: expect.any(String), status: 500, code: 'internal', ms: expect.any(Number) },
  ])
})

/** Sends the message in every way that leads to another answer, and gathers what can be seen. */
async function visit(settings: Record<string, string>, atEnd: TestContext['onTestFinished']) {
  const contact = await runShared({ ...settings, TRUSTED_PROXIES: '1' })
  atEnd(contact.stop)
  const headers = { 'Idempotency-Key': KEY, 'X-Forwarded-For': ADDRESS }
  const body = JSON.stringify(message)
  const wrong = [
    { name: '' },
    { phone: message.phone.repeat(3) },
    { email: `${message.email}, x@y.z` },
    { message: message.message.repeat(40) },
  ]
  const requests: RequestInit[] = [
    { body },
    { body, headers: { 'Content-Type': 'text/plain' } },
    { body: body.slice(1) },
    ...wrong.map((fields) => ({ body: JSON.stringify({ ...message, ...fields }) })),
    { body: body.repeat(200) },
    { body, headers: { Origin: 'https://evil.example' } },
    { method: 'PUT', body },
    { body, headers: { 'Idempotency-Key': 'another-key' } },
  ]
  const answers = []
  for (const request of requests) {
    answers.push(await contact.send({ ...request, headers: { ...headers, ...request.headers } }))
  }
  // Ended first, so that nothing is printed after it was read.
  await contact.stop()
  return {
    statuses: answers.map(({ status }) => status),
    shown: answers.map(({ headers: shown, text }) => JSON.stringify([...shown, text])).join('\n'),
    printed: contact.printed,
  }
}

function expectNothingPersonal(seen: string): void {
  expect(personal.filter((piece) => seen.includes(piece))).toEqual([])
}
