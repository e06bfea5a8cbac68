import { isLoopback } from '../_shared/loopback.ts'

/**
 * Adds an `sslmode` to a database URL that has none. TLS is required, except for a database on this
 * machine, for which TLS is used only if the server supports it. The certificate is not verified,
 * because Supabase signs its projects' certificates with its own CA.
 *
 * @throws TypeError if `url` is not a valid URL
 */
export function withTls(url: string): URL {
  const parsed = new URL(url)
  const { searchParams, hostname } = parsed
  if (!searchParams.has('sslmode')) {
    searchParams.set('sslmode', isLoopback(hostname) ? 'prefer' : 'require')
  }
  return parsed
}
