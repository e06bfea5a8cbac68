const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/**
 * Adds TLS to the URL of a database: required or, on this machine, used only if the server supports
 * it. The certificate is not verified, because Supabase signs those of its projects with its own
 * CA. A URL with an `sslmode` is not changed.
 *
 * @throws TypeError if it is not a URL
 */
export function withTls(url: string): URL {
  const parsed = new URL(url)
  const { searchParams, hostname } = parsed
  if (!searchParams.has('sslmode')) {
    searchParams.set('sslmode', LOOPBACK.test(hostname) ? 'prefer' : 'require')
  }
  return parsed
}
