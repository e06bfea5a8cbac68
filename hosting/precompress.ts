import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressible, endingOf } from './content-types.ts'

const encoders = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
}

/** Below this, in bytes, the headers cost more than compression saves. */
const SMALLEST = 256

/** Files compressed at once. Node has four threads for such work; one stays free to read and write. */
const AT_ONCE = 3

/** Writes a `.br` and a `.gz` copy beside each file that shrinks. */
export async function precompress(folder: string, files: string[]): Promise<void> {
  const worth = files.filter((file) => compressible.some((ending) => ending === endingOf(file)))
  const waiting = worth.values()
  const compressNext = async () => {
    for (const file of waiting) await writeCopies(path.join(folder, file))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext))
}

async function writeCopies(original: string): Promise<void> {
  const data = await readFile(original)
  for (const [ending, encode] of Object.entries(encoders)) {
    const compressed = await encode(data)
    const copy = `${original}.${ending}`
    if (data.length >= SMALLEST && compressed.length < data.length) {
      await writeFile(copy, compressed)
    } else {
      await rm(copy, { force: true })
    }
  }
}
