import { describe, expect, test } from 'vitest'
import { captionsOf, piecesOf } from '../../../scripts/video/captions.ts'
import { timelineOf } from '../../../scripts/video/timeline.ts'

const conversation = {
  description: 'A video',
  silent: 'no sound',
  transcript: 'In writing',
  status: 'assistant',
  customer: 'Customer',
  assistant: 'Bot',
  messages: [
    { from: 'customer' as const, text: 'Is <this> & that there?' },
    {
      from: 'assistant' as const,
      text: 'Your order is ready. I have told the team what you need, so you will not have to repeat it.',
    },
  ],
}

const timeline = timelineOf([conversation.messages])
const captions = captionsOf(conversation, timeline)

describe('captions', () => {
  test('say who writes and what, with the marks of the format escaped', () => {
    expect(captions).toMatch(/^WEBVTT\n\n1\n/)
    expect(captions).toContain('\nCustomer: Is &lt;this&gt; &amp; that there?\n')
    expect(captions).toContain('\nBot: Your order is ready.')
  })

  test('stand while the message is new, without gap or overlap', () => {
    const times = Array.from(captions.matchAll(/^(\S+) --> (\S+)$/gm), ([, start, end]) => [
      seconds(start),
      seconds(end),
    ])
    const [first, second] = timeline.moments
    expect(times[0]).toEqual([first?.arrives, first?.ends])
    expect(times[1]?.[0]).toBe(second?.arrives)
    expect(times[2]?.[0]).toBe(times[1]?.[1])
    expect(times.at(-1)?.[1]).toBe(second?.ends)
  })

  test.each([
    ['what is short stays whole', ['EC1A 1BB']],
    [
      'at the end of a sentence near the middle',
      ['We deliver to your street on every working day.', 'Shall I prepare the order for you now?'],
    ],
    [
      'at a clause, where no sentence ends',
      ['They told the team at the shop what you need,', 'so you will not have to repeat it.'],
    ],
    ['not inside a word without end', ['x'.repeat(180)]],
  ])('are cut: %s', (_where, pieces) => {
    expect(piecesOf(pieces.join(' '))).toEqual(pieces)
  })

  test('are never longer than two lines on a phone', () => {
    const pieces = piecesOf('word '.repeat(36).trim())
    expect(pieces.join(' ')).toBe('word '.repeat(36).trim())
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(72)
  })
})

function seconds(timestamp = ''): number {
  const [hours = 0, minutes = 0, rest = 0] = timestamp.split(':').map(Number)
  return hours * 3600 + minutes * 60 + rest
}
