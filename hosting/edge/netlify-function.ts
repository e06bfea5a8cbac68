import { answerTo } from '../policy.ts'
import { policy } from './policy-of-build.ts'
import { siteRequest } from './site-request.ts'

/** A path that no file has: Netlify then sends the nearest 404 page. */
const NOWHERE = '-'

/**
 * What Netlify's own rules cannot say: the language by host name, redirects by
 * letter case and refusals. Everything else goes on to the files.
 *
 * @returns an answer, an address to show instead, or nothing to go on
 */
function decide(request: Request): Response | URL | undefined {
  const known = siteRequest(request)
  const { status, headers, file } = answerTo(known, policy.brazilianDomainMarker)
  const { pathname } = new URL(request.url)
  if (status === 404) return new URL(pathname.replace(/[^/]*$/, NOWHERE), request.url)
  if (file === undefined) {
    return new Response(null, { status, headers: { ...policy.securityHeaders, ...headers } })
  }
  if (!file.endsWith('.html')) return undefined
  const address = `/${file.replace(/^index\.html$|\.html$/, '')}`
  return address === pathname ? undefined : new URL(address, request.url)
}

/** Where the function runs; should it fail, the files are served without it. */
export const config = { path: '/*', excludedPath: '/assets/*', onError: 'bypass' }

// Netlify looks for a default export.
// oxlint-disable-next-line import/no-default-export
export default decide
