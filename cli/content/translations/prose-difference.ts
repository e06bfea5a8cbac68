import type { Locale } from '../../../src/locales.ts'
import { fileStart, type SourceRange } from '../../core/location.ts'
import type { Problem } from '../../core/rule.ts'
import type { LocaleContentFile } from '../content-model.ts'
import { placeOfNode } from '../files/prose.ts'
import type { Difference } from './source-comparison.ts'

/** A part of prose that can be compared, such as a paragraph or a link. */
export interface ProsePart {
  name: string
  place: SourceRange
}

/** A difference between a translation and its source, as a problem of each. */
interface ProseDifference {
  locale: Locale
  inTranslation: Problem<Difference>
  inSource: Problem<Difference>
}

/**
 * A difference between prose and its source, located at the first extra part or, if there is none,
 * in the block that lacks a part.
 */
export function proseDifference(
  file: LocaleContentFile,
  source: LocaleContentFile,
  { missing, extra }: Record<'missing' | 'extra', readonly ProsePart[]>,
): ProseDifference {
  const names = {
    missing: missing.map(({ name }) => name),
    extra: extra.map(({ name }) => name),
  }
  const [lost] = missing
  const [added] = extra
  return {
    locale: file.locale,
    inTranslation: {
      ...locateDifference(file, source, lost, added),
      related: { file: source.path, place: lost?.place ?? proseStart(source) },
      data: names,
    },
    inSource: {
      ...locateDifference(source, file, added, lost),
      data: { missing: names.extra, extra: names.missing },
    },
  }
}

function locateDifference(
  file: LocaleContentFile,
  other: LocaleContentFile,
  missing: ProsePart | undefined,
  extra: ProsePart | undefined,
): { file: string; place: SourceRange } {
  const block = missing ? sameBlock(file, other, missing.place) : proseStart(file)
  return { file: file.path, place: extra?.place ?? block }
}

/** The start of the prose; if there is none, the end of the front matter. */
function proseStart(file: LocaleContentFile): SourceRange {
  const [first] = blockPlaces(file)
  if (first) return { line: first.line, column: first.column }
  return file.frontMatter?.state === 'found' ? file.frontMatter.closing : fileStart
}

/** The block at the same index as the source's block that contains a place. */
function sameBlock(
  file: LocaleContentFile,
  source: LocaleContentFile,
  { line }: SourceRange,
): SourceRange {
  const index = blockPlaces(source).findLastIndex((block) => block.line <= line)
  return blockPlaces(file)[index] ?? proseStart(file)
}

function blockPlaces({ prose }: LocaleContentFile): SourceRange[] {
  return prose?.state === 'parsed' ? prose.tree.children.map(placeOfNode) : []
}
