/**
 * The address that a request came from, for the rate limiter.
 *
 * `X-Forwarded-For` grows on the right: each proxy adds whom it heard from. What
 * stands left of our own proxies is the caller's to invent, so it is never read.
 *
 * @param proxies how many proxies of ours stand before the function; 0 takes the connection
 * @param connection gives the address at the other end of the connection
 */
export function clientAddress(
  request: Request,
  connection: () => string,
  proxies: number,
): string {
  if (proxies === 0) return connection()
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-proxies) || connection()
}
