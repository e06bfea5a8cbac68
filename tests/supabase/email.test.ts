import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  ContactMessageSchema,
  contactLimits,
  HONEYPOT,
} from '../../supabase/functions/_shared/contact-message.ts'
import { errorBody, message } from './message-and-reply.ts'
import { MAIL_TO, runWithInbox, type FunctionWithInbox } from './running-function.ts'

/** `FUZZ_RUNS=1000 npx vitest run tests/supabase/email` sends 1000 random messages. */
const fuzzRuns = { seed: 20_240_501, numRuns: Number(process.env['FUZZ_RUNS'] ?? 150) }

const VICTIM = 'victim@x.example'

let contact: FunctionWithInbox
beforeAll(async () => {
  contact = await runWithInbox()
  return contact.stop
})

test('an e-mail contains the message as typed, and replies go to the visitor', async () => {
  const name = 'João Ğ 李雷 עברית 👩🏽 “ok”'
  const { mail, envelope } = await contact.emailOf({ ...message, name })
  expect(envelope).toEqual({ from: 'site@farol.example', to: [MAIL_TO] })
  expect(mail.from).toEqual({ name: 'Farol', address: 'site@farol.example' })
  expect(mail.replyTo).toEqual([{ name, address: message.email }])
  expect(mail.to).toEqual([{ name: '', address: MAIL_TO }])
  expect(mail.subject).toContain(name)
  for (const part of [mail.text, mail.html]) {
    for (const value of Object.values({ ...message, name })) expect(part).toContain(value)
  }
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect(mail.messageId).toMatch(/^<[\da-f]{32}@farol\.example>$/)
})

test.for<[string, string]>([
  ['direction marks', '\u202e\u2066\u200f\u061c'],
  ['tag characters', '\u{e0041}\u{e007f}'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e'],
  ['blank characters', '\u3164\u115f\uffa0\u2800\ufff9'],
])('%s are kept in the message, but not in the name or the phone number', async (row) => {
  const [, text] = row
  const fields = { name: `Ana=${text}?B`, phone: `1${text}2`, message: `Hel${text}lo` }
  const { mail } = await contact.emailOf({ ...message, ...fields })
  expect(mail.subject).toMatch(/: Ana= \?B$/)
  expect(mail.replyTo?.[0]?.name).toBe('Ana= ?B')
  expect(mail.text).toContain('Telefone: 12\n')
  expect(mail.html).toContain('<td>12</td>')
  expect(mail.text).toContain(fields.message)
})

describe('header injection', () => {
  const lineBreaks = ['\r\n', '\n', '\r', '\r\n\r\n', '\r\n ', '\u0085', '\u2028', '\u2029', '\v\f']
  const payloads = [
    ...[...lineBreaks, '\0', '%0d%0a', '&#13;&#10;'].map((text) => `A${text}Bcc: ${VICTIM}`),
    `=?utf-8?Q?=0D=0ABcc:_${VICTIM}?=`,
    `=?utf-8?B?${btoa(`\r\nBcc: ${VICTIM}`)}?=`,
    `${VICTIM}, ${MAIL_TO}`,
    `x:${VICTIM},b@c.de;`,
    `<${VICTIM}>`,
    `" <${VICTIM}>, "`,
  ]
  const headers =
    'auto-submitted content-type date from message-id mime-version reply-to subject to'.split(' ')

  test.each(payloads)('a field with %j cannot add a header or a recipient', async (payload) => {
    for (const field of ['name', 'phone', 'message'] as const) {
      const value = payload.slice(0, contactLimits[field])
      const { mail, envelope } = await contact.emailOf({ ...message, [field]: value })
      expect(envelope.to).toEqual([MAIL_TO])
      expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(headers)
      expect(mail.to).toEqual([{ name: '', address: MAIL_TO }])
      expect(mail.replyTo?.map(({ address }) => address)).toEqual([message.email])
      expect(mail.attachments).toEqual([])
      expect(`${mail.subject}${mail.replyTo?.[0]?.name}`).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    }
  })

  test.each([
    ...payloads,
    'a@b.co, victim@x.example',
    'a@b.co;victim@x.example',
    'a@b.co victim@x.example',
    'a@b.co\r\nBcc: victim@x.example',
    'A <a@b.co>',
    '"a@b.co, victim"@x.example',
    'a@b.co>',
    'a%victim@x.example@b.co',
    'a@b.co\0',
    'ana@visitor',
    '@visitor.example',
  ])('the e-mail address %j is rejected', async (email) => {
    const { status, body } = await contact.post({ ...message, email })
    const expected = errorBody('validation_failed', { fields: { email: 'invalid' } })
    expect([status, body, contact.takeEmails()]).toEqual([422, expected, []])
  })
})

test.each(['\r\n.\r\n', '\n.\n', '\n.\r\n', '\r\n.\n', '\r.\r', '.\r\n', '\n..\n'])(
  'a message that contains %j cannot start another e-mail',
  async (end) => {
    const text = `Hello${end}MAIL FROM:<${VICTIM}>\r\nRCPT TO:<${VICTIM}>\r\nDATA\r\n${end}Bye`
    const { mail, envelope } = await contact.emailOf({ ...message, message: text })
    expect(envelope.to).toEqual([MAIL_TO])
    expect(mail.text?.replace(/\s+/g, ' ')).toContain(text.replace(/\s+/g, ' '))
  },
)

test('markup in a message arrives as plain text', async () => {
  const markup = `<script>alert(1)</script>"><svg onload='x'></p>&lt;b&gt;<!--`
  const escaped = markup.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const fields = { name: markup, phone: '<b>1</b>', message: markup }
  const { mail } = await contact.emailOf({ ...message, ...fields })
  expect(mail.text?.split(markup)).toHaveLength(3)
  expect(mail.html).toContain(`<td>${escaped}</td>`)
  expect(mail.html).toContain(`>${escaped}</p>`)
  expect(mail.html).toContain('<td>&lt;b&gt;1&lt;/b&gt;</td>')
})

test('a random message results in one e-mail to the owner, or in none if it is invalid', async () => {
  const special = fc.constantFrom('\r\n', '\0', '=?', '<', '"', ',', '\u2028', '\ud800', '🇧🇷')
  const unit = fc.oneof(special, fc.string({ unit: 'binary', maxLength: 3 }))
  const field = (valid: string, maxLength: number) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(valid) },
      fc.string({ unit, maxLength }),
      fc.jsonValue(),
    )
  const messages = fc.record({
    name: field(message.name, 60),
    phone: field(message.phone, 10),
    email: fc.oneof(field(message.email, 40), fc.emailAddress()),
    message: field(message.message, 600),
    [HONEYPOT]: fc.constantFrom(undefined, '', 'x'),
  })
  let sent = 0
  const property = fc.asyncProperty(messages, async (body) => {
    const { success } = ContactMessageSchema.safeParse(body)
    expect((await contact.post(body)).status).toBe(success ? 200 : 422)
    const emails = contact.takeEmails()
    expect(emails).toHaveLength(success ? 1 : 0)
    for (const { envelope, mail } of emails) {
      expect(envelope.to).toEqual([MAIL_TO])
      expect(mail.headers).toHaveLength(9)
      expect(mail.replyTo?.map(({ address }) => address)).toEqual([body.email])
      expect(mail.attachments).toEqual([])
    }
    sent += emails.length
  })
  await fc.assert(property, fuzzRuns)
  expect(sent).toBeGreaterThan(10)
})
