import { describe, expect, test } from 'vitest'
import { timelineOf } from '../../../scripts/video/timeline.ts'

const customer = (text: string) => ({ from: 'customer' as const, text })
const assistant = (text: string) => ({ from: 'assistant' as const, text })

const short = [customer('Hello?'), assistant('Good morning. What can I do?'), customer('Thanks.')]
const long = [customer('Hello?'), assistant('Good morning. '.repeat(10)), customer('Thanks.')]

describe('the timeline of a conversation', () => {
  test('shows one message after the other, and rests at the end', () => {
    const { moments, duration } = timelineOf([short])
    const times = moments.flatMap(({ typing, arrives, ends }) => [typing, arrives, ends])
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times[0]).toBeGreaterThan(0)
    expect(duration).toBeGreaterThanOrEqual((times.at(-1) ?? 0) + 2)
  })

  test('shows that the assistant is typing, and the customer not', () => {
    const typing = timelineOf([short]).moments.map(({ typing: from, arrives }) => arrives - from)
    expect(typing).toEqual([0, 1, 0])
  })

  test.each(['Hi!', 'x'.repeat(60), 'x'.repeat(180)])(
    'leaves time to read %s, at 20 characters a second',
    (text) => {
      const [moment] = timelineOf([[assistant(text)]]).moments
      const time = (moment?.ends ?? 0) - (moment?.arrives ?? 0)
      expect(time).toBeGreaterThanOrEqual(text.length / 20 + 0.5)
      expect(time).toBeLessThan(text.length / 10 + 2)
    },
  )

  test('is one for all languages: the longest version of a message decides', () => {
    expect(timelineOf([short, long])).toEqual(timelineOf([long, short]))
    expect(timelineOf([short, long])).toEqual(timelineOf([long]))
  })

  test('is not moved by a letter more', () => {
    expect(timelineOf([[customer('Hello there')]])).toEqual(
      timelineOf([[customer('Hello, there')]]),
    )
  })
})
