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
  const queue = compressionQueue(folder)
  queue.add(files)
  await queue.done()
}

/** The same for files that come one after the other: each is begun as soon as there is room. */
export function compressionQueue(folder: string) {
  const waiting: string[] = []
  const runs: Promise<void>[] = []
  const known = new Set<string>()
  let running = 0
  const compressNext = async () => {
    running++
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await writeCopies(path.join(folder, file))
    }
    running--
  }
  return {
    /** Adds those that were not added before, by their paths in the folder. */
    add(files: string[]) {
      const worth = files.filter((file) => !known.has(file) && isCompressible(file))
      for (const file of worth) known.add(file)
      waiting.push(...worth)
      for (let free = AT_ONCE - running; free > 0 && waiting.length > 0; free--) {
        const run = compressNext()
        // Told by `done`.
        run.catch(() => {})
        runs.push(run)
      }
    },
    /** @throws where a copy could not be written */
    done: () => Promise.all(runs),
  }
}

function isCompressible(file: string): boolean {
  return compressible.some((ending) => ending === endingOf(file))
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
