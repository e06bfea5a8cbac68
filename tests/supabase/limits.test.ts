import { beforeAll, describe, expect, test, vi } from 'vitest'
import { HONEYPOT } from '../../supabase/functions/_shared/contact-message.ts'
import {
  countForwarded,
  identifyClient,
} from '../../supabase/functions/send-contact-email/client-address.ts'
import { createLimiter } from '../../supabase/functions/send-contact-email/rate-limit.ts'
import { createSentMessages } from '../../supabase/functions/send-contact-email/sent-messages.ts'
import { acceptedBody, errorBody, fromClient, message } from './message-and-reply.ts'
import {
  runFunction,
  runWithInbox,
  smtpSettings,
  type FunctionWithInbox,
} from './running-function.ts'
import { runScriptedSmtp } from './scripted-smtp.ts'

const PER_CLIENT = 3

/** Several tests share this function. Each uses its own IP addresses, and empties the inbox. */
let contact: FunctionWithInbox
beforeAll(async () => {
  const limits = { RATE_LIMIT_PER_ADDRESS: `${PER_CLIENT}`, RATE_LIMIT_WINDOW_SECONDS: '86400' }
  contact = await runWithInbox({ ...limits, TRUSTED_PROXIES: '1' })
  return contact.stop
})

describe('rate limit', () => {
  test('a client that reaches its limit must wait, but other clients need not', async () => {
    for (let n = 0; n < PER_CLIENT; n++) {
      const { status } = await contact.post(message, fromClient(`198.51.100.${n}, 203.0.113.7`))
      expect(status).toBe(200)
    }
    const refused = await contact.post(message, fromClient('203.0.113.7'))
    expect([refused.status, refused.body]).toEqual([429, errorBody('rate_limited')])
    expect(refused.headers.get('retry-after')).toMatch(/^86[34]\d\d$/)
    expect((await contact.post(message, fromClient('203.0.113.8'))).status).toBe(200)
    expect(contact.takeEmails()).toHaveLength(PER_CLIENT + 1)
  })

  test('all clients share a total limit, and invalid messages do not count towards it', async () => {
    await using limited = await runWithInbox({ RATE_LIMIT_TOTAL: '2', TRUSTED_PROXIES: '1' })
    const statuses = []
    for (const n of [1, 2, 3, 4]) {
      for (const body of [{ ...message, email: '' }, message]) {
        statuses.push((await limited.post(body, fromClient(`10.0.0.${n}`))).status)
      }
    }
    expect(statuses).toEqual([422, 200, 422, 200, 422, 429, 422, 429])
    expect(limited.takeEmails()).toHaveLength(2)
  })

  test('a limiter starts a new window when the previous window ends', () => {
    let now = 5_000
    const limiter = createLimiter({ perClient: 1, total: 2, window: 10 }, () => now)
    expect(['a', 'a', 'b'].map((client) => limiter.take(client).retryAfter)).toEqual([
      null,
      10,
      null,
    ])
    now += 9_001
    expect(limiter.take('c').retryAfter).toBe(1)
    now += 999
    expect(limiter.take('a').retryAfter).toBeNull()
  })

  test('a message that fails after its window has ended does not affect the next window', () => {
    let now = 0
    const limiter = createLimiter({ perClient: 1, total: 9, window: 10 }, () => now)
    const early = limiter.take('a')
    now += 10_000
    const late = limiter.take('a')
    early.release()
    expect(limiter.take('a').retryAfter).toBe(10)
    late.release()
    expect(limiter.take('a').retryAfter).toBeNull()
  })

  test('a limiter tracks only 10,000 clients, but counts every message towards the total', () => {
    const limiter = createLimiter({ perClient: 1, total: 10_002, window: 60 }, () => 0)
    const retryAfter = (client: string) => limiter.take(client).retryAfter
    for (let n = 0; n < 10_000; n++) expect(retryAfter(`client ${n}`)).toBeNull()
    expect([retryAfter('not counted'), retryAfter('not counted')]).toEqual([null, null])
    expect([retryAfter('client 0'), retryAfter('another')]).toEqual([60, 60])
  })

  test('a limiter counts a message from an unknown client only towards the total', () => {
    const limiter = createLimiter({ perClient: 1, total: 3, window: 60 }, () => 0)
    const limits = [null, null, 'a', null, 'b'].map((client) => limiter.take(client).retryAfter)
    expect(limits).toEqual([null, null, null, 60, 60])
  })

  test("a message that fails counts towards the total limit, but not towards its client's limit", async () => {
    await using smtp = await runScriptedSmtp({ mail: ['451 later', '550 no', '250 ok'] })
    const limits = { RATE_LIMIT_PER_ADDRESS: '1', RATE_LIMIT_TOTAL: '4', TRUSTED_PROXIES: '1' }
    await using limited = await runFunction({ ...smtpSettings(smtp.port), ...limits })
    const statuses = []
    for (const ip of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      statuses.push((await limited.post(message, fromClient(ip))).status)
    }
    expect(statuses).toEqual([503, 502, 200, 429, 200, 429])
  })

  test('the first request logs the numbers of X-Forwarded-For entries and of trusted proxies', async () => {
    await using fresh = await runWithInbox({ TRUSTED_PROXIES: '1' })
    for (const ip of ['10.0.0.1, 10.0.0.2, 10.0.0.3', '10.0.0.4'])
      await fresh.post(message, fromClient(ip))
    expect(fresh.first).toEqual(['{"code":"first_request","forwarded":3,"trusted":1}'])
  })

  const PEER = '192.0.2.1'
  const client = (proxies: number, forwarded: string, peer = PEER) =>
    identifyClient(
      new Request('http://function/', { headers: fromClient(forwarded) }),
      peer,
      proxies,
    )

  test.for<[proxies: number, forwarded: string, client: string | null, entries: number]>([
    [0, '198.51.100.1', PEER, 1],
    [1, '198.51.100.1,,203.0.113.7 ', '203.0.113.7', 3],
    [1, '198.51.100.1, ', null, 2],
    [2, '198.51.100.1, 203.0.113.7, 192.0.2.9', '203.0.113.7', 3],
    [2, '198.51.100.1', null, 1],
  ])('TRUSTED_PROXIES=%i: X-Forwarded-For "%s" is from %s', ([proxies, forwarded, ip, entries]) => {
    expect(client(proxies, forwarded)).toBe(ip)
    const headers = { 'X-Forwarded-For': forwarded }
    expect(countForwarded(new Request('http://function/', { headers }))).toBe(entries)
  })

  test('without X-Forwarded-For, the client behind a proxy is unknown', () => {
    const headers = { 'CF-Connecting-IP': '198.51.100.1', Forwarded: 'for=198.51.100.1' }
    const request = new Request('http://function/', { headers })
    expect(countForwarded(request)).toBe(0)
    expect([identifyClient(request, PEER, 1), identifyClient(request, PEER, 0)]).toEqual([
      null,
      PEER,
    ])
  })

  test.for<[entry: string, client: string | null]>([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
    ['unknown', null],
    ['_hidden', null],
    ['7', null],
    ['0x7f.1', null],
    ['203.0.113', null],
    ['203.0.113.256', null],
    ['203.0.113.7:port', null],
    ['for=203.0.113.7', null],
    ['2001:db8::1::2', null],
    ['[203.0.113.7', null],
    ['www.farol.example', null],
  ])('the X-Forwarded-For entry or peer "%s" identifies the client as %s', ([entry, ip]) => {
    const expected = ip && client(0, '', ip)
    expect(client(1, entry)).toBe(expected)
    expect(client(0, '', entry)).toBe(expected)
  })

  test.for<[string, string, boolean]>([
    ['2001:db8:0:7::1', '2001:DB8:0:7:ffff:ffff:ffff:ffff', true],
    ['2001:db8:0:7::1', '2001:0db8:0000:0007:0:0:0:1', true],
    ['2001:db8:0:7::1', '2001:db8::7:0:0:0:9', true],
    ['2001:db8:0:7::1', '2001:db8:0:8::1', false],
    ['203.0.113.7', '::ffff:203.0.113.7', true],
    ['203.0.113.7', '::FFFF:203.0.113.8', false],
  ])('%s and %s are the same client: %o', ([one, other, same]) => {
    expect(client(0, '', one) === client(0, '', other)).toBe(same)
  })
})

