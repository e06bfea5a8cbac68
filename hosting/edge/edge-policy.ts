import type { HostingPolicy } from '../hosting-policy.ts'
import { respondTo, type SiteResponse } from '../respond.ts'

/** Replaced with the policy when this code is bundled. */
declare const HOSTING_POLICY: HostingPolicy

const { brazilianDomainMarker, securityHeaders } = HOSTING_POLICY

export { securityHeaders }

/** Returns the response that the policy requires for a Fetch API request. */
export function respondToFetch({ method, url, headers }: Request): SiteResponse {
  const { pathname, search, host } = new URL(url)
  const target = pathname + search
  return respondTo({ method, target, host: headers.get('host') ?? host }, brazilianDomainMarker)
}
