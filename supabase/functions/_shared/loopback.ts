/**
 * Whether a host name refers to this machine, so data sent to it does not leave the machine.
 * Subdomains of `localhost` do not count, because some resolvers query the network for them.
 *
 * @param hostname a name or an IP address; brackets around an IPv6 address are optional
 */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(hostname)
}
