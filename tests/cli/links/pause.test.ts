import { afterEach, describe, expect, test, vi } from 'vitest'
import { pauseBefore } from '../../../cli/links/external/pause.ts'

afterEach(() => void vi.useRealTimers())

describe('the pause before a site is asked again', () => {
  test('doubles, and is never the same for all', () => {
    const first = pauseBefore(0) ?? 0
    const third = pauseBefore(2) ?? 0
    expect(first).toBeGreaterThanOrEqual(500)
    expect(first).toBeLessThanOrEqual(625)
    expect(third).toBeGreaterThanOrEqual(2000)
    expect(new Set(Array.from({ length: 20 }, () => pauseBefore(0))).size).toBeGreaterThan(1)
  })

  test.each([
    { name: 'seconds', retryAfter: '7', pause: 7000 },
    { name: 'a date', retryAfter: 'Sat, 01 Jan 2000 00:00:10 GMT', pause: 10_000 },
    { name: 'a date that has passed', retryAfter: 'Fri, 31 Dec 1999 00:00:00 GMT', pause: 0 },
    { name: 'more than anyone waits', retryAfter: '31', pause: null },
  ])('is what the site wants: $name', ({ retryAfter, pause }) => {
    vi.useFakeTimers({ now: Date.parse('2000-01-01T00:00:00Z') })
    expect(pauseBefore(0, retryAfter)).toBe(pause)
  })

  test('is our own where the site says nothing that can be read', () => {
    expect(pauseBefore(0, 'soon')).toBeLessThanOrEqual(625)
  })
})
