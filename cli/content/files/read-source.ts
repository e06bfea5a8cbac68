import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { fileStart, pointAt, type SourceRange } from '../../core/location.ts'

export interface EncodingProblem {
  problem: 'not-utf8' | 'byte-order-mark' | 'replacement-character'
}

interface LocatedEncodingProblem {
  place: SourceRange
  problem: EncodingProblem
}

/** The text of a file, or the reason why it could not be read. */
export type FileSource =
  | { state: 'missing' }
  | { state: 'unreadable'; code: string }
  | { state: 'not-utf8'; problems: readonly LocatedEncodingProblem[] }
  | { state: 'text'; text: string; problems: readonly LocatedEncodingProblem[] }

/** Reads a file as text; never throws. */
export async function readSource(path: string): Promise<FileSource> {
  try {
    return decode(await readFile(path))
  } catch (error) {
    const code = fileErrorCode(error)
    if (code === 'ENOENT') return { state: 'missing' }
    return { state: 'unreadable', code }
  }
}

/** The code of a file-system error, such as `EACCES`. */
export function fileErrorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : String(error)
}

function decode(bytes: Buffer): FileSource {
  const raw = bytes.toString('utf8')
  if (!isUtf8(bytes)) {
    // Invalid bytes are decoded as U+FFFD.
    const place = pointAt(raw, raw.indexOf('\uFFFD'))
    return { state: 'not-utf8', problems: [{ place, problem: { problem: 'not-utf8' } }] }
  }
  const hasMark = raw.startsWith('\uFEFF')
  const text = hasMark ? raw.slice(1) : raw
  const problems: LocatedEncodingProblem[] = []
  if (hasMark) problems.push({ place: fileStart, problem: { problem: 'byte-order-mark' } })
  const replaced = text.indexOf('\uFFFD')
  if (replaced !== -1) {
    problems.push({ place: pointAt(text, replaced), problem: { problem: 'replacement-character' } })
  }
  return { state: 'text', text, problems }
}

/** Formats the code point of a character, for example as `U+00A0`. */
export function formatCodePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
