import { isLoopback } from '../supabase/functions/_shared/loopback.ts'

/**
 * Whether a Host header names this machine. Any other name could belong to a site whose domain
 * resolves to this machine (DNS rebinding).
 */
export function isLocalHost(host: string | undefined): boolean {
  const url = `http://${host}`
  return URL.canParse(url) && isLoopback(new URL(url).hostname)
}
