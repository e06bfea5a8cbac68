import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { describe, expect, test, type TestContext } from 'vitest'
import { failure, MAIL_TO, message } from './running-function.ts'
import { runShared } from './shared-deno.ts'

const KEY = 'key-of-this-message'

interface Call {
  headers: IncomingHttpHeaders
  body: unknown
}

describe.concurrent('over Resend', () => {
  test('a mail goes out with its sender, its visitor and its key', async (context) => {
    const { contact, calls } = await resend(context, (response) => response.end('{"id":"1"}'))
    const answer = await contact.post({ ...message, name: 'Ana "Bia", <x@y.z>' }, KEY)
    expect(answer.status).toBe(200)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.headers).toMatchObject({
      authorization: 'Bearer re_swordfish',
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[\da-f]{32}$/),
    })
    expect(calls[0]?.body).toEqual({
      from: '"Farol" <site@farol.example>',
      to: [MAIL_TO],
      reply_to: [`"Ana Bia, <x@y.z>" <${message.email}>`],
      subject: expect.stringContaining('Ana "Bia", <x@y.z>'),
      text: expect.stringContaining(message.message),
      html: expect.stringContaining('&lt;x@y.z&gt;'),
    })
  })

  const answers: [string, (response: ServerResponse) => void, number, string][] = [
    ['400', (response) => response.writeHead(400).end(), 502, 'mail_rejected'],
    ['403', (response) => response.writeHead(403).end(), 502, 'mail_rejected'],
    ['422', (response) => response.writeHead(422).end('{}'), 502, 'mail_rejected'],
    ['409', (response) => response.writeHead(409).end(), 503, 'mail_unavailable'],
    ['429', (response) => response.writeHead(429).end(), 503, 'mail_unavailable'],
    ['500', (response) => response.writeHead(500).end('<html>'), 503, 'mail_unavailable'],
    ['a dropped connection', (response) => response.destroy(), 503, 'mail_unavailable'],
    ['silence', () => {}, 504, 'mail_timeout'],
    [
      'a body that never ends',
      (response) => response.writeHead(500).write('{'),
      503,
      'mail_unavailable',
    ],
  ]
  test.for(answers)('%s', async ([, act, status, code], context) => {
    const { contact } = await resend(context, act, status === 504 ? '500' : '20000')
    const answer = await contact.post(message, KEY)
    expect([answer.status, answer.body]).toEqual([status, failure(code)])
  })

  test('after a time-out the same message goes with the same key', async (context) => {
    let waiting = 1
    const { contact, calls } = await resend(
      context,
      (response) => {
        if (waiting-- <= 0) response.end('{}')
      },
      '1500',
    )
    expect((await contact.post(message, KEY)).status).toBe(504)
    // The first may still be on its way when the second asks for it.
    let again = await contact.post(message, KEY)
    while (again.status === 504) again = await contact.post(message, KEY)
    expect(again.status).toBe(200)
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect((await contact.post({ ...message, name: 'Bia' }, KEY)).status).toBe(200)
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  })

  test('the API key is neither logged nor answered', async (context) => {
    const { contact } = await resend(context, (response) =>
      response.writeHead(401).end(`invalid key re_swordfish for ${message.email}`),
    )
    const { text } = await contact.post(message)
    await contact.stop()
    expect(`${text}${contact.printed.join('\n')}`).not.toMatch(/swordfish|visitor/)
  })
})

/** The function with an endpoint that acts as told behind it. */
async function resend(
  { onTestFinished }: TestContext,
  act: (response: ServerResponse) => void,
  deadline = '20000',
): Promise<{ contact: Awaited<ReturnType<typeof runShared>>; calls: Call[] }> {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await json(request) })
    act(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const contact = await runShared({
    MAIL_TRANSPORT: 'resend',
    RESEND_API_KEY: 're_swordfish',
    RESEND_ENDPOINT: `http://127.0.0.1:${port}/emails`,
    MAIL_DEADLINE_MS: deadline,
  })
  onTestFinished(async () => {
    await contact.stop()
    server.close()
    server.closeAllConnections()
  })
  return { contact, calls }
}
