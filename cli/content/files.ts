import { readdir } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path/posix'
import type { z } from 'zod'
import {
  globalFileSchemas,
  localeFileKinds,
  type GlobalFile,
  type LocaleFile,
} from '../../src/content/content-files.ts'
import { logoName } from '../../src/content/logo.ts'
import { locales, type Locale } from '../../src/locales.ts'
import { closestSpelling } from '../core/suggestion.ts'

/** A content file that each language must have, such as `hero.mdx`. */
export interface ExpectedLocaleFile {
  scope: 'locale'
  locale: Locale
  name: LocaleFile
  path: string
  schema: z.ZodType
  body?: 'forbidden'
}

export interface ExpectedGlobalFile {
  scope: 'global'
  name: GlobalFile
  path: string
  schema: z.ZodType
}

/** Path from the root. */
export const contentFolder = 'content'

/** The source that each translation was accepted for; written by `cli accept`. */
export const acceptedPath = `${contentFolder}/.accepted.yaml`

export const brandLogoPath = `${contentFolder}/logo.svg`

/** The logos of the clients. */
export const clientsFolder = `${contentFolder}/clients`

/** The paths at which a client's logo can be; if there are both, the page shows the first. */
export function clientLogoPaths(client: string): readonly [svg: string, png: string] {
  const path = `${clientsFolder}/${logoName(client)}`
  return [`${path}.svg`, `${path}.png`]
}

/** The settings files. */
export const expectedGlobalFiles: readonly ExpectedGlobalFile[] = (
  Object.entries(globalFileSchemas) as [GlobalFile, z.ZodType][]
).map(([name, schema]) => ({
  scope: 'global',
  name,
  path: `${contentFolder}/${name}.yaml`,
  schema,
}))

/** The files of all languages. */
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
  return `${contentFolder}/${locale}`
}

/** What is in a folder, by name; undefined if it cannot be read. */
export type FolderListing = readonly { name: string; isFolder: boolean }[] | undefined

/** A file or folder in `content/` that is not part of the content. */
export interface Stray {
  path: string
  /** The names of the files in a folder; undefined for a file. */
  files: readonly string[] | undefined
  /** The path that was probably meant. */
  suggestion: string | undefined
}

/** Lists a folder; never throws. */
export async function listFolder(path: string): Promise<FolderListing> {
  const found = await readdir(path, { withFileTypes: true }).catch(() => undefined)
  return found
    ?.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * Finds what is not part of the content, in folders that have been listed.
 *
 * @param logos the logos of the clients, if the settings are valid
 */
export async function findStrays(
  root: string,
  top: FolderListing,
  localeFolders: readonly { locale: Locale; listing: FolderListing }[],
  logos: readonly string[] | undefined,
): Promise<Stray[]> {
  const expected = [...expectedPaths, ...(logos ?? [])]
  const folders = [
    { path: contentFolder, listing: top },
    ...(logos
      ? [{ path: clientsFolder, listing: await listFolder(join(root, clientsFolder)) }]
      : []),
    ...localeFolders.map(({ locale, listing }) => ({ path: localeFolder(locale), listing })),
  ]
  const found = folders.flatMap(({ path, listing = [] }) =>
    listing.map((entry) => ({ ...entry, path: `${path}/${entry.name}` })),
  )
  const strays = found.filter(
    ({ name, path }) => !ignoredNames.has(name) && !expected.includes(path),
  )
  return Promise.all(
    strays.map(async ({ path, isFolder }) => {
      const inside = isFolder ? ((await listFolder(join(root, path))) ?? []) : undefined
      return {
        path,
        files: inside?.map(({ name }) => name),
        suggestion: expectedNear(path, expected),
      }
    }),
  )
}

/** The expected path in the same folder with the most similar name, ignoring extensions of texts. */
function expectedNear(path: string, expected: readonly string[]): string | undefined {
  const isLogo = dirname(path) === clientsFolder
  const siblings = expected.filter(
    (other) =>
      dirname(other) === dirname(path) && (!isLogo || parse(other).ext === parse(path).ext),
  )
  const names = siblings.map((other) => parse(other).name)
  return siblings[names.indexOf(closestSpelling(parse(path).name, names) ?? '')]
}

/** Notes for people, and files left behind by operating systems. */
const ignoredNames = new Set(['README.md', '.DS_Store', 'Thumbs.db', 'desktop.ini'])

const expectedPaths = [
  acceptedPath,
  brandLogoPath,
  clientsFolder,
  ...locales.map(localeFolder),
  ...[...expectedGlobalFiles, ...expectedLocaleFiles].map(({ path }) => path),
]
