import { isLoopback } from '../_shared/loopback.ts'

/**
 * Adds an `sslmode` to a database URL that has none. TLS is required; for a database on this
 * machine, it is used if the server supports it. The certificate is not verified, because Supabase
 * signs the certificates of its projects with its own CA.
 *
 * @throws TypeError if the text is not a URL
 */
export function withTls(url: string): URL {
  const parsed = new URL(url)
  const { searchParams, hostname } = parsed
  if (!searchParams.has('sslmode')) {
    searchParams.set('sslmode', isLoopback(hostname) ? 'prefer' : 'require')
  }
  return parsed
}
