import { expect, test } from 'vitest'
import { planTimeline } from '../../../scripts/video/timeline.ts'

const customer = (text: string) => ({ from: 'customer' as const, text })
const assistant = (text: string) => ({ from: 'assistant' as const, text })

const short = [customer('Hello?'), assistant('Good morning. What can I do?'), customer('Thanks.')]
const long = [customer('Hello?'), assistant('Good morning. '.repeat(10)), customer('Thanks.')]

test('the first message is visible at once, and the next arrives within a second', () => {
  const [first, second] = planTimeline([long]).moments
  expect(first?.arrives).toBe(0)
  expect(second?.arrives).toBeGreaterThan(0)
  expect(second?.arrives).toBeLessThan(1)
})

test('each message from the third on arrives when the previous one has been read', () => {
  const { moments, duration } = planTimeline([long])
  expect(moments.slice(2).map(({ arrives }) => arrives)).toEqual(
    moments.slice(1, -1).map(({ ends }) => ends),
  )
  expect(duration).toBeGreaterThan(moments.at(-1)?.ends ?? 0)
})

test('the assistant is shown typing while the previous message is being read', () => {
  const messages = [...short, assistant('You’re welcome.')]
  const { moments } = planTimeline([messages])
  expect(moments.map(({ typing, arrives }) => arrives - typing)).toEqual([0, 0.5, 0, 1])
})

test.each([3, 60, 180])(
  'a message of %i characters is shown long enough to be read at 24 characters per second',
  (length) => {
    const [moment] = planTimeline([[assistant('x'.repeat(length))]]).moments
    const time = (moment?.ends ?? 0) - (moment?.arrives ?? 0)
    expect(time).toBeGreaterThanOrEqual(Math.max(1, length / 24))
    expect(time).toBeLessThan(length / 24 + 1)
  },
)

test('the longest translation of a message determines its reading time', () => {
  expect(planTimeline([short, long])).toEqual(planTimeline([long, short]))
  expect(planTimeline([short, long])).toEqual(planTimeline([long]))
})
