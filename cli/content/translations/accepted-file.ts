import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Document, isMap, isPair, parseDocument, Scalar, visit } from 'yaml'
import { InputError } from '../../core/program.ts'
import { acceptedKey, collapseWhitespace } from './accepted-source.ts'
import type { AcceptedRecord, CopyText } from '../content-model.ts'
import { ACCEPTED_PATH } from '../files/expected-files.ts'
import { fileErrorCode } from '../files/read-source.ts'

/** Matches Git's conflict markers. No other line in the record starts with `<`, `|`, `=` or `>`. */
const MERGE_MARKERS = /^[<|=>].*\n?/gm

/** The record that was read last; cached, because it seldom changes in development and tests. */
let last: { text: string; record: AcceptedRecord } | undefined

/** Reads the record. Never throws: `state` indicates whether the record is missing or invalid. */
export async function readAccepted(root: string): Promise<AcceptedRecord> {
  try {
    const text = await readFile(path.join(root, ACCEPTED_PATH), 'utf8')
    if (text !== last?.text) last = { text, record: parseRecord(text.replace(MERGE_MARKERS, '')) }
    return last.record
  } catch (error) {
    return { state: fileErrorCode(error) === 'ENOENT' ? 'missing' : 'invalid' }
  }
}

/**
 * Parses a record. A merge can leave several versions of a source, as duplicate keys or as a
 * multi-line text with one line per version.
 */
function parseRecord(text: string): AcceptedRecord {
  const document = parseDocument(text, { uniqueKeys: false })
  let isValid = document.errors.length === 0 && isMap(document.contents)
  const sources = new Map<string, string[]>()
  visit(document, {
    Scalar: (key, { value }, ancestors) => {
      if (key !== 'value') return
      const [file, id, ...others] = ancestors.filter(isPair).map((pair) => String(pair.key))
      if (id === undefined || others.length > 0 || typeof value !== 'string') isValid = false
      else {
        const name = `${file}:${id}`
        sources.set(name, [
          ...(sources.get(name) ?? []),
          ...value.split('\n').map(collapseWhitespace),
        ])
      }
    },
  })
  return isValid ? { state: 'read', sources } : { state: 'invalid' }
}

/** @throws InputError if the record is invalid */
export function requireReadable({ state }: AcceptedRecord): void {
  if (state !== 'invalid') return
  throw new InputError({
    en: `${ACCEPTED_PATH} cannot be read; restore it from Git.`,
    pt: `Não é possível ler ${ACCEPTED_PATH}; restaure-o do Git.`,
    es: `No se puede leer ${ACCEPTED_PATH}; restáurelo desde Git.`,
  })
}

/**
 * The record as YAML. Each source is on its own line, between lines with keys, so that Git can
 * merge changes to neighbouring entries.
 */
export function formatRecord(accepted: readonly { text: CopyText; source: string }[]): string {
  const document = new Document({})
  for (const { text, source } of accepted) {
    const scalar = new Scalar(source)
    scalar.type = Scalar.BLOCK_LITERAL
    document.setIn(acceptedKey(text).split(/:(.*)/, 2), scalar)
  }
  return document.toString({ lineWidth: 0 })
}
