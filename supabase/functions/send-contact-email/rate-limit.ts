import ipaddr from 'ipaddr.js'

export interface Limits {
  /** Maximum number of messages from one client per window. */
  perClient: number
  /** Maximum number of messages from all clients per window. */
  total: number
  /** Length of a window in seconds. */
  window: number
}

/** A message that was counted, or refused. */
interface Taken {
  /** Null if the message is within the limits, otherwise the seconds until the window ends. */
  retryAfter: number | null
  /**
   * Stops counting the message towards the limit of its client, because it could not be sent. It
   * still counts towards the total, which also limits how often the function connects to a mail
   * server that is down.
   */
  release: () => void
}

export interface Limiter {
  /**
   * Counts a message.
   *
   * @param client null if it is unknown; then only the total limit applies
   */
  take(client: string | null): Taken
}

/** Maximum number of clients that are counted; only the total limit applies to further clients. */
const MAX_CLIENTS = 10_000

/**
 * Creates a limiter that counts messages in fixed windows, in the memory of this instance. It limits
 * only messages that cannot be stored; `contact.submit` limits those in the database.
 *
 * @param now monotonic clock, in milliseconds
 */
export function createLimiter(limits: Limits, now = () => performance.now()): Limiter {
  const length = limits.window * 1000
  let opened = now()
  let total = 0
  let counts = new Map<string | null, number>()

  return {
    take(client) {
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
      // Not a cache with eviction, because a flood of other clients would reset the counts.
      if (client === null || (counts.size >= MAX_CLIENTS && !counts.has(client))) {
        return { retryAfter: null, release: () => {} }
      }
      counts.set(client, count + 1)
      // The window may have ended when the message is released.
      const counted = counts
      const release = () => void counted.set(client, (counted.get(client) ?? 1) - 1)
      return { retryAfter: null, release }
    },
  }
}

/**
 * Identifies the client of a request for the rate limiter: its IPv4 address, or the /64 network of
 * its IPv6 address, because a subscriber can use every address in that network.
 *
 * Each proxy appends the IP address of its peer to `X-Forwarded-For`. Entries to the left of the
 * entries from trusted proxies can be forged and are ignored.
 *
 * @param peer IP address at the other end of the connection
 * @param proxies number of trusted proxies in front of the function; with 0, the peer is the client
 * @returns null if the client is unknown, because the entry is missing or is not an IP address. The
 * peer cannot replace it: its IP address is the address of a proxy, the same for all clients.
 */
export function identifyClient(request: Request, peer: string, proxies: number): string | null {
  const entry = proxies === 0 ? peer : forwardedFor(request).at(-proxies)
  return entry === undefined ? null : toNetwork(entry)
}

/** Counts the entries in `X-Forwarded-For`, to compare with the number of trusted proxies. */
export function countForwarded(request: Request): number {
  return forwardedFor(request).length
}

function forwardedFor(request: Request): string[] {
  const header = request.headers.get('x-forwarded-for')
  return header === null ? [] : header.split(',').map((entry) => entry.trim())
}

function toNetwork(entry: string): string | null {
  // Some proxies append the port: `203.0.113.7:51234`, `[2001:db8::1]:443`.
  const ip = entry.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
  // `IPv4.isValid` also accepts numbers such as 7 and 0x7f.1.
  if (ipaddr.IPv4.isValidFourPartDecimal(ip)) return ip
  if (!ipaddr.IPv6.isValid(ip)) return null
  const address = ipaddr.IPv6.parse(ip)
  return address.isIPv4MappedAddress()
    ? address.toIPv4Address().toString()
    : address.parts.slice(0, 4).join(':')
}
