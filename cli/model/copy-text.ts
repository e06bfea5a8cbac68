import type { Nodes, Parents } from 'mdast'
import { PLACEHOLDER } from '../../src/content/placeholders.ts'
import type { LocaleContentFile } from '../content-model.ts'
import type { KeyPath } from '../key-path.ts'
import { fileStart, pointAt, type Place } from '../place.ts'
import { isCopy } from './schema-field.ts'

/** One piece of copy: the value of a key, or a block of prose. */
export interface CopyText {
  file: LocaleContentFile
  /** Undefined for prose. */
  key: KeyPath | undefined
  /** The same for the same piece in every language: `headline.before`, `prose[2]`. */
  id: string
  /** As its reader gets it, with placeholders as `{name}` and without markup. */
  text: string
  /** The same length as `text`, with spaces for whatever is not of the file's own language: placeholders, foreign words. */
  own: string
  /** Where a part of `text` stands in the file; the whole where the two can't be laid side by side. */
  placeOf(start: number, end: number): Place
}

/** Every piece of copy of a file that can be read: first its keys, then its prose. */
export function copyTextsOf(file: LocaleContentFile): CopyText[] {
  return [...keyTexts(file), ...proseTexts(file)]
}

function keyTexts(file: LocaleContentFile): CopyText[] {
  const { data } = file
  if (!data) return []
  return [...leaves(data.value)].flatMap(([key, id, text]) => {
    if (!isCopy(file.schema, key)) return []
    const placeOf = (start: number, end: number) => data.placeOfPart(key, text, start, end)
    const own = isNameOfLanguage(key) ? text.replace(/./gs, ' ') : blankPlaceholders(text)
    return { file, key, id, text, own, placeOf }
  })
}

/** The switch names each language in itself. */
function isNameOfLanguage(key: KeyPath): boolean {
  return key.includes('languageNames')
}

function* leaves(value: unknown, key: KeyPath = [], id = ''): Generator<[KeyPath, string, string]> {
  if (typeof value === 'string') yield [key, id, value]
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(name) : name
    const innerId = typeof step === 'number' ? `${id}[${step}]` : id === '' ? step : `${id}.${step}`
    yield* leaves(inner, [...key, step], innerId)
  }
}

interface Segment {
  /** Offset in the text of the block. */
  start: number
  text: string
  own: boolean
  /** Offset in the file; undefined where its characters differ from those of the file. */
  offset: number | undefined
  place: Place
}

function proseTexts(file: LocaleContentFile): CopyText[] {
  const { prose, source } = file
  if (prose?.state !== 'parsed' || source.state !== 'text' || file.body === 'forbidden') return []
  return blocksOf(prose.tree).map((block, index) => {
    const segments = segmentsOf(block, source.text)
    const join = (part: (segment: Segment) => string) => segments.map(part).join('')
    return {
      file,
      key: undefined,
      id: `prose[${index}]`,
      text: join(({ text }) => text),
      own: blankPlaceholders(join(({ text, own }) => (own ? text : text.replace(/[^\n]/g, ' ')))),
      placeOf: (start, end) => placeIn(segments, source.text, start, end),
    }
  })
}

/** Paragraphs and headings, those inside lists included, in reading order. */
function blocksOf(node: Nodes): Parents[] {
  if (node.type === 'paragraph' || node.type === 'heading') return [node]
  return 'children' in node ? node.children.flatMap(blocksOf) : []
}

function segmentsOf(block: Parents, source: string): Segment[] {
  const segments: Segment[] = []
  let length = 0
  const add = (node: Nodes, text: string, own: boolean) => {
    const offset = node.position?.start.offset
    const place = node.position
      ? { ...lineAndColumn(node.position.start), end: lineAndColumn(node.position.end) }
      : fileStart
    const same = offset !== undefined && source.startsWith(text, offset)
    segments.push({ start: length, text, own, offset: same ? offset : undefined, place })
    length += text.length
  }
  const walk = (node: Nodes, own: boolean) => {
    if (node.type === 'text' || node.type === 'inlineCode') add(node, node.value, own)
    else if (node.type === 'mdxTextExpression') add(node, `{${node.value}}`, own)
    else if (node.type === 'break') add(node, '\n', own)
    else if ('children' in node) {
      const isForeign = node.type === 'mdxJsxTextElement' && node.name === 'Foreign'
      for (const child of node.children) walk(child, own && !isForeign)
    }
  }
  for (const child of block.children) walk(child, true)
  return segments
}

function placeIn(segments: readonly Segment[], source: string, start: number, end: number): Place {
  const holding = (at: number) =>
    segments.find((segment) => at >= segment.start && at <= segment.start + segment.text.length)
  const first = segments.findLast((segment) => start >= segment.start)
  const last = holding(end)
  if (!first) return fileStart
  if (first.offset === undefined) return first.place
  const from = pointAt(source, first.offset + start - first.start)
  if (last?.offset === undefined) return from
  return { ...from, end: pointAt(source, last.offset + end - last.start) }
}

function lineAndColumn({ line, column }: { line: number; column: number }) {
  return { line, column }
}

function blankPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, (whole) => ' '.repeat(whole.length))
}
