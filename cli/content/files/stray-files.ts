import { readdir } from 'node:fs/promises'
import path from 'node:path/posix'
import { locales, type Locale } from '../../../src/locales.ts'
import { closestSpelling } from '../../core/suggestion.ts'
import {
  ACCEPTED_PATH,
  BRAND_LOGO_PATH,
  CLIENTS_FOLDER,
  CONTENT_FOLDER,
  expectedGlobalFiles,
  expectedLocaleFiles,
  localeFolder,
} from './expected-files.ts'

/** The names in a folder; undefined if it cannot be read. */
export type FolderListing = readonly string[] | undefined

/** A file or folder in `content/` that is not part of the content. */
export interface Stray {
  path: string
  suggestion: string | undefined
}

/** Lists a folder; never throws. */
export async function listFolder(folder: string): Promise<FolderListing> {
  const names = await readdir(folder).catch(() => undefined)
  return names?.toSorted()
}

/** @param logos the expected paths of client logos; undefined if the settings are invalid */
export async function findStrays(
  root: string,
  top: FolderListing,
  localeFolders: readonly { locale: Locale; listing: FolderListing }[],
  logos: readonly string[] | undefined,
): Promise<Stray[]> {
  const expected = [...expectedPaths, ...(logos ?? [])]
  const folders = [
    { path: CONTENT_FOLDER, listing: top },
    ...(logos
      ? [{ path: CLIENTS_FOLDER, listing: await listFolder(path.join(root, CLIENTS_FOLDER)) }]
      : []),
    ...localeFolders.map(({ locale, listing }) => ({ path: localeFolder(locale), listing })),
  ]
  const found = folders.flatMap((folder) =>
    (folder.listing ?? []).map((name) => ({ name, path: `${folder.path}/${name}` })),
  )
  const strays = found.filter(
    (file) => !ignoredNames.has(file.name) && !expected.includes(file.path),
  )
  return strays.map((file) => ({ path: file.path, suggestion: expectedNear(file.path, expected) }))
}

/** The most similar expected path in the same folder (for a logo, with the same extension). */
function expectedNear(stray: string, expected: readonly string[]): string | undefined {
  const isLogo = path.dirname(stray) === CLIENTS_FOLDER
  const siblings = expected.filter(
    (other) =>
      path.dirname(other) === path.dirname(stray) &&
      (!isLogo || path.parse(other).ext === path.parse(stray).ext),
  )
  const names = siblings.map((other) => path.parse(other).name)
  return siblings[names.indexOf(closestSpelling(path.parse(stray).name, names) ?? '')]
}

/** Notes for people, and files that operating systems create. */
const ignoredNames = new Set(['README.md', '.DS_Store', 'Thumbs.db', 'desktop.ini'])

const expectedPaths = [
  ACCEPTED_PATH,
  BRAND_LOGO_PATH,
  CLIENTS_FOLDER,
  ...locales.map(localeFolder),
  ...[...expectedGlobalFiles, ...expectedLocaleFiles].map((file) => file.path),
]
