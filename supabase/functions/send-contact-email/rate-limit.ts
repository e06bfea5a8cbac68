import ipaddr from 'ipaddr.js'

export interface Limits {
  /** Maximum number of messages from one client per window. */
  perClient: number
  /** Maximum number of messages from all clients per window. */
  total: number
  /** Length of a window in seconds. */
  window: number
}

export interface Limiter {
  /**
   * Counts a message.
   *
   * @returns null if it is within the limits, otherwise the seconds until the window ends
   */
  take(client: string | null): number | null
}

/** Maximum number of clients that are counted; only the total limit applies to further clients. */
const MAX_CLIENTS = 10_000

/**
 * Creates a limiter that counts messages in fixed windows, in the memory of this instance.
 *
 * @param now monotonic clock, in milliseconds
 */
export function createLimiter(limits: Limits, now = () => performance.now()): Limiter {
  const length = limits.window * 1000
  let opened = now()
  let total = 0
  const counts = new Map<string, number>()

  return {
    take(id) {
      const client = id ?? ''
      if (now() - opened >= length) {
        opened = now()
        total = 0
        counts.clear()
      }
      const count = counts.get(client) ?? 0
      if (count >= limits.perClient || total >= limits.total) {
        return Math.max(1, Math.ceil((opened + length - now()) / 1000))
      }
      total++
      // No cache with eviction: a flood of other clients would reset the counts.
      if (counts.size < MAX_CLIENTS || counts.has(client)) counts.set(client, count + 1)
      return null
    },
  }
}

/**
 * Identifies the client of a request for the rate limiter: its IPv4 address, or the /64 network of its
 * IPv6 address, because a subscriber can use every address in that network.
 *
 * Each proxy appends the IP address of its peer to `X-Forwarded-For`. Entries to the left of those of
 * the trusted proxies can be forged and are ignored.
 *
 * @param peer IP address at the other end of the connection
 * @param proxies number of trusted proxies in front of the function; with 0, the peer is the client
 */
export function clientOf(request: Request, peer: string, proxies: number): string {
  const entries = (request.headers.get('x-forwarded-for') ?? '').split(',')
  const forwarded = proxies === 0 ? undefined : entries.at(-proxies)?.trim()
  return networkOf(forwarded || peer)
}

function networkOf(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip
  const address = ipaddr.IPv6.parse(ip)
  return address.isIPv4MappedAddress()
    ? address.toIPv4Address().toString()
    : address.parts.slice(0, 4).join(':')
}
