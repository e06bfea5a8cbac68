import {
  type ContactField,
  type ContactIssue,
  type ContactMessage,
  ContactMessageSchema,
  HONEYPOT,
} from '../_shared/contact.ts'
import { HttpError } from './response.ts'

/** Maximum size of a body in bytes. The longest message, fully escaped, needs less than half. */
const MAX_BYTES = 16 * 1024

/**
 * Maximum number of bytes to read from a body that is too large. If the connection is closed while the
 * client is still sending, it may not receive the response.
 */
const MAX_BYTES_READ = 256 * 1024

/** Milliseconds to wait for a complete body. */
const BODY_TIMEOUT = 5_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

export interface ContactRequest {
  message: ContactMessage
  /** Whether the honeypot is filled in. */
  suspect: boolean
  /** The idempotency key, if the body has one. */
  key: string | undefined
}

/**
 * Reads and validates the body of a request.
 *
 * @throws HttpError `unsupported_media_type`, `payload_too_large`, `invalid_json` or
 *   `validation_failed`, with the first issue of each invalid field
 */
export async function readContactRequest(request: Request): Promise<ContactRequest> {
  const body = await readJson(request)
  const parsed = ContactMessageSchema.safeParse(body)
  if (!parsed.success) {
    const fields: Partial<Record<ContactField, ContactIssue>> = {}
    for (const { path: [field], message } of parsed.error.issues) {
      // If the body is not an object, its only issue has no field.
      if (field !== undefined) fields[field as ContactField] = message as ContactIssue
    }
    throw new HttpError('validation_failed', { fields })
  }
  const { [HONEYPOT]: honeypot, key } = body as Record<string, unknown>
  return {
    message: parsed.data,
    suspect: honeypot !== undefined && honeypot !== '',
    key: typeof key === 'string' ? key : undefined,
  }
}

async function readJson(request: Request): Promise<unknown> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new HttpError('unsupported_media_type')
  }
  const bytes = await readBytes(request)
  if (bytes.byteLength > MAX_BYTES) throw new HttpError('payload_too_large')
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new HttpError('invalid_json')
  }
}

async function readBytes({ body, headers }: Request): Promise<ArrayBuffer> {
  if (Number(headers.get('content-length')) > MAX_BYTES_READ) {
    throw new HttpError('payload_too_large')
  }
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      length += chunk.length
      if (length > MAX_BYTES_READ) throw new HttpError('payload_too_large')
      chunks.push(chunk)
    },
  })
  const timeout = AbortSignal.timeout(BODY_TIMEOUT)
  try {
    await body?.pipeTo(sink, { signal: timeout })
  } catch (error) {
    if (error instanceof HttpError) throw error
    // The body timed out, the client disconnected, or the request is not valid HTTP. The rest of a
    // slow body must not be parsed as the next request.
    throw new HttpError('invalid_json', timeout.aborted ? { headers: { Connection: 'close' } } : {})
  }
  return new Blob(chunks).arrayBuffer()
}
