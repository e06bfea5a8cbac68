/** Whether RFC 2606 reserves a host name, so that no real site can use it; false for localhost. */
export function isSampleHost(hostname: string): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/.test(hostname)
}
