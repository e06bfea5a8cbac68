import fc from 'fast-check'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contactLimits, HONEYPOT } from '../../supabase/functions/_shared/contact.ts'
import { openMailRoute, type MailRoute } from './arriving-mail.ts'
import { MAIL_TO, message, ORIGIN } from './running-function.ts'

/** `FUZZ_RUNS=1000 npx vitest run tests/supabase/fuzz` tries so many of each kind. */
const RUNS = { seed: 20_240_501, numRuns: Number(process.env.FUZZ_RUNS ?? 125) }

vi.setConfig({ testTimeout: 120_000 })

let route: MailRoute
beforeAll(async () => {
  route = await openMailRoute({ TRUSTED_PROXIES: '1' })
})
afterAll(() => route.stop())

// Not fast-check's own: to draw up its table of all characters takes a second.
const whole = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800))
const low = fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCodePoint(code))
const character = fc.oneof(whole, low)
const any = fc.string({ unit: character, maxLength: 3 })
const half = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code))
const special = fc.constantFrom('\r\n', '\0', '=?', '?=', '<', '"', ',', '\u2028', '\u202e', '🇧🇷')

/** Any text, halves of characters too. */
const anyText = (maxLength: number) => fc.string({ unit: fc.oneof(any, half, special), maxLength })

const right = fc.constantFrom(...Object.values(message))
const field = fc.oneof(right, anyText(40), anyText(1200), fc.jsonValue({ maxDepth: 2 }))
const address = fc.oneof(fc.constant(message.email), fc.emailAddress(), field)

const messages = fc.record(
  {
    name: fc.oneof(fc.constant(message.name), anyText(30), field),
    phone: fc.oneof(fc.constant(message.phone), anyText(8), field),
    email: address,
    message: fc.oneof(fc.constant(message.message), anyText(400), field),
    [HONEYPOT]: fc.option(fc.oneof(fc.constant(''), field), { nil: undefined, freq: 3 }),
  },
  { requiredKeys: ['name', 'phone', 'email', 'message'] },
)

test('of any message that may be one, no more than a valid one becomes a mail', async () => {
  let sent = 0
  await fc.assert(
    fc.asyncProperty(messages, async (body) => {
      const before = route.inbox.mails.length
      const { status } = await route.contact.post(body)
      const arrived = route.inbox.mails.splice(0).length - before
      if (status === 413) return expect(arrived).toBe(0)

      expect(status).toBeOneOf(mayBeSent(body) ? [200, 422] : [422])
      const byPerson = body[HONEYPOT] === undefined || body[HONEYPOT] === ''
      expect(arrived).toBe(status === 200 && byPerson ? 1 : 0)
      if (isFlawless(body)) expect(status).toBe(200)
      sent += arrived
    }),
    { ...RUNS, examples: [[message]] },
  )
  expect(sent).toBeGreaterThan(20)
})

test('every mail that any text makes has one recipient and its own headers', async () => {
  const texts = fc.record({ name: anyText(60), phone: anyText(8), message: anyText(500) })
  await fc.assert(
    fc.asyncProperty(texts, async (given) => {
      const { status } = await route.contact.post({ ...message, ...given })
      const mails = route.inbox.mails.splice(0)
      expect(mails).toHaveLength(status === 200 ? 1 : 0)
      expect(status).toBeOneOf([200, 422])
      for (const { envelope, mail } of mails) {
        expect(envelope.to).toEqual([MAIL_TO])
        expect(mail.headers).toHaveLength(8)
        expect(mail.replyTo?.map(({ address: to }) => to)).toEqual([message.email])
        expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
        expect(mail.attachments).toEqual([])
      }
    }),
    RUNS,
  )
})

test('bytes of any kind are refused', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.uint8Array({ minLength: 16_000, maxLength: 17_000 }),
    fc.json().map((json) => Buffer.from(json)),
    // A right message with one byte of it changed.
    fc.tuple(fc.nat(), fc.nat(255)).map(([at, byte]) => {
      const body = Buffer.from(JSON.stringify({ ...message, extra: '' }))
      const start = body.indexOf('"extra"')
      body[start + (at % (body.length - start))] = byte
      return body
    }),
  )
  await fc.assert(
    fc.asyncProperty(bytes, async (body) => {
      const { status } = await route.contact.send({ body: Buffer.from(body) })
      const mails = route.inbox.mails.splice(0)
      expect(status).toBeOneOf([200, 400, 413, 422])
      expect(mails).toHaveLength(status === 200 ? 1 : 0)
      if (status === 200) expect(JSON.parse(Buffer.from(body).toString())).toMatchObject(message)
    }),
    RUNS,
  )
})

test('requests of any shape get an answer or are hung up on, and never a 500', async () => {
  const known = fc.constantFrom(
    'Origin',
    'Content-Type',
    'Content-Length',
    'Content-Encoding',
    'Transfer-Encoding',
    'Idempotency-Key',
    'X-Forwarded-For',
    'Expect',
    'Upgrade',
    'Range',
    'Access-Control-Request-Method',
  )
  const values = fc.oneof(
    fc.constantFrom(
      ORIGIN,
      'application/json',
      'chunked',
      'gzip',
      '100-continue',
      'websocket',
      '-1',
    ),
    fc.string({ maxLength: 60 }),
    fc.string({ unit: character, maxLength: 60 }),
    fc.nat().map(String),
  )
  const headers = fc.array(fc.tuple(fc.oneof(known, fc.string({ maxLength: 20 })), values), {
    maxLength: 8,
  })
  const line = fc.tuple(
    fc.oneof(fc.constantFrom('POST', 'OPTIONS', 'GET', 'HEAD', 'CONNECT', 'post'), fc.string()),
    fc.oneof(fc.constantFrom('/', '*', 'http://x/', '//'), fc.webPath(), fc.string()),
  )
  const formed = fc.boolean()

  await fc.assert(
    fc.asyncProperty(line, headers, formed, async ([method, path], fields, isFormed) => {
      const own: [string, string][] = isFormed
        ? [
            ['Origin', ORIGIN],
            ['Content-Type', 'application/json'],
          ]
        : []
      const head = [...own, ...fields].map(([name, value]) => `${name}: ${value}\r\n`).join('')
      const raw = `${method} ${path} HTTP/1.1\r\nHost: x\r\n${head}\r\n${JSON.stringify(message)}`
      const said = await exchange(raw)
      if (said !== '') expect(said).toMatch(/^HTTP\/1\.1 [1-4]\d\d /)
      expect(said).not.toMatch(/^HTTP\/1\.1 5/m)
    }),
    RUNS,
  )
  expect((await route.contact.post(message)).status).toBe(200)
})

/** Sends bytes, then nothing more, and returns all that comes until the other side hangs up. */
async function exchange(raw: string): Promise<string> {
  const socket = connect(Number(new URL(route.contact.url).port), '127.0.0.1')
  let said = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => (said += chunk))
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.end(raw)
  await closed
  return said
}

/** Whether a body breaks none of the plain rules: texts that are not blank and not too long. */
function mayBeSent(body: Record<string, unknown>): boolean {
  return Object.entries(contactLimits).every(([name, limit]) => {
    const value = body[name]
    return typeof value === 'string' && value.trim() !== '' && value.trim().length <= limit
  })
}

/** Whether only the address, known to be right, could be wrong. */
function isFlawless(body: Record<string, unknown>): boolean {
  return mayBeSent(body) && body.email === message.email
}