test('a message with the honeypot filled in gets the usual response, and its e-mail is marked', async () => {
  const person = await contact.post(message, fromClient('10.1.0.0'))
  const id = expect.stringMatching(/^[\da-f-]{36}$/)
  const values = ['http://spam.example', ' ', 7, {}, true, null]
  for (const [n, value] of values.entries()) {
    const bot = await contact.post({ ...message, [HONEYPOT]: value }, fromClient(`10.1.0.${n}`))
    expect([bot.status, bot.body]).toEqual([200, acceptedBody(id)])
    expect([...bot.headers.keys()]).toEqual([...person.headers.keys()])
  }
  const marked = contact.takeEmails().map(({ mail }) => mail.subject?.startsWith('Suspeita: '))
  expect(marked).toEqual([...values.map(() => true), false])
})

describe('submissions', () => {
  test('a submission that is sent several times at once results in only one e-mail', async () => {
    const headers = fromClient('10.2.0.1', 'double-click')
    const posts = Array.from({ length: 8 }, () => contact.post(message, headers))
    const replies = (await Promise.all(posts)).map(({ status, text }) => `${status} ${text}`)
    expect([...new Set(replies)]).toEqual([expect.stringContaining('200')])
    expect(contact.takeEmails()).toHaveLength(1)
  })

  test('a submission resent after it was accepted is e-mailed only once, and is not rate-limited', async () => {
    const headers = fromClient('10.2.0.2', 'sent-again')
    const first = await contact.post(message, headers)
    for (let n = 0; n <= PER_CLIENT; n++) {
      const again = await contact.post({ ...message, name: ` ${message.name} ` }, headers)
      expect([again.status, again.body]).toEqual([200, first.body])
    }
    expect(contact.takeEmails()).toHaveLength(1)
  })

  test('a valid key in the body of a submission takes precedence over a key in the header', async () => {
    const key = 'key-in-the-body'
    const first = await contact.post({ ...message, key }, fromClient('10.2.0.3', 'key-in-a-header'))
    const second = await contact.post({ ...message, key }, fromClient('10.2.0.4', 'another-header'))
    expect(second.body).toEqual(first.body)
    expect(contact.takeEmails()).toHaveLength(1)
    for (const invalid of ['', '1', 'a key', 'k'.repeat(129), 7, null, { key }]) {
      const headers = fromClient('10.2.0.4', key)
      const third = await contact.post({ ...message, key: invalid }, headers)
      expect(third.body).toEqual(first.body)
    }
    expect(contact.takeEmails()).toEqual([])
  })

  test.for<[string, string, string, object?]>([
    ['10.3.0.1', 'same-key', 'same-key', { message: 'Something else' }],
    ['10.3.0.2', 'one-key', 'another-key'],
    ['10.3.0.3', '', ''],
    ['10.3.0.4', '1', '1'],
    ['10.3.0.5', 'a key/of{some}kind', 'a key/of{some}kind'],
    ['10.3.0.6', 'k'.repeat(129), 'k'.repeat(129)],
  ])(
    'two submissions from %s with the keys "%s" and "%s" result in two e-mails',
    async ([ip, one, other, fields]) => {
      await contact.post(message, fromClient(ip, one))
      await contact.post({ ...message, ...fields }, fromClient(ip, other))
      const ids = contact.takeEmails().map(({ mail }) => mail.messageId)
      expect(new Set(ids).size).toBe(2)
    },
  )
})

test('a submission is cached for a day', async ({ onTestFinished }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const messages = createSentMessages()
  const sending = messages.send('key', () => Promise.resolve('done'))
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1)
  expect(messages.find('key')).toBe(sending)
  vi.advanceTimersByTime(1)
  expect(messages.find('key')).toBeUndefined()
})
