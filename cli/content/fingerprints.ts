import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { fingerprintsPath } from './files.ts'
import { errorCode } from './source.ts'
import type { CopyText } from './texts.ts'

const FingerprintsSchema = z.record(
  z.string().describe('Language'),
  z.record(z.string().describe('File'), z.record(z.string().describe('Text'), z.string())),
)

/** By language, file and text: the fingerprint of the source for which a translation was accepted. */
export type Fingerprints = z.infer<typeof FingerprintsSchema>

/** The committed record of the fingerprints. */
export type FingerprintRecord =
  { state: 'read'; fingerprints: Fingerprints } | { state: 'missing' } | { state: 'invalid' }

/** Reads the record; its problems are part of the result. */
export async function readFingerprints(root: string): Promise<FingerprintRecord> {
  try {
    const text = await readFile(join(root, fingerprintsPath), 'utf8')
    return { state: 'read', fingerprints: FingerprintsSchema.parse(JSON.parse(text)) }
  } catch (error) {
    return { state: errorCode(error) === 'ENOENT' ? 'missing' : 'invalid' }
  }
}

/**
 * A hash of the words of a text, which line breaks and spaces do not change. With eight digits, one
 * change in four billion goes unnoticed.
 */
export function fingerprintOf({ text }: Pick<CopyText, 'text'>): string {
  const words = text.replace(/\s+/g, ' ').trim()
  return createHash('sha256').update(words).digest('hex').slice(0, 8)
}
