import type { z } from 'zod'
import {
  globalFiles,
  localeFiles,
  type GlobalFile,
  type LocaleFile,
} from '../../src/content/content-files.ts'
import { locales, type Locale } from '../../src/locales.ts'

/** A file that content consists of. */
export interface LocaleSlot {
  scope: 'locale'
  locale: Locale
  name: LocaleFile
  path: string
  schema: z.ZodType
  body: 'required' | 'forbidden'
}

export interface GlobalSlot {
  scope: 'global'
  name: GlobalFile
  path: string
  schema: z.ZodType
}

export type Slot = LocaleSlot | GlobalSlot

/** Where content lies, from the root. */
export const contentFolder = 'content'

/** Which source each translation was last compared with; written by `cli accept`. */
export const fingerprintsPath = `${contentFolder}/.fingerprints.json`

/** What `content/` itself holds. */
export const globalSlots: readonly GlobalSlot[] = (
  Object.entries(globalFiles) as [GlobalFile, z.ZodType][]
).map(([name, schema]) => ({
  scope: 'global',
  name,
  path: `${contentFolder}/${name}.yaml`,
  schema,
}))

/** What the folder of each language holds. */
export const localeSlots: readonly LocaleSlot[] = locales.flatMap((locale) =>
  (Object.keys(localeFiles) as LocaleFile[]).map((name) => ({
    scope: 'locale' as const,
    locale,
    name,
    path: `${localeFolder(locale)}/${name}.mdx`,
    ...localeFiles[name],
  })),
)

export function localeFolder(locale: Locale): string {
  return `${contentFolder}/${locale}`
}
