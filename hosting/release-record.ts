import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { z } from 'zod'

/** The file with a build's commit and the hashes of its files; the site also serves this file. */
export const RELEASE_RECORD = 'release.json'

const ReleaseRecordSchema = z.object({
  /** As `readCommit` returns it. */
  commit: z.string(),
  /** The SHA-256 hashes, by path, of all files except compressed copies and the record itself. */
  files: z.record(z.string(), z.string()),
})

export type ReleaseRecord = z.infer<typeof ReleaseRecordSchema>

export async function writeReleaseRecord(build: string, commit: string): Promise<void> {
  const files: ReleaseRecord['files'] = {}
  for (const file of filesIn(build).filter((name) => !isCopy(name))) {
    files[file] = sha256(await readFile(path.join(build, file)))
  }
  await writeFile(
    path.join(build, RELEASE_RECORD),
    `${JSON.stringify({ commit, files }, null, 2)}\n`,
  )
}

/** Reads the record in a build's folder; returns undefined if it is missing or invalid. */
export async function readReleaseRecord(build: string): Promise<ReleaseRecord | undefined> {
  const text = await readFile(path.join(build, RELEASE_RECORD), 'utf8').catch(() => '')
  return parseReleaseRecord(text)
}

/** Parses a record; returns undefined if it is invalid. */
export function parseReleaseRecord(text: string): ReleaseRecord | undefined {
  try {
    return ReleaseRecordSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A file that was changed, deleted or added after the build. */
export interface ChangedFile {
  /** Its path in the build. */
  file: string
  change: 'changed' | 'deleted' | 'added'
}

/** Compares a build's files, and their compressed copies, with the build's record. */
export async function findChangedFiles(
  build: string,
  { files }: ReleaseRecord,
): Promise<ChangedFile[]> {
  const present = filesIn(build)
  const compared = await Promise.all(
    present.map(async (file): Promise<ChangedFile[]> => {
      const expected = files[isCopy(file) ? file.replace(COPY, '') : file]
      if (expected === undefined) return [{ file, change: 'added' }]
      const data = await readFile(path.join(build, file))
      return sha256(decompress(file, data)) === expected ? [] : [{ file, change: 'changed' }]
    }),
  )
  const deleted = Object.keys(files)
    .filter((file) => !present.includes(file))
    .map((file): ChangedFile => ({ file, change: 'deleted' }))
  return [...compared.flat(), ...deleted].toSorted((a, b) => (a.file < b.file ? -1 : 1))
}

export function sha256(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

const COPY = /\.(?:br|gz)$/

const isCopy = (file: string) => COPY.test(file)

function filesIn(build: string): string[] {
  return globSync('**', { cwd: build, dot: true, ignore: `${RELEASE_RECORD}{,.br,.gz}` })
}

/** Decompresses a copy; returns an empty buffer if it is damaged. Returns other files unchanged. */
function decompress(file: string, data: Buffer): Buffer {
  try {
    if (file.endsWith('.br')) return brotliDecompressSync(data)
    return file.endsWith('.gz') ? gunzipSync(data) : data
  } catch {
    return Buffer.alloc(0)
  }
}
