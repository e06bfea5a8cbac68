/**
 * Whether a host name means this machine, which data sent to it does not leave. Subdomains of
 * `localhost` do not count, because some resolvers ask the network for them.
 *
 * @param hostname as in `URL`, where IPv6 addresses have brackets, or without brackets
 */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(hostname)
}
