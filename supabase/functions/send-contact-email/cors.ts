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
 * Headers that let the page of an allowed origin read the answer: a browser hides an answer
 * without them, the reason of a failure included.
 *
 * @param origins exact, or with `*` for the first labels of a host without TLS:
 *   `http://*.com.br:4173`
 * @returns the headers for the origin of a request; undefined where it is not allowed
 */
export function createCors(
  origins: readonly string[],
): (origin: string) => Record<string, string> | undefined {
  return (origin) => {
    if (!origins.some((allowed) => matches(origin, allowed))) return undefined
    return {
      ...otherOriginHeaders,
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Retry-After',
    }
  }
}

function matches(origin: string, allowed: string): boolean {
  const [start = '', end] = allowed.split('*')
  if (end === undefined) return origin === allowed
  const labels = origin.slice(start.length, -end.length)
  return origin === start + labels + end && /^[a-z0-9.-]+$/.test(labels)
}
