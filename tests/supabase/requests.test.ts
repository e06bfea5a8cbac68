import { createClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { contactLimits, HONEYPOT } from '../../supabase/functions/_shared/contact-message.ts'
import { acceptedBody, errorBody, message, readReply } from './message-and-reply.ts'
import {
  ORIGIN,
  runFunction,
  runWithInbox,
  smtpSettings,
  type RunningFunction,
} from './running-function.ts'
import { runScriptedSmtp } from './scripted-smtp.ts'

const SECOND_ORIGIN = 'https://www.farol.com.br'
const origins = [ORIGIN, SECOND_ORIGIN, 'http://*.com.br:4173']
const anyId = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
const MAX_BYTES = 16 * 1024

let contact: RunningFunction
beforeAll(async () => {
  contact = await runFunction({ ALLOWED_ORIGINS: origins.join(', ') })
  return contact.stop
})

describe('a request from an allowed origin', () => {
  const json = (body: unknown, type = 'application/json'): RequestInit => ({
    body: JSON.stringify(body),
    headers: { 'Content-Type': type },
  })
  const accept = (what: string, init: RequestInit) =>
    [what, init, 200, acceptedBody(anyId)] as const
  const refuse = (status: number, code: string) => (what: string, init: RequestInit) =>
    [what, init, status, errorBody(code)] as const
  const invalidJson = refuse(400, 'invalid_json')
  const invalidFields = (what: string, body: unknown, fields: object) =>
    [what, json(body), 422, errorBody('validation_failed', { fields })] as const

  const fields = Object.keys(contactLimits) as (keyof typeof contactLimits)[]
  const invisible = {
    'zero-width characters': '\u200b\u200d\u2060',
    'direction controls': '\u202e \u2066\u2069',
    tags: '\u{e0041}\u{e007f}',
    fillers: '\u3164\u115f',
    'blank Braille patterns': '\u2800\u2800',
    'control characters': '\x01\x7f',
  }
  const types = ['text/plain', 'application/json-patch+json', 'text/plain; application/json', '']

  test.for<readonly [string, RequestInit, number, object]>([
    accept('the message as the form sends it', json({ ...message, [HONEYPOT]: '' })),
    accept('a message without the honeypot', json(message)),
    accept('spaces around a value', json({ ...message, name: `  ${message.name} ` })),
    accept('every field at its limit', json(ofLength(0))),
    ...Object.entries(invisible).flatMap(([what, value]) => [
      accept(`${what} in a name`, json({ ...message, name: `Ana${value}Souza` })),
      invalidFields(`only ${what} in a name`, { ...message, name: value }, { name: 'invalid' }),
    ]),
    accept('unknown fields', json({ ...message, to: 'victim@x.y', bcc: 'victim@x.y' })),
    accept('a charset', json(message, 'application/json; charset=utf-8')),
    accept('a media type in upper case', json(message, 'Application/JSON')),
    invalidJson('an empty body', { body: '' }),
    invalidJson('half an object', { body: '{"name":"Ana"' }),
    invalidJson('bytes that are not UTF-8', { body: Buffer.from('"\xe9"', 'latin1') }),
    invalidJson('an overlong encoding', { body: Buffer.from('"\xc0\xaf"', 'latin1') }),
    invalidJson('UTF-16', { body: Buffer.from(JSON.stringify(message), 'utf16le') }),
    ...['GET', 'PUT', 'DELETE'].map((method) =>
      refuse(405, 'method_not_allowed')(method, { method }),
    ),
    ...types.map((type) =>
      refuse(415, 'unsupported_media_type')(`media type "${type}"`, json(message, type)),
    ),
    ...fields.flatMap((field) => [
      ...['', ' \t\n ', 7, ['x']].map((value) => {
        const what = `${field} is ${JSON.stringify(value)}`
        return invalidFields(what, { ...message, [field]: value }, { [field]: 'invalid' })
      }),
      invalidFields(
        `${field} exceeds its limit`,
        { ...message, [field]: ofLength(1)[field] },
        { [field]: 'tooLong' },
      ),
    ]),
    invalidFields('no fields', {}, Object.fromEntries(fields.map((field) => [field, 'invalid']))),
    invalidFields('an array', [], {}),
    invalidFields('null', null, {}),
  ])(
    'gets the expected response, which a page from this origin can read: %s',
    async ([, init, status, body]) => {
      const reply = await contact.send(init)
      expect([reply.status, reply.body]).toEqual([status, body])
      expect(reply.headers.get('allow')).toBe(status === 405 ? 'POST, OPTIONS' : null)
      expectReadable(reply.headers, ORIGIN)
    },
  )
})

test.for(['a b', '[', 'a:b'])('a malformed Host header results in status 400: %s', async (host) => {
  const length = contact.printed.length
  const client = request(contact.url, { method: 'POST', headers: { Host: host, Origin: ORIGIN } })
  client.end()
  const [response] = (await once(client, 'response')) as [IncomingMessage]
  expect([response.statusCode, await readJson(response)]).toEqual([
    400,
    errorBody('invalid_request'),
  ])
  const logged = () => contact.printed.slice(length)
  await expect.poll(logged).toContainEqual(expect.stringContaining('"code":"invalid_request"'))
})

describe('CORS', () => {
  test('pages from every allowed origin can read responses', async () => {
    for (const origin of [ORIGIN, SECOND_ORIGIN, 'http://www.farol.com.br:4173']) {
      const { headers } = await contact.post(message, { Origin: origin })
      expectReadable(headers, origin)
    }
  })

  test('the response to a preflight request allows the headers that the form sends', async () => {
    const { status, headers, text } = await contact.send({ method: 'OPTIONS' })
    expect([status, text]).toEqual([204, ''])
    expectReadable(headers, ORIGIN)
    expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS')
    expect(headers.get('access-control-allow-headers')).toBe(
      'authorization, apikey, content-type, idempotency-key, x-client-info',
    )
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  test.for<[string, string | null]>([
    ['another site', 'https://evil.example'],
    ['an allowed host without TLS', 'http://www.farol.example'],
    ['an allowed host with another port', `${ORIGIN}:8443`],
    ['a host that starts like an allowed one', `${ORIGIN}.evil.example`],
    ['a host that ends like an allowed one', 'https://evil-www.farol.example'],
    ['two allowed origins', `${ORIGIN}, ${SECOND_ORIGIN}`],
    ['an allowed origin in upper case', ORIGIN.toUpperCase()],
    ['an allowed origin with a trailing slash', `${ORIGIN}/`],
    ['null, from a sandboxed frame or a file', 'null'],
    ['*', '*'],
    ['no origin', null],
    ['the wildcard without its port', 'http://www.farol.com.br'],
    ['the wildcard with TLS', 'https://www.farol.com.br:4173'],
    ['the wildcard with no label', 'http://.com.br:4173'],
    ['the wildcard with a path', 'http://evil.example/.com.br:4173'],
    ['the wildcard with a fragment', 'http://evil.example:80#.com.br:4173'],
    ['the wildcard with a suffix', 'http://www.farol.com.br:4173.evil.example'],
  ])('an origin that is not allowed is refused: %s', async ([, origin]) => {
    for (const method of ['POST', 'OPTIONS', 'GET']) {
      const headers = { 'Content-Type': 'application/json', ...(origin && { Origin: origin }) }
      const init = { method, headers, body: method === 'POST' ? '{}' : null }
      const reply = await readReply(await fetch(contact.url, init))
      expect([reply.status, reply.body]).toEqual([403, errorBody('origin_not_allowed')])
      expect(reply.headers.get('access-control-allow-origin')).toBeNull()
      expect(reply.headers.get('vary')).toBe('Origin')
      expectPrivate(reply.headers)
    }
  })
})

/** Matches the value of `Connection: close`, which some versions of Deno repeat. */
const CLOSE = /^close(, close)?$/

describe.concurrent("limits on a request body's size and upload time", () => {
  const valid = Buffer.from(JSON.stringify(message))
  const stream = (body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, init?: RequestInit) =>
    contact.send({ ...init, body, duplex: 'half' } as unknown as RequestInit)

  test.for<[bytes: number, status: number]>([
    [MAX_BYTES, 200],
    [MAX_BYTES + 1, 413],
    [10 * MAX_BYTES, 413],
  ])('a body of %i bytes results in status %i', async ([bytes, status]) => {
    const body = Buffer.concat([valid, Buffer.alloc(bytes - valid.length, ' ')])
    expect((await contact.send({ body })).status).toBe(status)
    const streamed = await stream([body], { headers: { Connection: 'keep-alive' } })
    expect(streamed.status).toBe(status)
    if (status === 413) {
      expect(streamed.body).toEqual(errorBody('payload_too_large'))
      // Otherwise, the rest of the body would be parsed as the next request.
      expect(streamed.headers.get('connection')).toMatch(CLOSE)
    }
  })

  test('a request whose Content-Length exceeds the limit is refused before its body arrives', async () => {
    const headers = { Origin: ORIGIN, 'Content-Type': 'application/json', 'Content-Length': 1e9 }
    const client = request(contact.url, { method: 'POST', headers }).on('error', () => {})
    client.flushHeaders()
    const [response] = (await once(client, 'response')) as [IncomingMessage]
    expect([response.statusCode, response.headers.connection]).toEqual([
      413,
      expect.stringMatching(CLOSE),
    ])
    client.destroy()
  })

  test('a client that disconnects while sending does not affect other clients', async () => {
    const abort = new AbortController()
    const half = (async function* () {
      yield valid.subarray(10)
      await setImmediate()
      abort.abort()
    })()
    const length = contact.printed.length
    await expect(stream(half, { signal: abort.signal })).rejects.toThrow('aborted')
    await expect.poll(() => contact.printed.slice(length).join()).toContain('"invalid_json"')
    expect((await contact.post(message)).status).toBe(200)
  })

  test('an endless stream is cut off', async () => {
    const endless = (async function* () {
      for (;;) yield await setImmediate(Buffer.alloc(1024))
    })()
    // A client that is still sending may be disconnected before it receives the response.
    const result = await stream(endless).then(
      ({ status }) => status,
      () => 'disconnected',
    )
    expect(result).toBeOneOf([413, 'disconnected'])
  })

  test.for<[string, number]>([
    ['stops', 1],
    ['continues', Infinity],
  ])('a slow upload that %s is refused after a few seconds', async ([, bytes]) => {
    const slow = (async function* () {
      yield valid
      for (let n = 0; n < bytes; n++) {
        await setTimeout(100)
        yield Buffer.from(' ')
      }
      await new Promise(() => {})
    })()
    const reply = await stream(slow, { headers: { Connection: 'keep-alive' } })
    expect([reply.status, reply.body]).toEqual([400, errorBody('invalid_json')])
    expect(reply.headers.get('connection')).toMatch(CLOSE)
  })
})

describe.runIf(process.platform === 'linux')('memory', () => {
  const HEAD = `POST / HTTP/1.1\r\nHost: x\r\nOrigin: ${ORIGIN}\r\nContent-Type: application/json\r\n`
  /** Sends a request over a new connection. Resolves once the response's status has arrived. */
  const sendRaw = async (url: string, text: string) => {
    const client = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
    client.write(HEAD + text)
    return { client, status: String(await once(client, 'data')).slice(9, 12) }
  }
  /** Returns a process's peak memory usage in MiB. */
  const peakMemory = (pid: number | undefined) => {
    const [, kilobytes] =
      /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  }

  test('500 concurrent requests with 16 KiB bodies use less than 256 MiB', async () => {
    await using flooded = await runWithInbox()
    for (let round = 0; round < 3; round++) {
      const statuses = Array.from({ length: 500 }, async (_, n) => {
        const fields = { ...message, message: `Message ${round} of ${n}` }
        const body = JSON.stringify(fields).padEnd(16 * 1024)
        const length = `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`
        const { client, status } = await sendRaw(flooded.url, length + body)
        client.destroy()
        return status
      })
      expect(new Set(await Promise.all(statuses))).toEqual(new Set(['200']))
    }
    expect(peakMemory(flooded.pid)).toBeLessThan(256)
  })

  const BYTES = 256 * 1024
  test.for<[string, string]>([
    ['known length', `Content-Length: ${BYTES}\r\n\r\n`],
    ['chunked', `Transfer-Encoding: chunked\r\n\r\n${BYTES.toString(16)}\r\n`],
  ])(
    '800 uploads that stall one byte short of 256 KiB leave memory for real visitors: %s',
    async ([, framing]) => {
      await using busy = await runFunction()
      const stalled = Array.from({ length: 800 }, () =>
        sendRaw(busy.url, framing + ' '.repeat(BYTES - 1)),
      )
      expect((await busy.post(message)).status).toBe(200)
      const requests = await Promise.all(stalled)
      expect((await busy.post(message)).status).toBe(200)
      for (const { client } of requests) client.destroy()
      expect(peakMemory(busy.pid)).toBeLessThan(128)
    },
  )
})

/** Submits the message with Supabase's client, which the form uses too. */
const invoke = (url: string, fields: object = {}, timeout = 60_000) =>
  createClient(url, 'publishable', {
    auth: { persistSession: false, autoRefreshToken: false },
    // The client requires a WebSocket class, which Node 20 lacks; the form uses no WebSocket.
    realtime: { transport: Object as unknown as typeof WebSocket },
    // A browser adds this header.
    global: { headers: { Origin: ORIGIN } },
  }).functions.invoke('send-contact-email', {
    body: { ...message, ...fields, [HONEYPOT]: '' },
    headers: { 'Idempotency-Key': 'key-of-this-message' },
    timeout,
  })

test("Supabase's client reads the id of an accepted message and the error for an invalid message", async () => {
  expect(await invoke(contact.url)).toMatchObject({ error: null, data: acceptedBody(anyId) })
  const { error } = await invoke(contact.url, { email: 'none' })
  expect(error).toBeInstanceOf(FunctionsHttpError)
  expect(await (error as FunctionsHttpError).context.json()).toEqual(
    errorBody('validation_failed', { fields: { email: 'invalid' } }),
  )
})

test("a submission repeated after Supabase's client timed out causes no second e-mail", async () => {
  await using smtp = await runScriptedSmtp({ data: 'hold' })
  await using slow = await runFunction(smtpSettings(smtp.port))
  expect((await invoke(slow.url, {}, 300)).error).toBeInstanceOf(FunctionsFetchError)
  await expect.poll(() => smtp.received.length).toBe(1)
  const second = invoke(slow.url)
  smtp.release('250 accepted')
  expect((await second).error).toBeNull()
  expect(smtp.received).toHaveLength(1)
})

function expectReadable(headers: Headers, origin: string): void {
  expect(headers.get('access-control-allow-origin')).toBe(origin)
  expect(headers.get('access-control-expose-headers')).toBe('Retry-After')
  expect(headers.get('vary')).toBe('Origin')
  expectPrivate(headers)
}

function expectPrivate(headers: Headers): void {
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
}

/** Creates a message in which every field exceeds its limit by `excess` characters. */
function ofLength(excess: number): typeof message {
  const domain = '@visitor.example'
  return {
    name: 'á'.repeat(contactLimits.name + excess),
    phone: '9'.repeat(contactLimits.phone + excess),
    email: 'a'.repeat(contactLimits.email - domain.length + excess) + domain,
    message: '€'.repeat(contactLimits.message + excess),
  }
}
