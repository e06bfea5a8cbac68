/** Headers for the response to a preflight request from an allowed origin. */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  // The headers that supabase-js sends, and the idempotency key.
  'Access-Control-Allow-Headers':
    'authorization, apikey, content-type, idempotency-key, x-client-info',
  'Access-Control-Max-Age': '86400',
}

/** Headers for every response to a request from an origin that is not allowed. */
export const otherOriginHeaders = { Vary: 'Origin' }

/**
 * Returns the headers for every response to a request from an allowed origin. Error responses need
 * them too: without them, the form cannot read the error code.
 *
 * @param allowedOrigins exact origins, or `http:` origins in which `*` stands for the first labels
 *   of the host name, as in `http://*.com.br:4173`
 * @returns undefined if the origin is not allowed
 */
export function corsHeaders(
  origin: string,
  allowedOrigins: readonly string[],
): Record<string, string> | undefined {
  if (!allowedOrigins.some((allowed) => matches(origin, allowed))) return undefined
  return {
    ...otherOriginHeaders,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
  }
}

function matches(origin: string, allowed: string): boolean {
  const [start = '', end] = allowed.split('*')
  if (end === undefined) return origin === allowed
  const labels = origin.slice(start.length, -end.length)
  return origin === start + labels + end && /^[a-z0-9.-]+$/.test(labels)
}
