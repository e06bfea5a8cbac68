import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { extensionOf } from './content-types.ts'

/** The extension of a compressed copy, by its `Content-Encoding`; the preferred one first. */
export const encodings = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof encodings

/** Images, fonts and videos are compressed already. */
const COMPRESSIBLE = ['html', 'js', 'css', 'txt', 'vtt', 'json', 'webmanifest', 'xml', 'svg']

/** In bytes; the headers of a smaller file cost more than compression saves. */
const MIN_SIZE = 256

const encoders: Record<Encoding, (data: Buffer) => Promise<Buffer>> = {
  br: (data) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gzip: (data) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes a `.br` and a `.gz` copy next to each file that compression makes smaller.
 *
 * @param files relative to the folder
 */
export async function precompress(folder: string, files: string[]): Promise<void> {
  const originals = files.filter(isCompressible).map((file) => path.join(folder, file))
  await Promise.all(originals.map(writeCopies))
}

export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.includes(extensionOf(file))
}

/** The `encodings` method of negotiator 1, whose options are not in its types. */
interface EncodingNegotiator {
  encodings: (available: string[], options: { preferred: string[] }) => string[]
}

/**
 * The encodings that a client accepts, the best first; none if it prefers the uncompressed file.
 *
 * @param accept the client's `Accept-Encoding` header
 */
export function acceptedEncodings(accept: string | undefined): Encoding[] {
  const known = Object.keys(encodings)
  const negotiator: EncodingNegotiator = new Negotiator({
    headers: { 'accept-encoding': accept },
  })
  const accepted = negotiator.encodings([...known, 'identity'], { preferred: known })
  const uncompressed = accepted.indexOf('identity')
  return accepted.slice(0, uncompressed === -1 ? undefined : uncompressed) as Encoding[]
}

async function writeCopies(original: string): Promise<void> {
  const data = await readFile(original)
  if (data.length < MIN_SIZE) return
  for (const [encoding, encode] of Object.entries(encoders)) {
    const compressed = await encode(data)
    if (compressed.length < data.length) {
      await writeFile(original + encodings[encoding as Encoding], compressed)
    }
  }
}
