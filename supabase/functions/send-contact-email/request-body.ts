import { Refusal } from './answer.ts'
import { createDeadline } from './deadline.ts'

/** Longest body in bytes. The longest message, fully escaped, takes less than half. */
const MAX_BYTES = 16 * 1024

/** Longest body that is heard out all the same: whoever is cut off amid it may miss the answer. */
const MAX_HEARD = 256 * 1024

/** How long a body may take to arrive, in milliseconds. */
const BODY_DEADLINE = 5_000

const beforeDeadline = createDeadline(BODY_DEADLINE, () => new Refusal('invalid_json'))
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a JSON body as it arrives and stops where it is too long or too slow.
 *
 * @throws Refusal `unsupported_media_type`, `payload_too_large` or `invalid_json`
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!isJson(request.headers.get('content-type') ?? '')) {
    throw new Refusal('unsupported_media_type')
  }
  const bytes = await readBytes(request)
  if (bytes.byteLength > MAX_BYTES) throw new Refusal('payload_too_large')
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new Refusal('invalid_json')
  }
}

function isJson(type: string): boolean {
  return type === 'application/json' ||
    type.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

async function readBytes(request: Request): Promise<ArrayBuffer> {
  const length = Number(request.headers.get('content-length') ?? NaN)
  if (length > MAX_HEARD) throw new Refusal('payload_too_large')
  try {
    // No more arrives than was declared; then there is a way that costs less than a stream.
    return await beforeDeadline(length >= 0 ? request.arrayBuffer() : readStream(request))
  } catch (error) {
    // The client went away, or sent what HTTP does not allow.
    throw error instanceof Refusal ? error : new Refusal('invalid_json')
  }
}

async function readStream({ body }: Request): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      length += chunk.length
      if (length > MAX_HEARD) throw new Refusal('payload_too_large')
      chunks.push(chunk)
    },
  })
  await body?.pipeTo(sink)
  return new Blob(chunks).arrayBuffer()
}
