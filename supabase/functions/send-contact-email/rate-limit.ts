export interface Limits {
  /** Maximum number of messages from one client per window. */
  perClient: number
  /** Maximum number of messages from all clients per window. */
  total: number
  /** Length of a window in seconds. */
  window: number
}

export type Limiter = ReturnType<typeof createLimiter>

/** Maximum number of clients with a counter; only the total limit applies to further clients. */
const MAX_CLIENTS = 10_000

/**
 * Creates a limiter that counts messages in fixed windows, in the memory of this instance. It
 * limits only messages that cannot be stored; the SQL function `contact.submit` limits the others.
 *
 * @param now monotonic clock, in milliseconds
 */
export function createLimiter(limits: Limits, now = () => performance.now()) {
  const length = limits.window * 1000
  let opened = now()
  let total = 0
  let counts = new Map<string | null, number>()

  return {
    /**
     * Counts a message. `retryAfter` is the number of seconds until the window ends, or null if the
     * message is within the limits. Call `release` if the message could not be sent: it then no
     * longer counts towards its client's limit, but still towards the total, which also limits how
     * often the contact function connects to a mail server that is down.
     *
     * @param client null if it is unknown; then only the total limit applies
     */
    take(client: string | null): { retryAfter: number | null; release: () => void } {
      if (now() - opened >= length) {
        opened = now()
        total = 0
        counts = new Map()
      }
      const count = counts.get(client) ?? 0
      if (count >= limits.perClient || total >= limits.total) {
        const left = (opened + length - now()) / 1000
        return { retryAfter: Math.max(1, Math.ceil(left)), release: () => {} }
      }
      total++
      // Clients are not evicted: otherwise, a flood of other clients would reset their counts.
      if (client === null || (counts.size >= MAX_CLIENTS && !counts.has(client))) {
        return { retryAfter: null, release: () => {} }
      }
      counts.set(client, count + 1)
      // `release` must change this window's counts, even if the next window has begun by then.
      const counted = counts
      const release = () => void counted.set(client, (counted.get(client) ?? 1) - 1)
      return { retryAfter: null, release }
    },
  }
}
