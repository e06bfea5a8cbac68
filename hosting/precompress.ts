import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { globSync } from 'tinyglobby'
import { fileExtension } from './content-types.ts'

/** The file extension for each `Content-Encoding`, in order of preference. */
export const encodings = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof encodings

/** Extensions of text files; raster images, fonts and videos are already compressed. */
const textExtensions = ['html', 'js', 'css', 'txt', 'vtt', 'json', 'webmanifest', 'xml', 'svg']

/**
 * The minimum size of a file to compress, in bytes. Compressing a smaller file would save less than
 * the additional headers cost.
 */
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
 * Writes `.br` and `.gz` copies next to a build's text files, unless a copy is up to date or
 * would save too little. Builds do not include this step, because most hosts compress responses
 * themselves.
 */
export async function precompress(build: string): Promise<void> {
  const files = globSync('**', { cwd: build, dot: true })
  await Promise.all(files.filter(isCompressible).map((file) => writeCopies(path.join(build, file))))
}

export function isCompressible(file: string): boolean {
  return textExtensions.includes(fileExtension(file))
}

/** The `encodings` method in negotiator 1, with the options that the package's types lack. */
interface EncodingNegotiator {
  encodings: (available: string[], options: { preferred: string[] }) => string[]
}

/**
 * The encodings that a client accepts, best first; empty if it prefers the uncompressed file.
 *
 * @param accept the request's `Accept-Encoding` header
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
  const { mtimeMs } = await stat(original)
  const data = await readFile(original)
  if (data.length < MIN_SIZE) return
  for (const [encoding, encode] of Object.entries(encoders)) {
    const copy = original + encodings[encoding as Encoding]
    const written = await stat(copy).catch(() => undefined)
    if (written && written.mtimeMs >= mtimeMs) continue
    const compressed = await encode(data)
    if (compressed.length < data.length) await writeFile(copy, compressed)
  }
}
