import { fileStart, type SourceRange } from '../../core/location.ts'
import type { LocaleContentFile } from '../content-model.ts'
import { placeOfNode } from '../files/prose.ts'
import type { Difference } from './source-comparison.ts'

/** A part of prose that can be compared, such as a paragraph or a link. */
export interface ProsePart {
  name: string
  place: SourceRange
}

/**
 * Describes a difference between prose and its source as a problem in each file, located at the
 * first part that is only in that file or, if there is none, at the block that lacks a part.
 */
export function proseDifference(
  file: LocaleContentFile,
  source: LocaleContentFile,
  parts: Record<'missing' | 'extra', readonly ProsePart[]>,
) {
  const [[lost], [added]] = [parts.missing, parts.extra]
  const missing = parts.missing.map(({ name }) => name)
  const extra = parts.extra.map(({ name }) => name)
  return {
    locale: file.locale,
    inTranslation: {
      file: file.path,
      place: added?.place ?? sameBlock(file, source, lost),
      related: { file: source.path, place: lost?.place ?? proseStart(source) },
      data: { missing, extra } as Difference,
    },
    inSource: {
      file: source.path,
      place: lost?.place ?? sameBlock(source, file, added),
      data: { missing: extra, extra: missing } as Difference,
    },
  }
}

/** The start of the prose; if there is none, the end of the front matter. */
function proseStart(file: LocaleContentFile): SourceRange {
  const [first] = blockPlaces(file)
  if (first) return { line: first.line, column: first.column }
  return file.frontMatter?.state === 'found' ? file.frontMatter.closing : fileStart
}

/** The location of the block in the same position as the block of `other` that contains `part`. */
function sameBlock(
  file: LocaleContentFile,
  other: LocaleContentFile,
  part: ProsePart | undefined,
): SourceRange {
  const index = blockPlaces(other).findLastIndex(({ line }) => part && line <= part.place.line)
  return blockPlaces(file)[index] ?? proseStart(file)
}

function blockPlaces({ prose }: LocaleContentFile): SourceRange[] {
  return prose?.state === 'parsed' ? prose.tree.children.map(placeOfNode) : []
}
