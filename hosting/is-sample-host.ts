/** Whether a host name is reserved for examples (RFC 2606), so no site can have it. */
export function isSampleHost(hostname: string): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/.test(hostname)
}
