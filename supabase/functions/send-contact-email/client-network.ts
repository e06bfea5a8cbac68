/**
 * Whom a request counts for in the rate limiter: the address that it came from,
 * or for IPv6 its /64, since one subscriber has that whole network to choose from.
 *
 * `X-Forwarded-For` grows on the right: each proxy adds whom it heard from. What
 * stands left of our own proxies is the caller's to invent, so it is never read.
 *
 * @param proxies how many proxies of ours stand before the function; 0 takes the connection
 * @param connection gives the address at the other end of the connection
 */
export function clientNetwork(
  request: Request,
  connection: () => string,
  proxies: number,
): string {
  if (proxies === 0) return network(connection())
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return network(hops.at(-proxies) || connection())
}

/** Hextets of an IPv6 address that name its network. */
const NETWORK = 4
const HEXTETS = 8

function network(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [left = [], right = []] = address.toLowerCase().split('::').map(hextets)
  const between = Math.max(0, HEXTETS - left.length - right.length)
  return [...left, ...Array<string>(between).fill('0'), ...right].slice(0, NETWORK).join(':')
}

function hextets(part: string): string[] {
  return part === '' ? [] : part.split(':').map((hextet) => hextet.replace(/^0+(?=.)/, ''))
}
