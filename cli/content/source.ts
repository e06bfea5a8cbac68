import { isUtf8 } from 'node:buffer'
import { readFile, stat } from 'node:fs/promises'
import { pointAt, type Place } from '../core/location.ts'

/** A fault in the characters of a file, before any of its words are understood. */
export type EncodingProblem =
  | { problem: 'not-utf8' }
  | { problem: 'byte-order-mark' }
  | { problem: 'control-character'; code: string }
  | { problem: 'replacement-character' }

export interface EncodingFault {
  place: Place
  problem: EncodingProblem
}

/** What lies on disk where a file should be. */
export type FileSource =
  | { state: 'missing' }
  | { state: 'unreadable'; found: 'folder' | 'special' | 'error'; code: string }
  | { state: 'not-utf8'; faults: readonly EncodingFault[] }
  | { state: 'text'; text: string; faults: readonly EncodingFault[] }

/** Reads one file as text; whatever is wrong with it is part of the answer, nothing is thrown. */
export async function readSource(path: string): Promise<FileSource> {
  try {
    const found = await stat(path)
    if (found.isDirectory()) return { state: 'unreadable', found: 'folder', code: 'EISDIR' }
    if (!found.isFile()) return { state: 'unreadable', found: 'special', code: 'ENOTSUP' }
    return decode(await readFile(path))
  } catch (error) {
    const code = errorCode(error)
    return code === 'ENOENT' ? { state: 'missing' } : { state: 'unreadable', found: 'error', code }
  }
}

/** The system's name of an input or output error, such as `EACCES`. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : String(error)
}

function decode(bytes: Buffer): FileSource {
  if (!isUtf8(bytes)) return { state: 'not-utf8', faults: [firstWrongByte(bytes)] }

  const raw = bytes.toString('utf8')
  const hasMark = raw.startsWith('\uFEFF')
  const text = hasMark ? raw.slice(1) : raw
  const faults: EncodingFault[] = []
  if (hasMark) {
    faults.push({ place: { line: 1, column: 1 }, problem: { problem: 'byte-order-mark' } })
  }
  // A carriage return by itself is a line break to some readers and a letter to others.
  const control = /(?![\t\n]|\r\n)[\p{Cc}\u2028\u2029]/u.exec(text)
  if (control) {
    const code = codeOf(control[0])
    faults.push({
      place: pointAt(text, control.index),
      problem: { problem: 'control-character', code },
    })
  }
  const replaced = text.indexOf('\uFFFD')
  if (replaced !== -1) {
    faults.push({ place: pointAt(text, replaced), problem: { problem: 'replacement-character' } })
  }
  return { state: 'text', text, faults }
}

/** The code point of a character: `U+00A0`. */
export function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

function firstWrongByte(bytes: Buffer): EncodingFault {
  let line = 1
  let start = 0
  for (;;) {
    const found = bytes.indexOf(0x0a, start)
    const end = found === -1 ? bytes.length : found
    const slice = bytes.subarray(start, end)
    if (!isUtf8(slice) || found === -1) {
      const column = Math.max(0, slice.toString('utf8').indexOf('\uFFFD')) + 1
      return { place: { line, column }, problem: { problem: 'not-utf8' } }
    }
    line += 1
    start = end + 1
  }
}
