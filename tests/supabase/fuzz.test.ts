import fc from 'fast-check'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { ContactMessageSchema, HONEYPOT } from '../../supabase/functions/_shared/contact.ts'
import {
  MAIL_TO,
  message,
  ORIGIN,
  runWithInbox,
  type FunctionWithInbox,
} from './running-function.ts'

/** `FUZZ_RUNS=1000 npx vitest run tests/supabase/fuzz` makes this number of runs of each test. */
const RUNS = { seed: 20_240_501, numRuns: Number(process.env['FUZZ_RUNS'] ?? 150) }

let contact: FunctionWithInbox
beforeAll(async () => {
  contact = await runWithInbox()
  return contact.stop
})

const special = fc.constantFrom('\r\n', '\0', '=?', '<', '"', ',', '\u2028', '\ud800', '🇧🇷')
const anyText = (maxLength: number) =>
  fc.string({ unit: fc.oneof(special, fc.string({ unit: 'binary', maxLength: 3 })), maxLength })

test('a valid message becomes one e-mail to the owner, and an invalid one none', async () => {
  const field = (valid: string, maxLength: number) =>
    fc.oneof({ weight: 5, arbitrary: fc.constant(valid) }, anyText(maxLength), fc.jsonValue())
  const messages = fc.record({
    name: field(message.name, 60),
    phone: field(message.phone, 10),
    email: fc.oneof(field(message.email, 40), fc.emailAddress()),
    message: field(message.message, 600),
    [HONEYPOT]: fc.constantFrom(undefined, '', 'x'),
  })
  let sent = 0
  await fc.assert(
    fc.asyncProperty(messages, async (body) => {
      const { success } = ContactMessageSchema.safeParse(body)
      expect((await contact.post(body)).status).toBe(success ? 200 : 422)
      const emails = contact.takeEmails()
      expect(emails).toHaveLength(success && !body[HONEYPOT] ? 1 : 0)
      for (const { envelope, mail } of emails) {
        expect(envelope.to).toEqual([MAIL_TO])
        expect(mail.headers).toHaveLength(8)
        expect(mail.replyTo?.map(({ address }) => address)).toEqual([body.email])
        expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
        expect(mail.attachments).toEqual([])
      }
      sent += emails.length
    }),
    RUNS,
  )
  expect(sent).toBeGreaterThan(10)
})

test('an arbitrary request never causes an internal error', async () => {
  const names = ['Content-Length', 'Content-Encoding', 'Transfer-Encoding', 'Expect', 'Upgrade']
  const values = ['chunked', 'gzip', '100-continue', 'websocket', '-1', '300']
  const header = fc
    .tuple(
      fc.oneof(fc.constantFrom('Origin', 'Idempotency-Key', ...names), fc.string()),
      fc.oneof(fc.constantFrom(ORIGIN, ...values), fc.string({ unit: 'binary' })),
    )
    .map((pair) => `${pair.join(': ')}\r\n`)
  const requests = fc.tuple(
    fc.oneof(fc.constantFrom('POST', 'OPTIONS', 'HEAD', 'CONNECT'), fc.string()),
    fc.oneof(fc.constantFrom('/', '*', 'http://x/', '//'), fc.string()),
    fc.constantFrom('', `Origin: ${ORIGIN}\r\nContent-Type: application/json\r\n`),
    fc.array(header, { maxLength: 6 }),
    fc.oneof(fc.constant(JSON.stringify(message)), fc.json(), anyText(300)),
  )
  await fc.assert(
    fc.asyncProperty(requests, async ([method, path, valid, headers, body]) => {
      const socket = connect(Number(new URL(contact.url).port), '127.0.0.1')
      const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\n${valid}${headers.join('')}`
      socket.end(`${head}\r\n${body}`)
      const response = await text(socket).catch(() => '')
      if (response !== '') expect(response).toMatch(/^HTTP\/1\.1 [1-4]\d\d /)
      expect(response).not.toMatch(/^HTTP\/1\.1 5/m)
    }),
    RUNS,
  )
  expect((await contact.post(message)).status).toBe(200)
})
