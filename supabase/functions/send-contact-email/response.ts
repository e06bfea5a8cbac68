import type { ContactField, ContactIssue } from '../_shared/contact-message.ts'
import type { DeliveryFailure } from './transports/transport.ts'

/** Error codes in responses, with their HTTP statuses. */
const errorStatuses = {
  invalid_json: 400,
  invalid_request: 400,
  unauthorized: 401,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  rate_limited: 429,
  internal: 500,
  mail_rejected: 502,
  mail_unavailable: 503,
  not_stored: 503,
  mail_timeout: 504,
} as const

export type ErrorCode = keyof typeof errorStatuses

interface ErrorDetails {
  /** For `validation_failed`: an issue for each invalid field. */
  fields?: Partial<Record<ContactField, ContactIssue>>
  /** Headers that this error adds to the response. */
  headers?: Record<string, string>
  /** Logged to show where sending failed. */
  delivery?: DeliveryFailure | undefined
}

/** Thrown to end a request with an error response. */
export class HttpError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** The result of a request: its response, and the code to log. */
export interface Outcome {
  status: number
  code: string
  headers?: Record<string, string> | undefined
  /** Logged, but not included in the response. */
  delivery?: DeliveryFailure | undefined
  /** Sent as JSON. */
  body?: object
}

/** @param id the id of the request whose message was accepted */
export function success(id: string, code: string): Outcome {
  return { status: 200, code, body: { ok: true, id } }
}

export function failure({ code, details: { fields, headers, delivery } }: HttpError): Outcome {
  // If `fields` is undefined, the JSON does not contain it.
  return { status: errorStatuses[code], code, headers, delivery, body: { error: { code, fields } } }
}

/** Headers for every response. They prevent caching, and MIME sniffing of JSON as HTML. */
const commonHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** @param corsHeaders the CORS headers for the request's origin */
export function toResponse(
  { status, headers, body }: Outcome,
  corsHeaders: Record<string, string>,
): Response {
  const init = { status, headers: { ...commonHeaders, ...corsHeaders, ...headers } }
  return body === undefined ? new Response(null, init) : Response.json(body, init)
}
