import type { ContactField, ContactIssue } from '../_shared/contact.ts'

/** What can go wrong, as the client sees it; the form words it. */
export type ErrorCode =
  | 'invalid_json'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'origin_not_allowed'
  | 'method_not_allowed'
  | 'validation_failed'
  | 'rate_limited'
  | 'internal'
  | 'mail_rejected'
  | 'mail_unavailable'
  | 'mail_timeout'

const STATUS: Record<ErrorCode, number> = {
  invalid_json: 400,
  origin_not_allowed: 403,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  rate_limited: 429,
  internal: 500,
  mail_rejected: 502,
  mail_unavailable: 503,
  mail_timeout: 504,
}

/** A refusal on its way to the client. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly fields: Partial<Record<ContactField, ContactIssue>> | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, { fields, headers = {} }: {
    /** What is wrong with which field, for `validation_failed`. */
    fields?: Partial<Record<ContactField, ContactIssue>>
    headers?: Record<string, string>
  } = {}) {
    super(code)
    this.code = code
    this.fields = fields
    this.headers = headers
  }

  get status(): number {
    return STATUS[this.code]
  }
}

/** What a request comes to: the answer, and the code that is logged of it. */
export interface Outcome {
  status: number
  code: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: object
}

export function acceptance(id: string, code: string): Outcome {
  return { status: 200, code, body: { ok: true, id } }
}

export function refusal({ code, fields, headers, status }: Refusal): Outcome {
  const error = fields === undefined ? { code } : { code, fields }
  return { status, code, headers, body: { error } }
}

/** @param headers those of every answer to this origin */
export function toResponse(outcome: Outcome, headers: Record<string, string>): Response {
  const { status, body } = outcome
  if (outcome.headers !== undefined) headers = { ...headers, ...outcome.headers }
  return body === undefined
    ? new Response(null, { status, headers })
    : Response.json(body, { status, headers })
}
