import type { Nodes, Parents } from 'mdast'
import { PLACEHOLDER } from '../../src/content/placeholders.ts'
import {
  fileStart,
  formatKeyPath,
  pointAt,
  type KeyPath,
  type SourceRange,
} from '../core/location.ts'
import type { CopyText, LocaleContentFile } from './content-model.ts'
import { placeOfNode } from './files/prose.ts'
import { isCopy } from './values/schema.ts'
import { textsIn } from './values/nested-values.ts'
import { escapeRegExp } from './words-and-numbers.ts'

/** The texts in a file: first the values of its keys, then its prose. */
export function copyTextsOf(file: LocaleContentFile): CopyText[] {
  return [...keyTexts(file), ...proseTexts(file)]
}

function keyTexts(file: LocaleContentFile): CopyText[] {
  const { data } = file
  if (!data) return []
  return textsIn(data.value).flatMap(([key, text]) => {
    if (!isCopy(file.schema, key)) return []
    const placeOf = (start: number, end: number) => data.placeOfPart(key, text, start, end)
    // Each language's name is in that language, which is rarely the language of the file.
    const isForeign = key.includes('languageNames')
    const textInLanguage = isForeign ? text.replace(/./gs, ' ') : blankPlaceholders(text)
    return { file, key, id: formatKeyPath(key), text, textInLanguage, placeOf }
  })
}

interface Segment {
  /** Offset in the block's text. */
  start: number
  text: string
  isInLanguage: boolean
  /** Offset in the file; undefined if the text is written differently there. */
  offset: number | undefined
  place: SourceRange
}

function proseTexts(file: LocaleContentFile): CopyText[] {
  const { prose, source } = file
  if (prose?.state !== 'parsed' || source.state !== 'text' || file.body === 'forbidden') return []
  return proseBlocks(prose.tree).map((block, index) => {
    const segments = splitIntoSegments(block, source.text)
    const join = (part: (segment: Segment) => string) => segments.map(part).join('')
    return {
      file,
      key: undefined,
      id: `prose[${index}]`,
      text: join(({ text }) => text),
      textInLanguage: blankPlaceholders(
        join(({ text, isInLanguage }) => (isInLanguage ? text : text.replace(/[^\n]/g, ' '))),
      ),
      placeOf: (start, end) => locateInSegments(segments, source.text, start, end),
    }
  })
}

/** Paragraphs and headings, including those in lists, in document order. */
export function proseBlocks(node: Nodes): Parents[] {
  if (node.type === 'paragraph' || node.type === 'heading') return [node]
  return 'children' in node ? node.children.flatMap(proseBlocks) : []
}

/** Divides a block into segments: one for each text, code, placeholder and line-break node. */
function splitIntoSegments(block: Parents, source: string): Segment[] {
  const segments: Segment[] = []
  let length = 0
  const add = (node: Nodes, text: string, isInLanguage: boolean) => {
    const offset = node.position?.start.offset
    const place = placeOfNode(node)
    const same = offset !== undefined && source.startsWith(text, offset)
    segments.push({ start: length, text, isInLanguage, offset: same ? offset : undefined, place })
    length += text.length
  }
  const walk = (node: Nodes, isInLanguage: boolean) => {
    if (node.type === 'text' || node.type === 'inlineCode') add(node, node.value, isInLanguage)
    else if (node.type === 'mdxTextExpression') add(node, `{${node.value}}`, isInLanguage)
    else if (node.type === 'break') add(node, '\n', isInLanguage)
    else if ('children' in node) {
      const isForeign = node.type === 'mdxJsxTextElement' && node.name === 'Foreign'
      for (const child of node.children) walk(child, isInLanguage && !isForeign)
    }
  }
  for (const child of block.children) walk(child, true)
  return segments
}

/**
 * The location of part of a block's text. A segment that is written differently in the file, for
 * example with an escape, has no offset: if the part starts in such a segment, returns the whole
 * segment; if the part only ends in such a segment, returns the start of the part.
 */
function locateInSegments(
  segments: readonly Segment[],
  source: string,
  start: number,
  end: number,
): SourceRange {
  const first = segments.findLast((segment) => start >= segment.start)
  const last = segments.find(
    (segment) => end >= segment.start && end <= segment.start + segment.text.length,
  )
  if (!first) return fileStart
  if (first.offset === undefined) return first.place
  const from = pointAt(source, first.offset + start - first.start)
  if (last?.offset === undefined) return from
  return { ...from, end: pointAt(source, last.offset + end - last.start) }
}

function blankPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, (whole) => ' '.repeat(whole.length))
}

export function locatePart(
  { file, key, placeOf }: CopyText,
  start: number,
  end: number,
): { file: string; place: SourceRange; key?: KeyPath } {
  return { file: file.path, place: placeOf(start, end), ...(key && { key }) }
}

export function locateText(text: CopyText) {
  return locatePart(text, 0, text.text.length)
}

/** A problem's `related` field, with the location of a text. */
export function relatedTo({ file, placeOf, text }: CopyText) {
  return { related: { file: file.path, place: placeOf(0, text.length) } }
}

export function locateAll(
  text: CopyText,
  pattern: RegExp,
  where: 'text' | 'textInLanguage' = 'text',
) {
  return Array.from(text[where].matchAll(pattern), (match) => ({
    ...locatePart(text, match.index, match.index + match[0].length),
    data: { found: match[0] },
  }))
}

/** Finds a phrase as whole words, in any letter case; returns each occurrence as a problem. */
export function locatePhrase(text: CopyText, phrase: string) {
  // Few texts contain the phrase, and searching for whole words is much slower than this check.
  if (!text.textInLanguage.toLowerCase().includes(phrase.toLowerCase())) return []
  const escaped = escapeRegExp(phrase)
  // Excludes the `and` in `drag-and-drop`.
  const words = `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}]|(?<=\\p{L}-${escaped})-\\p{L})`
  return locateAll(text, new RegExp(words, 'giu'), 'textInLanguage')
}

/**
 * A problem's `repair` field, which replaces part of a text; `{}` if the part spans several lines
 * or is written differently in the file, for example with an escape.
 */
export function repairText(
  { file: { source } }: CopyText,
  { line, column, end }: SourceRange,
  found: string,
  replacement: string,
): { repair?: string } {
  if (source.state !== 'text' || end?.line !== line) return {}
  const written = source.text.split('\n')[line - 1]?.slice(column - 1, end.column - 1)
  return written === found ? { repair: replacement } : {}
}
