import { readdir } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path/posix'
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
export async function listFolder(path: string): Promise<FolderListing> {
  const names = await readdir(path).catch(() => undefined)
  return names?.toSorted()
}

/** @param logos the logos of the clients, if the settings are valid */
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
      ? [{ path: CLIENTS_FOLDER, listing: await listFolder(join(root, CLIENTS_FOLDER)) }]
      : []),
    ...localeFolders.map(({ locale, listing }) => ({ path: localeFolder(locale), listing })),
  ]
  const found = folders.flatMap(({ path, listing = [] }) =>
    listing.map((name) => ({ name, path: `${path}/${name}` })),
  )
  const strays = found.filter(
    ({ name, path }) => !ignoredNames.has(name) && !expected.includes(path),
  )
  return strays.map(({ path }) => ({ path, suggestion: expectedNear(path, expected) }))
}

/** The expected path in the same folder with the most similar name, ignoring extensions of texts. */
function expectedNear(path: string, expected: readonly string[]): string | undefined {
  const isLogo = dirname(path) === CLIENTS_FOLDER
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
  ACCEPTED_PATH,
  BRAND_LOGO_PATH,
  CLIENTS_FOLDER,
  ...locales.map(localeFolder),
  ...[...expectedGlobalFiles, ...expectedLocaleFiles].map(({ path }) => path),
]
