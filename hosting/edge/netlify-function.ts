import { respondToFetch, securityHeaders } from './edge-policy.ts'

/** The name of a file that never exists, so that Netlify responds with the nearest 404 page. */
const MISSING = '-'

/**
 * Handles what Netlify's rules cannot express: choosing the language by host name, redirecting
 * case-insensitively, and rejecting invalid requests and `.html` URLs. Netlify handles the rest.
 *
 * @returns a response, a URL to rewrite the request to, or undefined to leave it unchanged
 */
function handle(request: Request): Response | URL | undefined {
  const { status, headers, file } = respondToFetch(request)
  const { pathname } = new URL(request.url)
  if (status === 404) return new URL(pathname.replace(/[^/]*$/, MISSING), request.url)
  if (file === undefined) {
    return new Response(null, { status, headers: { ...securityHeaders, ...headers } })
  }
  if (!file.endsWith('.html')) return undefined
  const path = `/${file.replace(/^index\.html$|\.html$/, '')}`
  return path === pathname ? undefined : new URL(path, request.url)
}

/** If the function fails, Netlify bypasses it and serves the files. */
export const config = { path: '/*', excludedPath: '/assets/*', onError: 'bypass' }

// Netlify requires a default export.
// oxlint-disable-next-line import/no-default-export
export default handle
