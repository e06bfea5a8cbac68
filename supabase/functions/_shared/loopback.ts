/**
 * Whether a host name refers to this machine. If so, data sent to the host stays on this machine.
 * Subdomains of `localhost` are excluded, because some resolvers look them up on the network.
 *
 * @param hostname a name or an IP address; brackets around an IPv6 address are optional
 */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(hostname)
}
