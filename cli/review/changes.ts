import { diffArrays } from 'diff'
import type { Purpose } from '../../src/content/purpose.ts'
import { locales, type Locale } from '../../src/locales.ts'
import type { Content, ContentFile, LocaleContentFile } from '../content/content-model.ts'
import { purposeAt } from '../content/values/schema.ts'
import { proseBlocks } from '../content/texts.ts'
import { valuesIn } from '../content/values/nested-values.ts'
import { formatKeyPath } from '../core/location.ts'

/** A value in a file, such as a text, an amount or a block of prose with its markup. */
interface Value {
  /** For example, `headline.before` or `prose[2]`. */
  id: string
  text: string
  purpose: Purpose | undefined
}

export interface TextChange {
  file: string
  id: string
  purpose: Purpose | undefined
  /** Undefined if the text was added. */
  before: string | undefined
  /** Undefined if the text was removed. */
  after: string | undefined
}

/** The changes in one language, or in the settings files, which all languages share. */
export interface LocaleChanges {
  locale: Locale | undefined
  changes: readonly TextChange[]
}

/** Returns the changes between two versions of the content, omitting unchanged languages. */
export function changesBetween(before: Content, after: Content): LocaleChanges[] {
  return [undefined, ...locales].flatMap((locale) => {
    const changes = after.files
      .filter((file) => (file.scope === 'locale' ? file.locale : undefined) === locale)
      .flatMap((file) => {
        const old = before.files.find(({ path }) => path === file.path)
        return compareFiles(old, file)
      })
    return changes.length > 0 ? [{ locale, changes }] : []
  })
}

function compareFiles(before: ContentFile | undefined, file: ContentFile): TextChange[] {
  // The texts in a file with invalid data are unreliable; check-locales reports what is wrong.
  if (file.source.state === 'text' && file.data?.problems.length !== 0) return []
  const removed: Value[] = []
  const added: Value[] = []
  const parts = diffArrays(before ? fileValues(before) : [], fileValues(file), {
    comparator: isSame,
  })
  for (const part of parts) {
    if (part.removed) removed.push(...part.value)
    if (part.added) added.push(...part.value)
  }
  const toChange = (old: Value | undefined, now: Value | undefined): TextChange => ({
    file: file.path,
    id: (now ?? old)?.id ?? '',
    purpose: (now ?? old)?.purpose,
    before: old?.text,
    after: now?.text,
  })
  const gone = removed.filter(({ id }) => !added.some((value) => value.id === id))
  return [
    ...added.map((value) => {
      const old = removed.find(({ id }) => id === value.id)
      return toChange(old, value)
    }),
    ...gone.map((value) => toChange(value, undefined)),
  ]
}

/** Ignores list indexes, because an added or removed item shifts all indexes after its own. */
function isSame(before: Value, after: Value): boolean {
  const withoutIndex = ({ id }: Value) => id.replaceAll(/\[\d+\]/g, '[]')
  return before.text === after.text && withoutIndex(before) === withoutIndex(after)
}

function fileValues(file: ContentFile): Value[] {
  const leaves = [...valuesIn(file.data?.value)].filter(
    ([path, value]) => path.length > 0 && value !== null && typeof value !== 'object',
  )
  const values = leaves.map(([path, value]) => {
    return { id: formatKeyPath(path), text: String(value), purpose: purposeAt(file.schema, path) }
  })
  return file.scope === 'locale' ? [...values, ...proseValues(file)] : values
}

function proseValues({ prose, source }: LocaleContentFile): Value[] {
  if (prose?.state !== 'parsed' || source.state !== 'text') return []
  return proseBlocks(prose.tree).map(({ position }, index) => {
    const text = source.text.slice(position?.start.offset, position?.end.offset)
    return { id: `prose[${index}]`, text, purpose: undefined }
  })
}
