import { expect, test } from 'vitest'
import { formatCaptions, splitMessage } from '../../../scripts/video/captions.ts'

test('captions name the speaker, escape markup and split a long message into timed cues', () => {
  const texts = { description: '', silent: '', transcript: '', status: '' }
  const messages = [
    { from: 'customer' as const, text: 'Is <this> & that there?' },
    { from: 'assistant' as const, text: `${'a'.repeat(39)}. ${'b'.repeat(39)}.` },
  ]
  const moments = [
    { from: 'customer' as const, typing: 0.5, arrives: 0.5, ends: 3 },
    { from: 'assistant' as const, typing: 3, arrives: 4, ends: 8 },
  ]
  const conversation = { ...texts, customer: 'Customer', assistant: 'Bot', messages }
  expect(formatCaptions(conversation, { moments, duration: 10 })).toBe(`WEBVTT

1
00:00:00.500 --> 00:00:03.000
Customer: Is &lt;this&gt; &amp; that there?

2
00:00:04.000 --> 00:00:06.000
Bot: ${'a'.repeat(39)}.

3
00:00:06.000 --> 00:00:08.000
${'b'.repeat(39)}.
`)
})

test('a caption is not shown until the previous message has been read', () => {
  const names = { description: '', silent: '', transcript: '', status: '', assistant: 'Bot' }
  const from = 'customer' as const
  const messages = ['One', 'Two'].map((text) => ({ from, text }))
  const moments = [
    { from, typing: 0, arrives: 0, ends: 2 },
    { from, typing: 0.5, arrives: 0.5, ends: 4 },
  ]
  const captions = formatCaptions({ ...names, customer: 'Ann', messages }, { moments, duration: 5 })
  expect(captions).toContain('00:00:00.000 --> 00:00:02.000\nAnn: One')
  expect(captions).toContain('00:00:02.000 --> 00:00:04.000\nAnn: Two')
})

test.each([
  ['a short message is not split', ['EC1A 1BB']],
  [
    'a long message is split at the end of a sentence near the middle',
    ['We deliver to your street on every working day.', 'Shall I prepare the order for you now?'],
  ],
  [
    'a long message is split at the end of a clause if no sentence ends near the middle',
    ['They told the team at the shop what you need,', 'so you will not have to repeat it.'],
  ],
  ['a long word is not split', ['x'.repeat(180)]],
])('captions: %s', (_where, pieces) => {
  expect(splitMessage(pieces.join(' '))).toEqual(pieces)
})

test('a cue has at most 72 characters, so that it fits on two lines on a phone', () => {
  const message = 'word '.repeat(36).trim()
  const pieces = splitMessage(message)
  expect(pieces.join(' ')).toBe(message)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(72)
})
