import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '../../src/locales.ts'
import type { CopyText, Pair } from './texts.ts'
import { fingerprintsPath } from './files.ts'
import { errorCode } from './source.ts'

/** For each language, file and piece of copy: the fingerprint of the source that it was accepted for. */
export type Fingerprints = Partial<Record<Locale, Record<string, Record<string, string>>>>

/** The committed record as it lies on disk. */
export type FingerprintRecord =
  { state: 'read'; fingerprints: Fingerprints } | { state: 'missing' } | { state: 'invalid' }

/** Reads the record; whatever is wrong with it is part of the answer. */
export async function readFingerprints(root: string): Promise<FingerprintRecord> {
  try {
    const parsed: unknown = JSON.parse(await readFile(join(root, fingerprintsPath), 'utf8'))
    return isFingerprints(parsed) ? { state: 'read', fingerprints: parsed } : { state: 'invalid' }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { state: 'missing' }
    return { state: 'invalid' }
  }
}

/** Stands for the words of a text alone: new line breaks and spaces leave it as it was. */
export function fingerprintOf({ text }: Pick<CopyText, 'text'>): string {
  const words = text.replace(/\s+/g, ' ').trim()
  return createHash('sha256').update(words).digest('hex').slice(0, LENGTH)
}

/** Eight digits tell two texts of one key apart; a collision of the two is one in four billion. */
const LENGTH = 8

/** Whether a translation was accepted for the current text of its source, for an earlier one, or never. */
export function stateOf(
  fingerprints: Fingerprints,
  { text, source }: Pair,
): 'current' | 'stale' | 'never-accepted' {
  const accepted = fingerprints[text.file.locale]?.[text.file.name]?.[text.id]
  if (accepted === undefined) return 'never-accepted'
  return accepted === fingerprintOf(source) ? 'current' : 'stale'
}

function isFingerprints(value: unknown): value is Fingerprints {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (files) =>
        isRecord(files) &&
        Object.values(files).every(
          (texts) =>
            isRecord(texts) && Object.values(texts).every((print) => typeof print === 'string'),
        ),
    )
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
