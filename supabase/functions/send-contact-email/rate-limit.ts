export interface Limits {
  /** Messages that one address may send in a window. */
  perAddress: number
  /** Messages that all together may send in a window. */
  total: number
  /** Seconds. */
  window: number
}

export interface Limiter {
  /**
   * Counts a message.
   *
   * @returns null where it may pass, else the seconds until another may
   */
  take(address: string): number | null
}

/** Addresses remembered at most; beyond that only the total protects. */
const MAX_ADDRESSES = 10_000

/**
 * Counts messages in fixed windows, in the memory of this instance.
 *
 * @param now milliseconds, monotonic
 */
export function createLimiter(limits: Limits, now = () => performance.now()): Limiter {
  const length = limits.window * 1000
  let opened = now()
  let total = 0
  const counts = new Map<string, number>()

  return {
    take(address) {
      if (now() - opened >= length) {
        opened = now()
        total = 0
        counts.clear()
      }
      const count = counts.get(address) ?? 0
      if (count >= limits.perAddress || total >= limits.total) {
        return Math.max(1, Math.ceil((opened + length - now()) / 1000))
      }
      total++
      if (counts.size < MAX_ADDRESSES || counts.has(address)) counts.set(address, count + 1)
      return null
    },
  }
}
