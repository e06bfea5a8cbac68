import type { AcceptedRecord, Content, CopyText, Pair } from '../content-model.ts'

/**
 * The source for which a translation was last accepted, with whitespace collapsed. If there are
 * several accepted versions, prefers the current source. Returns '' if the recorded source is
 * empty, and undefined if no source is recorded.
 */
export function acceptedSource(record: AcceptedRecord, { text, source }: Pair): string | undefined {
  const versions = record.state === 'read' ? record.sources.get(acceptedKey(text)) : undefined
  const current = collapseWhitespace(source.text)
  return versions?.includes(current) ? current : versions?.at(-1)
}

/** Whether a translation has not been accepted for its current source. */
export function isStale(record: AcceptedRecord, pair: Pair): boolean {
  return acceptedSource(record, pair) !== collapseWhitespace(pair.source.text)
}

export interface SourceChange {
  /** The list, such as `items`, if the source was accepted for another item in the list. */
  movedIn?: string | undefined
  /** The accepted source; undefined if the text is new, has moved or was never accepted. */
  accepted?: string | undefined
}

/** Finds how a stale translation's source has changed, allowing for moved, new or removed items. */
export function sourceChange({ accepted: record, pairs }: Content, pair: Pair): SourceChange {
  const [list] = pair.text.id.split('[')
  const accepted = acceptedSource(record, pair)
  if (record.state !== 'read' || list === pair.text.id) return { accepted }
  const current = collapseWhitespace(pair.source.text)
  const pattern = anyItem(acceptedKey(pair.text))
  if (isAccepted(record, current, (key) => anyItem(key) === pattern)) return { movedIn: list }
  const isOtherItem = pairs.some(
    ({ text, source }) =>
      anyItem(acceptedKey(text)) === pattern && collapseWhitespace(source.text) === accepted,
  )
  return { accepted: isOtherItem ? undefined : accepted }
}

/** Whether a source, with whitespace collapsed, was accepted for any of the given translations. */
export function isAccepted(
  record: AcceptedRecord,
  source: string,
  isAmong: (key: string) => boolean,
): boolean {
  if (record.state !== 'read') return false
  return [...record.sources].some(([key, versions]) => isAmong(key) && versions.includes(source))
}

const anyItem = (key: string) => key.replace(/\[\d+\]/g, '[]')

/** Collapses whitespace, so that reformatting a text does not count as a change. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The key of a text in the record, or the key prefix of the texts in a list. */
export function acceptedKey({ file, id }: Pick<CopyText, 'file' | 'id'>): string {
  return `${file.locale}/${file.name}:${id}`
}
