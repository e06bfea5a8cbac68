import {
  type ContactField,
  type ContactIssue,
  type ContactMessage,
  ContactMessageSchema,
  HONEYPOT,
} from '../_shared/contact-message.ts'
import { type ErrorCode, HttpError } from './response.ts'

/** Maximum size of a body in bytes. The longest message fits, even with each character escaped. */
const MAX_BYTES = 16 * 1024

/** Milliseconds to wait for a complete body. */
const BODY_TIMEOUT = 5_000

/** Matches valid idempotency keys. Invalid keys are ignored. */
const IDEMPOTENCY_KEY_PATTERN = /^[\w-]{8,128}$/

const utf8 = new TextDecoder('utf-8', { fatal: true })

interface ContactRequest {
  message: ContactMessage
  suspect: boolean
  /** From the body or, if its key is missing or invalid, from the `Idempotency-Key` header. */
  key: string | undefined
}

/**
 * Reads and validates a request's body.
 *
 * @throws HttpError `unsupported_media_type`, `payload_too_large`, `invalid_json` or
 *   `validation_failed`, with an issue for each invalid field
 */
export async function readContactRequest(request: Request): Promise<ContactRequest> {
  const body = await readJson(request)
  const parsed = ContactMessageSchema.safeParse(body)
  if (!parsed.success) {
    const fields: Partial<Record<ContactField, ContactIssue>> = {}
    for (const { path: [field], message } of parsed.error.issues) {
      // If the body is not an object, the only issue does not refer to a field.
      if (field !== undefined) fields[field as ContactField] = message as ContactIssue
    }
    throw new HttpError('validation_failed', { fields })
  }
  const { key, [HONEYPOT]: honeypot } = body as Record<string, unknown>
  return {
    message: parsed.data,
    suspect: honeypot !== undefined && honeypot !== '',
    key: [key, request.headers.get('idempotency-key')].find(isIdempotencyKey),
  }
}

function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && IDEMPOTENCY_KEY_PATTERN.test(value)
}

async function readJson(request: Request): Promise<unknown> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new HttpError('unsupported_media_type')
  }
  const bytes = await readBytes(request)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new HttpError('invalid_json')
  }
}

/** Reads a body. Throws an HttpError if the body is too large, arrives too slowly or is cut off. */
async function readBytes({ body, headers }: Request): Promise<ArrayBuffer> {
  if (Number(headers.get('content-length')) > MAX_BYTES) throw unreadBody('payload_too_large')
  if (body === null) return new ArrayBuffer()
  const reader = openReader(body)
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    void reader.cancel()
  }, BODY_TIMEOUT)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  let ended = false
  try {
    while (!ended && length <= MAX_BYTES) {
      const { value, done } = await reader.read()
      if (value !== undefined) chunks.push(value.slice())
      length += value?.length ?? 0
      ended = done
    }
  } catch {
    // The client disconnected, or the request is not valid HTTP.
    throw new HttpError('invalid_json')
  } finally {
    clearTimeout(timer)
  }
  if (timedOut) throw unreadBody('invalid_json')
  if (length > MAX_BYTES) throw unreadBody('payload_too_large')
  return new Blob(chunks).arrayBuffer()
}

/**
 * Creates an error whose response closes the connection, so that the rest of the body is not parsed
 * as the next request.
 */
function unreadBody(code: ErrorCode): HttpError {
  return new HttpError(code, { headers: { Connection: 'close' } })
}

type Reader = Pick<ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>, 'read' | 'cancel'>

/**
 * Creates a reader that reuses one small buffer. By default, Deno allocates 64 KiB for each chunk,
 * even for a few bytes. If many clients stalled, these chunks could exhaust the function's memory.
 */
function openReader(body: ReadableStream<Uint8Array<ArrayBuffer>>): Reader {
  let reader: ReadableStreamBYOBReader
  try {
    reader = body.getReader({ mode: 'byob' })
  } catch {
    // In Deno, a short body that arrives together with the headers is not a byte stream.
    return body.getReader()
  }
  let buffer = new ArrayBuffer(4096)
  return {
    async read() {
      const result = await reader.read(new Uint8Array(buffer))
      if (result.value !== undefined) buffer = result.value.buffer
      return result
    },
    cancel: () => reader.cancel(),
  }
}
