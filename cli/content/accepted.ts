import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Document, isMap, isPair, parseDocument, Scalar, visit } from 'yaml'
import type { Locale } from '../../src/locales.ts'
import { InputError } from '../core/program.ts'
import type { Finding } from '../core/rule.ts'
import type { AcceptedRecord, CopyText, Pair } from './content.ts'
import { acceptedPath, oldRecordPath } from './files.ts'
import { errorCode } from './source.ts'

/** What separates the versions in a merge conflict. In the record, no other line starts like this. */
const MERGE_MARKERS = /^[<|=>].*\n?/gm

/** Reads the record; its problems are part of the result. */
export async function readAccepted(root: string, pairs: readonly Pair[]): Promise<AcceptedRecord> {
  try {
    const text = await readFile(join(root, acceptedPath), 'utf8')
    return parseRecord(text.replace(MERGE_MARKERS, ''))
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') return { state: 'invalid' }
    return readOldRecord(root, pairs)
  }
}

/** Duplicate keys and texts of several lines, which a merge can leave, are several versions. */
function parseRecord(text: string): AcceptedRecord {
  const document = parseDocument(text, { uniqueKeys: false })
  let isValid = document.errors.length === 0 && isMap(document.contents)
  const sources = new Map<string, string[]>()
  visit(document, {
    Scalar: (key, { value }, path) => {
      if (key !== 'value') return
      const [file, id, ...others] = path.filter(isPair).map((pair) => String(pair.key))
      if (id === undefined || others.length > 0 || typeof value !== 'string') isValid = false
      else {
        const name = `${file}:${id}`
        sources.set(name, [...(sources.get(name) ?? []), ...value.split('\n').map(wordsOf)])
      }
    },
  })
  return isValid ? { state: 'read', sources } : { state: 'invalid' }
}

/** @throws InputError if the record is invalid */
export function requireReadable({ state }: AcceptedRecord): void {
  if (state !== 'invalid') return
  throw new InputError(`${acceptedPath} cannot be read; restore it from Git.`)
}

/**
 * The source that a translation was last accepted for, with single spaces: that of today, if it was
 * accepted for it; '' if it is unknown, and undefined if there is none.
 */
export function acceptedSource(record: AcceptedRecord, { text, source }: Pair): string | undefined {
  const versions = record.state === 'read' ? record.sources.get(nameOf(text)) : undefined
  const today = wordsOf(source.text)
  return versions?.includes(today) ? today : versions?.at(-1)
}

/** Whether the source of a translation is not the one that it was accepted for. */
export function isStale(record: AcceptedRecord, pair: Pair): boolean {
  return acceptedSource(record, pair) !== wordsOf(pair.source.text)
}

/** A text with single spaces: line breaks and spaces make no difference. */
export function wordsOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * The text of a record. Each source is on a line of its own between those with the keys, so that Git
 * can merge changes of neighbouring ones.
 */
export function formatRecord(accepted: readonly { text: CopyText; source: string }[]): string {
  const document = new Document({})
  for (const { text, source } of accepted) {
    const scalar = new Scalar(source)
    scalar.type = Scalar.BLOCK_LITERAL
    document.setIn(nameOf(text).split(/:(.*)/, 2), scalar)
  }
  return document.toString({ lineWidth: 0 })
}

function nameOf({ file, id }: CopyText): string {
  return `${file.locale}/${file.name}:${id}`
}

/** The translations of one source that a finding of the rule `stale-translation` is about. */
export interface StaleTranslations {
  locales: Locale[]
  /** Such as `hero:headline.before`. */
  name: string
}

/** Undefined for a finding of another rule, or on the record itself. */
export function staleTranslationsIn({ rule, data }: Finding): StaleTranslations | undefined {
  const isAbout = rule === 'stale-translation' && 'locales' in data
  return isAbout ? (data as StaleTranslations) : undefined
}

/** The command that accepts a translation, such as that of `hero:headline.before`. */
export function acceptCommand(locale: Locale, name: string): string {
  return `npx cli accept ${locale} '${name}'`
}

/**
 * Reads the former record, with eight digits of the hash of each source, until `cli accept` replaces
 * it. To be removed when no branch has it any more, together with `oldRecordPath`.
 */
async function readOldRecord(root: string, pairs: readonly Pair[]): Promise<AcceptedRecord> {
  const text = await readFile(join(root, oldRecordPath), 'utf8').catch(() => undefined)
  if (text === undefined) return { state: 'missing' }
  try {
    const old = JSON.parse(text) as Record<string, Record<string, Record<string, string>>>
    const sources = pairs.flatMap((pair): [string, string[]][] => {
      const { file, id } = pair.text
      const hash = old[file.locale]?.[file.name]?.[id]
      const words = wordsOf(pair.source.text)
      const isToday = createHash('sha256')
        .update(words)
        .digest('hex')
        .startsWith(hash ?? '-')
      return hash === undefined ? [] : [[nameOf(pair.text), [isToday ? words : '']]]
    })
    return { state: 'read', sources: new Map(sources) }
  } catch {
    return { state: 'invalid' }
  }
}
