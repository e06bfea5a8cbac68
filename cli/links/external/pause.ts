/** The first pause, in milliseconds; each further one is twice as long. */
const FIRST = 500

/** Nobody waits longer for one link, in milliseconds. */
const LONGEST = 30_000

/**
 * How long to wait before asking again, in milliseconds; null where the site
 * wants more patience than a check has.
 *
 * @param attempt how often it was asked again before, from 0
 * @param retryAfter seconds or a date, as in the header of that name (RFC 9110, section 10.2.3)
 */
export function pauseBefore(attempt: number, retryAfter: string | null = null): number | null {
  const wanted = retryAfter === null ? null : wantedPause(retryAfter)
  // Not all at the same moment again.
  const own = FIRST * 2 ** attempt * (1 + Math.random() / 4)
  const pause = wanted ?? own
  return pause > LONGEST ? null : pause
}

function wantedPause(retryAfter: string): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}
