const PREFLIGHT_SECONDS = '86400'

/** Headers that supabase-js sends, and the key of the message. */
const REQUEST_HEADERS = 'authorization, apikey, content-type, idempotency-key, x-client-info'

/** Headers of an answer to a preflight request of an allowed origin. */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': REQUEST_HEADERS,
  'Access-Control-Max-Age': PREFLIGHT_SECONDS,
}

/** Headers of every answer to an origin that may not read it. */
export const otherOriginHeaders = { Vary: 'Origin' }

/**
 * Headers that let the page of an allowed origin read the answer, by origin: a
 * browser hides an answer without them, the reason of a failure included.
 */
export function corsHeadersByOrigin(
  origins: ReadonlySet<string>,
): ReadonlyMap<string, Record<string, string>> {
  return new Map(
    [...origins].map((origin) => [origin, {
      ...otherOriginHeaders,
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Retry-After',
    }]),
  )
}
