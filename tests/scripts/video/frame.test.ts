import { describe, expect, test } from 'vitest'
import { frameAt } from '../../../scripts/video/stage/frame.ts'
import { timelineOf } from '../../../scripts/video/timeline.ts'

const timeline = timelineOf([
  [
    { from: 'customer', text: 'Hello, do you deliver to my area?' },
    { from: 'assistant', text: 'Good morning. Send me your postcode, please.' },
  ],
])
const [question, answer] = timeline.moments
const measures = { typing: [0, 10], message: [0, 60], lines: [200, 220] }
const at = (time = 0) => frameAt(time, timeline, measures)

describe('a frame of the video', () => {
  test('is empty at first and shows the whole conversation at the end', () => {
    expect(at(0)).toEqual({ arrived: [0, 0], typing: null, moved: 0, plotted: 0 })
    const { duration } = timeline
    expect(at(duration)).toEqual({ arrived: [1, 1], typing: null, moved: 60, plotted: duration })
  })

  test('shows the dots from the end of the question to the answer', () => {
    expect(at((question?.ends ?? 0) - 0.1).typing).toBeNull()
    expect(at((answer?.typing ?? 0) + 0.25).typing).toEqual({ message: 1, since: 0.25 })
    expect(at(answer?.arrives).typing).toBeNull()
  })

  test('moves by whole pixels of the video, and rests while a message is read', () => {
    for (let time = 0; time < timeline.duration; time += 1 / 30) {
      expect(at(time).moved % 0.5).toBe(0)
    }
    expect(at((answer?.arrives ?? 0) + 0.6)).toEqual(at(answer?.ends))
  })
})
