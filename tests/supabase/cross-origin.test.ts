import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerWith } from './handler-parts.ts'
import {
  failure,
  message,
  ORIGIN,
  smtpSettings,
  toAnswer,
  type RunningFunction,
} from './running-function.ts'
import { runScriptedSmtp, type ScriptedSmtp } from './scripted-smtp.ts'
import { runShared } from './shared-deno.ts'

const SECOND_ORIGIN = 'https://www.farol.com.br'

let refusing: ScriptedSmtp
let contact: RunningFunction
let limited: RunningFunction
let failing: RunningFunction
let wild: RunningFunction

beforeAll(async () => {
  refusing = await runScriptedSmtp({ MAIL: '550 no' })
  const origins = { ALLOWED_ORIGINS: `${ORIGIN}, ${SECOND_ORIGIN}` }
  ;[contact, limited, failing, wild] = await Promise.all([
    runShared(origins),
    runShared({ ...origins, RATE_LIMIT_TOTAL: '1' }),
    runShared({ ...origins, ...smtpSettings(refusing.port) }),
    runShared({ ALLOWED_ORIGINS: 'http://*.com.br:4173' }),
  ])
  await limited.post(message)
})
afterAll(() =>
  Promise.all([contact.stop(), limited.stop(), failing.stop(), wild.stop(), refusing.close()]),
)

describe('a page of an allowed origin can read every answer', () => {
  const body = JSON.stringify(message)
  const answers: [number, () => RunningFunction, RequestInit][] = [
    [200, () => contact, { body }],
    [204, () => contact, { method: 'OPTIONS' }],
    [400, () => contact, { body: '{' }],
    [405, () => contact, { method: 'DELETE' }],
    [413, () => contact, { body: 'x'.repeat(17_000) }],
    [415, () => contact, { body, headers: { 'Content-Type': 'text/plain' } }],
    [422, () => contact, { body: '{}' }],
    [429, () => limited, { body: JSON.stringify({ ...message, name: 'Bia' }) }],
    [502, () => failing, { body }],
  ]

  test.each(answers)('%i', async (expected, running, init) => {
    for (const origin of [ORIGIN, SECOND_ORIGIN]) {
      const { status, headers } = await running().send({
        ...init,
        headers: { ...init.headers, Origin: origin },
      })
      expect(status).toBe(expected)
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('access-control-expose-headers')).toBe('Retry-After')
      expect(headers.get('vary')).toBe('Origin')
    }
  })

  test('500, where a part fails in a way that nobody foresaw', async () => {
    const fail = () => {
      throw new Error('unforeseen')
    }
    const broken = await answerWith({ limiter: { take: fail } })
    expect([broken.status, broken.body]).toEqual([500, failure('internal')])
    expect(broken.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  })
})

test('a preflight request is told what the form sends', async () => {
  const { status, headers, text } = await contact.send({
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'apikey,authorization,content-type,idempotency-key',
    },
  })
  expect([status, text]).toEqual([204, ''])
  expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS')
  expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual(
    expect.arrayContaining([
      'apikey',
      'authorization',
      'content-type',
      'idempotency-key',
      'x-client-info',
    ]),
  )
  expect(headers.get('access-control-allow-credentials')).toBeNull()
})

describe('another origin is refused and may not read why', () => {
  const others: [string, string | null][] = [
    ['another site', 'https://evil.example'],
    ['the same name without TLS', 'http://www.farol.example'],
    ['another port', `${ORIGIN}:8443`],
    ['a name that begins alike', `${ORIGIN}.evil.example`],
    ['a name that ends alike', 'https://evil-www.farol.example'],
    ['both at once', `${ORIGIN}, ${SECOND_ORIGIN}`],
    ['capitals', ORIGIN.toUpperCase()],
    ['a last slash', `${ORIGIN}/`],
    ['a sandboxed frame or a file', 'null'],
    ['a wildcard', '*'],
    ['none', null],
  ]

  test.each(others)('%s', async (_who, origin) => {
    for (const method of ['POST', 'OPTIONS', 'GET']) {
      const response = await fetch(contact.url, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(origin === null ? {} : { Origin: origin }),
        },
        body: method === 'POST' ? JSON.stringify(message) : null,
      })
      const { status, body, headers } = await toAnswer(response)
      expect([status, body]).toEqual([403, failure('origin_not_allowed')])
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('vary')).toBe('Origin')
    }
  })
})

describe('a wildcard stands for the first labels of a host', () => {
  const contactAt = async (origin: string) => {
    const headers = { 'Content-Type': 'application/json', Origin: origin }
    const response = await fetch(wild.url, { method: 'POST', headers, body: '{}' })
    return response.headers.get('access-control-allow-origin')
  }

  test.each(['http://www.farol.com.br:4173', 'http://farol.com.br:4173'])('%s', async (origin) => {
    expect(await contactAt(origin)).toBe(origin)
  })

  test.each([
    'http://www.farol.com.br',
    'https://www.farol.com.br:4173',
    'http://.com.br:4173',
    'http://evil.example/.com.br:4173',
    'http://evil.example:80#.com.br:4173',
    'http://www.farol.com.br:4173.evil.example',
  ])('but not %s', async (origin) => {
    expect(await contactAt(origin)).toBeNull()
  })
})
