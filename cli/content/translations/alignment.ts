import { valueAt, type KeyPath } from '../../core/location.ts'
import { acceptedKey } from './accepted-source.ts'
import type { AcceptedRecord, LocaleContentFile, Pair } from '../content-model.ts'

/**
 * Whether the number of items in a list has changed in the source but not in the translation;
 * undefined if the numbers are equal, or if no item in the list was ever accepted. Blocks of prose
 * are the items of the list `prose`.
 */
export function hasLengthChanged(
  record: AcceptedRecord,
  file: LocaleContentFile,
  list: string,
  { actual, expected }: { actual: number; expected: number },
): boolean | undefined {
  if (record.state !== 'read' || actual === expected) return undefined
  const start = acceptedKey({ file, id: `${list}[` })
  const accepted = [...record.sources.keys()]
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length).split(']', 1)[0])
  return accepted.length > 0 ? new Set(accepted).size === actual : undefined
}

/** The number of texts in a file's prose. */
export function proseLength({ texts }: LocaleContentFile): number {
  return texts.filter(({ key }) => key === undefined).length
}

/**
 * Whether a text is known to correspond to its source. If prose or a list has more or fewer items
 * than the source, it is unknown which items correspond.
 */
export function isAligned({ text, source }: Pair): boolean {
  const { key } = text
  if (!key) return proseLength(text.file) === proseLength(source.file)
  return isKeyAligned(key, text.file, source.file)
}

/** Whether every list that contains a key has the same number of items in both files. */
export function isKeyAligned(
  key: KeyPath,
  file: LocaleContentFile,
  source: LocaleContentFile,
): boolean {
  return key.every(
    (step, index) =>
      typeof step !== 'number' ||
      listLength(file, key.slice(0, index)) === listLength(source, key.slice(0, index)),
  )
}

/** The number of items in a list; undefined if the file has no such list. */
export function listLength({ data }: LocaleContentFile, list: KeyPath): number | undefined {
  const value = valueAt(data?.value, list)
  return Array.isArray(value) ? value.length : undefined
}
