import { expect, test } from 'vitest'
import { frameAt } from '../../../scripts/video/stage/frame.ts'

const moments = [
  { from: 'customer' as const, typing: 0, arrives: 0, ends: 1 },
  { from: 'customer' as const, typing: 1, arrives: 1, ends: 4 },
  { from: 'assistant' as const, typing: 3, arrives: 4, ends: 7 },
]
const DURATION = 8
const measures = { typing: [0, 0, 10], message: [0, 0, 60], lines: [200, 200, 220] }
const at = (time: number) => frameAt(time, { moments, duration: DURATION }, measures)

test('a video starts with the first message and ends with the whole conversation', () => {
  expect(at(0)).toEqual({ arrived: [1, 0, 0], typing: null, moved: 0, plotted: 0 })
  expect(at(DURATION)).toEqual({ arrived: [1, 1, 1], typing: null, moved: 60, plotted: DURATION })
})

test('the typing indicator is shown before the reply', () => {
  expect(at(2.9).typing).toBeNull()
  expect(at(3.25).typing).toEqual({ message: 2, since: 0.25 })
  expect(at(4).typing).toBeNull()
})

test('the conversation moves by whole device pixels, but not while a message is being read', () => {
  for (let time = 0; time < DURATION; time += 1 / 30) expect(at(time).moved % 0.5).toBe(0)
  const movedAt = (time: number) => at(time).moved
  expect([1, 1.5, 4, 4.5, 7].map(movedAt)).toEqual([0, 10, 10, 60, 60])
})
