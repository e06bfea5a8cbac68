import { expect, test } from 'vitest'
import { timelineOf } from '../../../scripts/video/timeline.ts'

const customer = (text: string) => ({ from: 'customer' as const, text })
const assistant = (text: string) => ({ from: 'assistant' as const, text })

const short = [customer('Hello?'), assistant('Good morning. What can I do?'), customer('Thanks.')]
const long = [customer('Hello?'), assistant('Good morning. '.repeat(10)), customer('Thanks.')]

test('messages follow each other, and stay at the end', () => {
  const { moments, duration } = timelineOf([short])
  const times = moments.flatMap(({ typing, arrives, ends }) => [typing, arrives, ends])
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times[0]).toBeGreaterThan(0)
  expect(duration).toBeGreaterThanOrEqual((times.at(-1) ?? 0) + 2)
})

test('only the assistant is shown typing', () => {
  const { moments } = timelineOf([short])
  expect(moments.map(({ typing, arrives }) => arrives - typing)).toEqual([0, 1, 0])
})

test.each([3, 60, 180])('%i characters can be read at 20 characters per second', (length) => {
  const [moment] = timelineOf([[assistant('x'.repeat(length))]]).moments
  const time = (moment?.ends ?? 0) - (moment?.arrives ?? 0)
  expect(time).toBeGreaterThanOrEqual(length / 20 + 0.5)
  expect(time).toBeLessThan(length / 10 + 2)
})

test('the longest translation of a message decides', () => {
  expect(timelineOf([short, long])).toEqual(timelineOf([long, short]))
  expect(timelineOf([short, long])).toEqual(timelineOf([long]))
})
