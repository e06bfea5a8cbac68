import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactLimits, HONEYPOT } from '../../supabase/functions/_shared/contact.ts'
import { accepted, failure, message, type RunningFunction } from './running-function.ts'
import { runShared } from './shared-deno.ts'

const UUID = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

let contact: RunningFunction
beforeAll(async () => {
  contact = await runShared()
})
afterAll(() => contact.stop())

describe('a message is taken', () => {
  test.each<[string, object]>([
    ['as the form sends it', { ...message, [HONEYPOT]: '' }],
    ['without the field no person sees', message],
    ['with blanks around its values', { ...message, name: `  ${message.name} ` }],
    ['at every limit', atLimits(0)],
    ['with a field nobody asked for', { ...message, to: 'victim@x.y', bcc: 'victim@x.y' }],
  ])('%s', async (_what, body) => {
    const { status, body: answer } = await contact.post(body)
    expect({ status, answer }).toEqual({ status: 200, answer: accepted(UUID) })
  })

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'with the media type %s',
    async (type) => {
      const { status } = await contact.post(message, undefined, { 'Content-Type': type })
      expect(status).toBe(200)
    },
  )
})

describe('a body that is no JSON is refused', () => {
  test.each<[string, BodyInit | null]>([
    ['no body', null],
    ['an empty one', ''],
    ['a form', 'name=Ana&email=a%40b.co'],
    ['half an object', '{"name":"Ana"'],
    ['bytes that are not UTF-8', Buffer.from('{"name":"Jos\xe9"}', 'latin1')],
    ['UTF-16', Buffer.from(JSON.stringify(message), 'utf16le')],
    ['an overlong encoding', Buffer.from('{"name":"\xc0\xaf"}', 'latin1')],
  ])('%s', async (_what, body) => {
    const { status, body: answer } = await contact.send({ body })
    expect({ status, answer }).toEqual({ status: 400, answer: failure('invalid_json') })
  })
})

describe('another media type is refused', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'text/plain; application/json',
    '',
  ])('"%s"', async (type) => {
    const { status, body } = await contact.post(message, undefined, { 'Content-Type': type })
    expect({ status, body }).toEqual({ status: 415, body: failure('unsupported_media_type') })
  })
})

describe('another method is refused', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s', async (method) => {
    const { status, body, headers } = await contact.send({ method })
    expect({ status, body }).toEqual({ status: 405, body: failure('method_not_allowed') })
    expect(headers.get('allow')).toBe('POST, OPTIONS')
  })

  test('HEAD', async () => {
    const { status, headers } = await contact.send({ method: 'HEAD' })
    expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  })
})

describe('a wrong field is named with its issue', () => {
  const fields = Object.keys(contactLimits) as (keyof typeof contactLimits)[]
  const { name: _name, ...nameless } = message

  test.each<[string, unknown, object]>([
    ...fields.flatMap((field): [string, unknown, object][] => [
      [`${field} empty`, { ...message, [field]: '' }, { [field]: 'invalid' }],
      [`${field} blank`, { ...message, [field]: ' \t\n ' }, { [field]: 'invalid' }],
      [`${field} a number`, { ...message, [field]: 7 }, { [field]: 'invalid' }],
      [`${field} a list`, { ...message, [field]: ['x'] }, { [field]: 'invalid' }],
      [
        `${field} over its limit`,
        { ...message, [field]: atLimits(1)[field] },
        { [field]: 'tooLong' },
      ],
    ]),
    ['name missing', nameless, { name: 'invalid' }],
    ['all missing', {}, Object.fromEntries(fields.map((field) => [field, 'invalid']))],
    ['a list', [], {}],
    ['null', null, {}],
    ['a text', 'hello', {}],
    ...[
      'ana',
      'ana@',
      '@visitor.example',
      'a b@visitor.example',
      'ana@visitor',
      'a@b.co,v@x.y',
    ].map((email): [string, unknown, object] => [
      `email ${email}`,
      { ...message, email },
      { email: 'invalid' },
    ]),
  ])('%s', async (_what, body, wrong) => {
    const { status, body: answer } = await contact.post(body)
    expect({ status, answer }).toEqual({
      status: 422,
      answer: failure('validation_failed', { fields: wrong }),
    })
  })
})

/** A message whose fields are all so many characters over their limits. */
function atLimits(over: number): typeof message {
  const domain = '@visitor.example'
  return {
    name: 'á'.repeat(contactLimits.name + over),
    phone: '9'.repeat(contactLimits.phone + over),
    email: 'a'.repeat(contactLimits.email - domain.length + over) + domain,
    message: '€'.repeat(contactLimits.message + over),
  }
}
