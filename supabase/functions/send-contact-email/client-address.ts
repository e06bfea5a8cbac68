import ipaddr from 'ipaddr.js'

/**
 * Identifies the client for the rate limiter by its IPv4 address or, for IPv6, by the /64 network
 * that contains its address, because a subscriber can use every address in that network.
 *
 * Each proxy appends its peer's IP address to `X-Forwarded-For`. Entries that were not appended by
 * a trusted proxy can be forged, so they are ignored.
 *
 * @param peer IP address at the other end of the connection
 * @param proxies number of trusted proxies in front of the function; with 0, the peer is the client
 * @returns null if the client is unknown, because its entry is missing or is not an IP address. The
 * peer's IP address cannot be used instead: it belongs to a proxy, which all clients share.
 */
export function identifyClient(request: Request, peer: string, proxies: number): string | null {
  const entry = proxies === 0 ? peer : forwardedFor(request).at(-proxies)
  return entry === undefined ? null : toNetwork(entry)
}

/** Counts the entries in `X-Forwarded-For`, for comparison with the number of trusted proxies. */
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
  // `IPv4.isValid` also accepts other notations, such as `7` and `0x7f.1`.
  if (ipaddr.IPv4.isValidFourPartDecimal(ip)) return ip
  if (!ipaddr.IPv6.isValid(ip)) return null
  const address = ipaddr.IPv6.parse(ip)
  return address.isIPv4MappedAddress()
    ? address.toIPv4Address().toString()
    : address.parts.slice(0, 4).join(':')
}
