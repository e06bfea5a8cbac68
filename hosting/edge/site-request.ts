import type { SiteRequest } from '../policy.ts'

/** A request of the Fetch API as the policy looks at it. */
export function siteRequest({ method, url, headers }: Request): SiteRequest {
  const { pathname, search, host } = new URL(url)
  return { method, target: pathname + search, host: headers.get('host') ?? host }
}
