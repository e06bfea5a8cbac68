import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactLimits } from '../../supabase/functions/_shared/contact.ts'
import { mailOf, openMailRoute, type MailRoute } from './arriving-mail.ts'
import { failure, MAIL_TO, message } from './running-function.ts'

let route: MailRoute
beforeAll(async () => {
  route = await openMailRoute()
})
afterAll(() => route.stop())

/** Headers that a mail may have, and how often at most; any other was injected. */
const HEADERS = [
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

const VICTIM = 'victim@x.example'

test('a mail tells the owner who wrote what, and answers go to the visitor', async () => {
  const { mail, envelope } = await mailOf(route, message)
  expect(envelope).toEqual({ from: 'site@farol.example', to: [MAIL_TO] })
  expect(mail.from).toEqual({ name: 'Farol', address: 'site@farol.example' })
  expect(mail.replyTo).toEqual([{ name: message.name, address: message.email }])
  expect(mail.to).toEqual([{ name: '', address: MAIL_TO }])
  expect(mail.subject).toContain(message.name)
  for (const part of [mail.text, mail.html]) {
    for (const value of Object.values(message)) expect(part).toContain(value)
  }
  expect(mail.messageId).toMatch(/^<[\da-f]{32}@farol\.example>$/)
})

describe('nothing that a field holds becomes a header or a recipient', () => {
  const breaks: [string, string][] = [
    ['CR LF', '\r\n'],
    ['LF', '\n'],
    ['CR', '\r'],
    ['two line breaks', '\r\n\r\n'],
    ['a folded line', '\r\n '],
    ['NEL', '\u0085'],
    ['LINE SEPARATOR', '\u2028'],
    ['PARAGRAPH SEPARATOR', '\u2029'],
    ['VT and FF', '\v\f'],
    ['NUL', '\0'],
    ['a percent encoding', '%0d%0a'],
    ['an escape', '\\r\\n'],
    ['an entity', '&#13;&#10;'],
  ]
  const payloads = breaks.map(([what, mark]): [string, string] => [what, `A${mark}Bcc: ${VICTIM}`])
  const encoded: [string, string][] = [
    ['an encoded word', `=?utf-8?Q?=0D=0ABcc:_${VICTIM}?=`],
    ['an encoded word in Base64', `=?utf-8?B?${btoa(`\r\nBcc: ${VICTIM}`)}?=`],
    ['two addresses', `${VICTIM}, ${MAIL_TO}`],
    ['a group', `x:${VICTIM},b@c.de;`],
    ['brackets', `<${VICTIM}>`],
    ['quotes', `" <${VICTIM}>, "`],
  ]

  describe.each(Object.keys(contactLimits) as (keyof typeof message)[])('%s', (field) => {
    test.each([...payloads, ...encoded])('%s', async (_what, payload) => {
      const cut = field === 'phone' ? payload.slice(0, contactLimits.phone) : payload
      const body = { ...message, [field]: cut }
      if (field === 'email') return expectRefused(body)

      const { mail, envelope } = await mailOf(route, body)
      expect(envelope.to).toEqual([MAIL_TO])
      expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(HEADERS)
      expect(mail.to).toEqual([{ name: '', address: MAIL_TO }])
      expect(mail.replyTo?.map(({ address }) => address)).toEqual([message.email])
      expect([mail.bcc, mail.cc, mail.attachments]).toEqual([undefined, undefined, []])
      expect(`${mail.subject}${mail.replyTo?.[0]?.name}`).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    })
  })

  test.each([
    'a@b.co, victim@x.example',
    'a@b.co,victim@x.example',
    'a@b.co;victim@x.example',
    'a@b.co victim@x.example',
    'a@b.co\r\nBcc: victim@x.example',
    'A <a@b.co>',
    '"a@b.co, victim"@x.example',
    '<a@b.co>',
    'a@b.co>',
    'a%victim@x.example@b.co',
    'a@b.co\0',
  ])('as a visitor, %j is refused', (email) => expectRefused({ ...message, email }))

  async function expectRefused(body: object) {
    const before = route.inbox.mails.length
    const { status, body: answer } = await route.contact.post(body)
    expect(status).toBe(422)
    expect(answer).toEqual(failure('validation_failed', { fields: { email: 'invalid' } }))
    expect(route.inbox.mails).toHaveLength(before)
  }
})

describe('a message ends no mail and begins no other', () => {
  test.each(['\r\n.\r\n', '\n.\n', '\n.\r\n', '\r\n.\n', '\r.\r', '.\r\n', '\n..\n'])(
    '%j',
    async (mark) => {
      const text = `Hello${mark}MAIL FROM:<${VICTIM}>\r\nRCPT TO:<${VICTIM}>\r\nDATA\r\n${mark}Bye`
      const before = route.inbox.mails.length
      const { mail, envelope } = await mailOf(route, { ...message, message: text })
      expect(envelope.to).toEqual([MAIL_TO])
      expect(route.inbox.mails).toHaveLength(before + 1)
      expect(mail.text?.replace(/\s+/g, ' ')).toContain(text.replace(/\s+/g, ' '))
    },
  )
})

describe('markup arrives as text', () => {
  const markups = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    "'><a href=//x>",
    '</table></p><form>',
    '&lt;b&gt;',
    '<!--',
    '<style>*{display:none}</style>',
    "'single'",
    '"double"',
  ]
  test.each(markups)('%s', async (markup) => {
    const plain = await mailOf(route, message)
    const { mail } = await mailOf(route, {
      ...message,
      name: markup,
      phone: markup.slice(0, contactLimits.phone),
      message: markup,
    })
    // The same tags stand in every mail; whatever a field holds adds none.
    expect(tags(mail.html)).toEqual(tags(plain.mail.html))
    expect(mail.html).not.toContain(markup)
    expect(unescaped(mail.html)).toContain(markup)
    expect(mail.text).toContain(markup)
  })

  const tags = (html = '') => html.match(/<[^>]*>?/g)
  const unescaped = (html = '') =>
    html
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
})

test('writings of the world arrive as typed', async () => {
  const name = 'João Ğ 李雷 עברית 👩🏽‍💻 “ok”'
  const { mail } = await mailOf(route, { ...message, name, message: name })
  expect(mail.subject).toContain(name)
  expect(mail.replyTo).toEqual([{ name, address: message.email }])
  expect(mail.text).toContain(name)
})
