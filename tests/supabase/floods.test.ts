import { describe, expect, onTestFinished, test } from 'vitest'
import { HONEYPOT } from '../../supabase/functions/_shared/contact.ts'
import { createLimiter } from '../../supabase/functions/send-contact-email/rate-limit.ts'
import { mailRouteForTest } from './arriving-mail.ts'
import { failure, message } from './running-function.ts'
import { runShared } from './shared-deno.ts'

const WINDOW = 600

describe('one address may send so many messages', () => {
  test('then it waits, and another may still send', async () => {
    const { contact, inbox } = await mailRouteForTest({
      RATE_LIMIT_PER_ADDRESS: '3',
      RATE_LIMIT_WINDOW_SECONDS: String(WINDOW),
      TRUSTED_PROXIES: '1',
    })
    const from = (address: string) =>
      contact.post(message, undefined, { 'X-Forwarded-For': address })

    for (let time = 0; time < 3; time++) expect((await from('203.0.113.7')).status).toBe(200)
    const refused = await from('203.0.113.7')
    expect([refused.status, refused.body]).toEqual([429, failure('rate_limited')])
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(WINDOW)
    expect((await from('203.0.113.8')).status).toBe(200)
    expect(inbox.mails).toHaveLength(4)
  })

  const spoofs: [proxies: string, header: (n: number) => Record<string, string>][] = [
    ['0', (n) => ({ 'X-Forwarded-For': `198.51.100.${n}` })],
    ['0', (n) => ({ 'X-Forwarded-For': `198.51.100.${n}, 203.0.113.7` })],
    ['0', (n) => ({ 'X-Real-IP': `198.51.100.${n}`, Forwarded: `for=198.51.100.${n}` })],
    ['1', (n) => ({ 'X-Forwarded-For': `198.51.100.${n}, 203.0.113.7` })],
    ['1', (n) => ({ 'X-Forwarded-For': `198.51.100.${n},,203.0.113.7 ` })],
    ['1', (n) => ({ 'X-Forwarded-For': `198.51.100.${n}, ` })],
    ['1', (n) => ({ 'CF-Connecting-IP': `198.51.100.${n}`, 'True-Client-IP': `198.51.100.${n}` })],
    ['2', (n) => ({ 'X-Forwarded-For': `198.51.100.${n}, 203.0.113.7, 192.0.2.1` })],
    ['2', () => ({})],
  ]
  test.each(spoofs)(
    'behind %s proxies, invented addresses win nothing',
    async (proxies, header) => {
      const contact = await limited({ RATE_LIMIT_PER_ADDRESS: '2', TRUSTED_PROXIES: proxies })
      const statuses = []
      for (let n = 1; n <= 4; n++) {
        statuses.push((await contact.post(message, undefined, header(n))).status)
      }
      expect(statuses).toEqual([200, 200, 429, 429])
    },
  )
})

test('one IPv6 network is one address, however it is written', async () => {
  const contact = await limited({ RATE_LIMIT_PER_ADDRESS: '1', TRUSTED_PROXIES: '1' })
  const statusOf = async (address: string) =>
    (await contact.post(message, undefined, { 'X-Forwarded-For': address })).status

  expect(await statusOf('2001:db8:0:7::1')).toBe(200)
  const same = [
    '2001:db8:0:7::2',
    '2001:DB8:0:7:ffff:ffff:ffff:ffff',
    '2001:0db8:0000:0007:0:0:0:1',
    '2001:db8::7:0:0:0:9',
  ]
  for (const address of same) expect([address, await statusOf(address)]).toEqual([address, 429])
  const others = [
    '2001:db8:0:8::1',
    '2001:db8::1',
    '::1',
    '203.0.113.7',
    '1:2:3:4:5:6:7:8:9::a',
    ':x:',
  ]
  for (const address of others) expect([address, await statusOf(address)]).toEqual([address, 200])
  expect(await statusOf('::ffff:203.0.113.7')).toBe(429)
  expect(await statusOf('::FFFF:203.0.113.8')).toBe(200)
})

test('all together may send so many messages', async () => {
  const contact = await limited({ RATE_LIMIT_TOTAL: '3', TRUSTED_PROXIES: '1' })
  const statuses = []
  for (let n = 1; n <= 5; n++) {
    const { status } = await contact.post(message, undefined, { 'X-Forwarded-For': `10.0.0.${n}` })
    statuses.push(status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('what is refused, and what a program sends, counts for nothing', async () => {
  const { contact, inbox } = await mailRouteForTest({ RATE_LIMIT_TOTAL: '1' })
  for (let time = 0; time < 3; time++) {
    expect((await contact.post({ ...message, email: 'none' })).status).toBe(422)
    expect((await contact.post({ ...message, [HONEYPOT]: 'x' })).status).toBe(200)
  }
  expect((await contact.post(message)).status).toBe(200)
  expect(inbox.mails).toHaveLength(1)
})

describe('a program that fills in the field no person sees', () => {
  test.each([['http://spam.example'], [' '], [7], [{}], [true], [null]])(
    '%j: is told what a person is told, and nothing is sent',
    async (filled) => {
      const { contact, inbox } = await mailRouteForTest()
      const person = await contact.post(message)
      const program = await contact.post({ ...message, [HONEYPOT]: filled })
      expect(program.status).toBe(person.status)
      expect(program.body).toEqual({ ok: true, id: expect.stringMatching(/^[\da-f-]{36}$/) })
      expect([...program.headers.keys()]).toEqual([...person.headers.keys()])
      expect(inbox.mails).toHaveLength(1)
    },
  )
})

describe('the limiter', () => {
  test('opens again after its window, and says when', () => {
    let now = 5_000
    const limiter = createLimiter({ perAddress: 1, total: 2, window: 10 }, () => now)
    expect(limiter.take('a')).toBeNull()
    expect(limiter.take('a')).toBe(10)
    expect(limiter.take('b')).toBeNull()
    now += 9_001
    expect(limiter.take('c')).toBe(1)
    now += 999
    expect(limiter.take('a')).toBeNull()
  })

  test('never forgets the total, however many addresses come', () => {
    const limiter = createLimiter({ perAddress: 1, total: 50_000, window: 10 }, () => 0)
    for (let n = 0; n < 50_000; n++) expect(limiter.take(`address ${n}`)).toBeNull()
    expect(limiter.take('another')).toBe(10)
  })
})

async function limited(settings: Record<string, string>) {
  const contact = await runShared(settings)
  onTestFinished(contact.stop)
  return contact
}

test('of the addresses that send, a bounded number is remembered', () => {
  const limiter = createLimiter({ perAddress: 1, total: 1_000_000, window: 60 }, () => 0)
  const early = Array.from({ length: 10_000 }, (_, index) => `early ${index}`)
  for (const address of early) expect(limiter.take(address)).toBeNull()
  // The next finds no room: only the total counts for it.
  expect([limiter.take('late'), limiter.take('late')]).toEqual([null, null])
  expect(limiter.take(early[0] ?? '')).toBe(60)
})
