import type { z } from 'zod'
import {
  globalFileSchemas,
  localeFileKinds,
  type GlobalFile,
  type LocaleFile,
  type LocaleFileKind,
} from '../../../src/content-files.ts'
import { logoName } from '../../../src/content/logo.ts'
import { locales, type Locale } from '../../../src/locales.ts'

/** A content file that each language must have, such as `hero.mdx`. */
export interface ExpectedLocaleFile extends LocaleFileKind {
  scope: 'locale'
  locale: Locale
  name: LocaleFile
  path: string
}

export interface ExpectedGlobalFile {
  scope: 'global'
  name: GlobalFile
  path: string
  schema: z.ZodType
}

/** Path from the root. */
export const CONTENT_FOLDER = 'content'

/** The file in which `cli accept` records the source for which each translation was accepted. */
export const ACCEPTED_PATH = `${CONTENT_FOLDER}/.accepted.yaml`

export const BRAND_LOGO_PATH = `${CONTENT_FOLDER}/logo.svg`

export const CLIENTS_FOLDER = `${CONTENT_FOLDER}/clients`

/** The possible paths of a client's logo; if both files exist, the page shows the first. */
export function clientLogoPaths(client: string): readonly [svg: string, png: string] {
  const path = `${CLIENTS_FOLDER}/${logoName(client)}`
  return [`${path}.svg`, `${path}.png`]
}

export const expectedGlobalFiles: readonly ExpectedGlobalFile[] = (
  Object.entries(globalFileSchemas) as [GlobalFile, z.ZodType][]
).map(([name, schema]) => ({
  scope: 'global',
  name,
  path: `${CONTENT_FOLDER}/${name}.yaml`,
  schema,
}))

export const expectedLocaleFiles: readonly ExpectedLocaleFile[] = locales.flatMap((locale) =>
  (Object.keys(localeFileKinds) as LocaleFile[]).map((name) => ({
    scope: 'locale' as const,
    locale,
    name,
    path: `${localeFolder(locale)}/${name}.mdx`,
    ...localeFileKinds[name],
  })),
)

export function localeFolder(locale: Locale): string {
  return `${CONTENT_FOLDER}/${locale}`
}
