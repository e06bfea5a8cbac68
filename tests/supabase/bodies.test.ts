import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure, message, ORIGIN, runFunction, type RunningFunction } from './running-function.ts'

const LIMIT = 16 * 1024

const valid = Buffer.from(JSON.stringify(message))

let contact: RunningFunction
beforeAll(async () => {
  contact = await runFunction()
})
afterAll(() => contact.stop())

describe('a body may be 16 KiB long', () => {
  test.each([
    [LIMIT, 200],
    [LIMIT + 1, 413],
    [10 * LIMIT, 413],
  ])('%i bytes: %i', async (length, expected) => {
    const text = JSON.stringify(message)
    const body = text + ' '.repeat(length - valid.length)
    expect(Buffer.byteLength(body)).toBe(length)
    const declared = await contact.send({ body })
    expect(declared.status).toBe(expected)
    const streamed = await contact.send({ body: streamOf(body), duplex: 'half' } as RequestInit)
    expect(streamed.status).toBe(expected)
    if (expected === 413) expect(declared.body).toEqual(failure('payload_too_large'))
  })

  test('a length that is declared too long is refused before anything arrives', async () => {
    const client = open({ 'Content-Length': 1_000_000_000 })
    client.flushHeaders()
    expect(await answer(client)).toEqual([413, failure('payload_too_large')])
  })

  test('a stream without an end is cut off', async () => {
    const client = open({})
    const cut = new Promise<'cut'>((resolve) => client.on('close', () => resolve('cut')))
    const pour = () => {
      while (!client.destroyed && client.write(Buffer.alloc(1024, 'x')));
    }
    // With a turn between, or what is poured would leave no time to hear the answer.
    client.on('drain', () => setImmediate(pour))
    pour()
    // The answer may be lost on the way to a client that does not stop sending.
    expect(await Promise.race([answer(client).catch(() => 'cut'), cut])).toBeOneOf([
      [413, failure('payload_too_large')],
      'cut',
    ])
    expect((await contact.post(message)).status).toBe(200)
  })
})

test('a stream that also declares a short length is not believed', async () => {
  const client = open({ 'Content-Length': 10, 'Transfer-Encoding': 'chunked' })
  const [response] = await Promise.all([once(client, 'response'), client.write(valid)])
  expect((response as [IncomingMessage])[0].statusCode).toBe(400)
  client.destroy()
})

test('a body may arrive byte by byte, amid characters', async () => {
  const client = open({})
  for (const byte of valid) client.write(Buffer.of(byte))
  client.end()
  expect(await answer(client)).toEqual([200, { ok: true, id: expect.any(String) }])
})

describe.concurrent(
  'but not for longer than some seconds, which pass five times as fast here',
  () => {
    let hurried: RunningFunction
    beforeAll(async () => {
      hurried = await runFunction({}, 'tests/supabase/deno/fast-clock.js')
    })
    afterAll(() => hurried.stop())

    test('byte by byte', async () => {
      const client = open({}, hurried)
      client.write(valid)
      const drip = setInterval(() => client.write(' '), 20)
      expect(await answer(client)).toEqual([400, failure('invalid_json')])
      clearInterval(drip)
    })

    test('nor may it stop half-way', async () => {
      const client = open({ 'Content-Length': valid.length }, hurried)
      client.write(valid.subarray(0, 20))
      expect(await answer(client)).toEqual([400, failure('invalid_json')])
    })
  },
)

test('visitors who go away amid a body leave the function running', async () => {
  const leaving = Array.from({ length: 30 }, async () => {
    const client = open({ 'Content-Length': LIMIT })
    await once(client, 'socket')
    await new Promise((resolve) => client.write(valid, resolve))
    const closed = new Promise((resolve) => client.once('close', resolve))
    client.destroy()
    await closed
  })
  await Promise.all(leaving)
  expect((await contact.post(message)).status).toBe(200)
})

function open(headers: Record<string, string | number>, { url } = contact): ClientRequest {
  const client = request(url, {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
  })
  // The function may hang up on what it refused; the answer is what counts.
  client.on('error', () => {})
  return client
}

async function answer(client: ClientRequest): Promise<[number | undefined, unknown]> {
  const [response] = (await once(client, 'response')) as [IncomingMessage]
  const body = await json(response)
  client.destroy()
  return [response.statusCode, body]
}

function streamOf(body: string): ReadableStream<Uint8Array> {
  return new Blob([body]).stream()
}
