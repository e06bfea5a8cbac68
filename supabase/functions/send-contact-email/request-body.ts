import { Refusal } from './answer.ts'

/** Longest body in bytes. The longest message, fully escaped, takes less than half. */
const MAX_BYTES = 16 * 1024

/** Longest body that is heard out all the same: whoever is cut off amid it may miss the answer. */
const MAX_HEARD = 256 * 1024

/** How long a body may take to arrive, in milliseconds. */
const BODY_DEADLINE = 5_000

/**
 * Reads a JSON body as it arrives and stops where it is too long or too slow.
 *
 * @throws Refusal `unsupported_media_type`, `payload_too_large` or `invalid_json`
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal('unsupported_media_type')
  if (Number(request.headers.get('content-length') ?? 0) > MAX_HEARD) {
    throw new Refusal('payload_too_large')
  }
  const bytes = await readBytes(request)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal('invalid_json')
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const reader = request.body?.getReader()
  if (reader === undefined) throw new Refusal('invalid_json')

  const tooSlow = setTimeout(() => void reader.cancel(), BODY_DEADLINE)
  const started = performance.now()
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length > MAX_HEARD) {
        void reader.cancel()
        throw new Refusal('payload_too_large')
      }
      if (length <= MAX_BYTES) chunks.push(value)
    }
  } catch (error) {
    // The client went away, or sent what HTTP does not allow.
    throw error instanceof Refusal ? error : new Refusal('invalid_json')
  } finally {
    clearTimeout(tooSlow)
  }
  if (performance.now() - started >= BODY_DEADLINE) throw new Refusal('invalid_json')
  if (length > MAX_BYTES) throw new Refusal('payload_too_large')
  return joined(chunks, length)
}

function joined(chunks: Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
