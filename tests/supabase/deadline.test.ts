import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeadline } from '../../supabase/functions/send-contact-email/deadline.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})
const outcome = (work: Promise<unknown>) => work.catch((error: Error) => error.message)

test('each wait ends in its own time, whenever it began', async () => {
  const before = createDeadline(1000, () => new Error('too late'))
  const ended: string[] = []
  const wait = (name: string) => outcome(before(never())).then(() => ended.push(name))

  void wait('first')
  await vi.advanceTimersByTimeAsync(400)
  void wait('second')
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(599)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(400)
  expect(ended).toEqual(['first', 'second'])
  void wait('third')
  await vi.advanceTimersByTimeAsync(1000)
  expect(ended).toEqual(['first', 'second', 'third'])
  expect(vi.getTimerCount()).toBe(0)
})

test('work that ends in time gives its result or its own error', async () => {
  const before = createDeadline(1000, () => new Error('too late'))
  const late = outcome(before(never()))
  expect(await before(Promise.resolve('done'))).toBe('done')
  expect(await outcome(before(Promise.reject(new Error('broken'))))).toBe('broken')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await late).toBe('too late')
})

test('work that is done is forgotten', async () => {
  const before = createDeadline(1000, () => new Error('too late'))
  await before(Promise.resolve())
  await vi.advanceTimersByTimeAsync(400)
  await before(Promise.resolve())
  await vi.advanceTimersByTimeAsync(600)
  expect(vi.getTimerCount()).toBe(0)
})
