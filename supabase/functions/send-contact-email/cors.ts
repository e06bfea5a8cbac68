const PREFLIGHT_SECONDS = '86400'

/** Headers that supabase-js sends, and the key of the message. */
const REQUEST_HEADERS = 'authorization, apikey, content-type, idempotency-key, x-client-info'

/** Whether the origin of a request is one that may use the form; a request without one may not. */
export function isAllowedOrigin(request: Request, allowed: ReadonlySet<string>): boolean {
  return allowed.has(request.headers.get('origin') ?? '')
}

/** Answers a preflight request of an allowed origin. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': REQUEST_HEADERS,
      'Access-Control-Max-Age': PREFLIGHT_SECONDS,
    },
  })
}

/** Lets the page of an allowed origin read the answer, whatever it is: a browser hides one without these. */
export function withCorsHeaders(
  response: Response,
  request: Request,
  allowed: ReadonlySet<string>,
): Response {
  response.headers.set('Vary', 'Origin')
  if (isAllowedOrigin(request, allowed)) {
    response.headers.set('Access-Control-Allow-Origin', request.headers.get('origin') ?? '')
    response.headers.set('Access-Control-Expose-Headers', 'Retry-After')
  }
  return response
}
