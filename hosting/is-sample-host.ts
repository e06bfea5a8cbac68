/** Whether a host name is reserved for examples (RFC 2606) and cannot belong to a real site. */
export function isSampleHost(hostname: string): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/.test(hostname)
}
