import { sourceOf, type ContentModel, type LocaleContentFile } from '../content-model.ts'
import type { KeyPath } from '../key-path.ts'
import type { Place } from '../place.ts'
import { copyTextsOf, type CopyText } from './copy-text.ts'
import { onceEach } from './once-each.ts'

/** A piece of copy beside the one that it translates. */
export interface Pair {
  text: CopyText
  source: CopyText
}

/** All copy of the languages. */
export function copyOf({ files }: ContentModel): CopyText[] {
  return localeFilesOf({ files }).flatMap((file) => copyIn(file))
}

export function localeFilesOf({ files }: Pick<ContentModel, 'files'>): LocaleContentFile[] {
  return files.filter((file) => file.scope === 'locale')
}

/** Each translation with its source; what only one of the two languages has is left out. */
export const pairsOf = onceEach((model: ContentModel): Pair[] =>
  localeFilesOf(model).flatMap((file) => {
    const source = sourceOf(model, file)
    if (!source) return []
    const sources = new Map(copyIn(source).map((text) => [text.id, text]))
    return copyIn(file).flatMap((text) => {
      const found = sources.get(text.id)
      return found ? [{ text, source: found }] : []
    })
  }),
)

/** Each file whose prose can be read, beside its source where that can be read too. */
export function prosePairsOf(
  model: ContentModel,
): { file: LocaleContentFile; source: LocaleContentFile }[] {
  return localeFilesOf(model).flatMap((file) => {
    const source = sourceOf(model, file)
    const isReadable = file.prose?.state === 'parsed' && source?.prose?.state === 'parsed'
    return source && isReadable && file.body === 'required' ? [{ file, source }] : []
  })
}

/** Where a part of a piece of copy stands, as a finding has it. */
export function partOf(
  { file, key, placeOf }: CopyText,
  start: number,
  end: number,
): { file: string; place: Place; key?: KeyPath } {
  return { file: file.path, place: placeOf(start, end), ...(key && { key }) }
}

/** The whole of a piece of copy, as a finding has it. */
export function wholeOf(text: CopyText) {
  return partOf(text, 0, text.text.length)
}

/** The source of a translation, as the related place of a finding. */
export function relatedTo({ file, placeOf, text }: CopyText): {
  related: { file: string; place: Place }
} {
  return { related: { file: file.path, place: placeOf(0, text.length) } }
}

/** The copy of a file, read once for all rules. */
export const copyIn: (file: LocaleContentFile) => CopyText[] = onceEach(copyTextsOf)
