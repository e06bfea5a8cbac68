/** Matches host names of this machine, which no data leaves; in URLs, IPv6 has brackets. */
export const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i
