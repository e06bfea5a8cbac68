import { readdir } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path/posix'
import type { z } from 'zod'
import {
  globalFiles,
  localeFiles,
  type GlobalFile,
  type LocaleFile,
} from '../../src/content/content-files.ts'
import { locales, type Locale } from '../../src/locales.ts'
import { nearest } from '../core/suggestion.ts'
import { errorCode } from './source.ts'

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

export type FolderListing =
  | { state: 'listed'; entries: readonly { name: string; isFolder: boolean }[] }
  | { state: 'missing' }
  | { state: 'not-a-folder' }
  | { state: 'unreadable'; code: string }

/** Something under `content/` that belongs nowhere. */
export interface Stray {
  path: string
  what: 'file' | 'folder'
  /** Names inside, for a folder. */
  files: readonly string[]
  /** The path it was probably meant to have. */
  suggestion: string | undefined
}

/** Lists a folder in the order of names; whatever is wrong with it is part of the answer. */
export async function listFolder(path: string): Promise<FolderListing> {
  try {
    const found = await readdir(path, { withFileTypes: true })
    const entries = found.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    return { state: 'listed', entries: entries.toSorted((a, b) => (a.name < b.name ? -1 : 1)) }
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') return { state: 'missing' }
    return code === 'ENOTDIR' ? { state: 'not-a-folder' } : { state: 'unreadable', code }
  }
}

/** Finds what lies in `content/` and in the folders of the languages without belonging there. */
export async function findStrays(
  root: string,
  top: FolderListing,
  localeFolders: readonly { locale: Locale; listing: FolderListing }[],
): Promise<Stray[]> {
  const folders = [
    { path: contentFolder, listing: top },
    ...localeFolders.map(({ locale, listing }) => ({ path: localeFolder(locale), listing })),
  ]
  const found = folders.flatMap(({ path, listing }) =>
    listing.state === 'listed'
      ? listing.entries.map(({ name, isFolder }) => ({ name, path: `${path}/${name}`, isFolder }))
      : [],
  )
  return Promise.all(
    found
      .filter(({ name, path }) => !ignored.has(name) && !expected.includes(path))
      .map(async ({ path, isFolder }) => {
        const inside = isFolder ? await listFolder(join(root, path)) : undefined
        return {
          path,
          what: isFolder ? ('folder' as const) : ('file' as const),
          files: inside?.state === 'listed' ? inside.entries.map(({ name }) => name) : [],
          suggestion: expectedNear(path),
        }
      }),
  )
}

/** The path beside this one whose name, without its ending, is nearest. */
function expectedNear(path: string): string | undefined {
  const siblings = expected.filter((other) => dirname(other) === dirname(path))
  const stem = nearest(
    parse(path).name,
    siblings.map((other) => parse(other).name),
  )
  return siblings.find((other) => parse(other).name === stem)
}

/** Notes for people, and what operating systems leave behind. */
const ignored = new Set(['README.md', '.DS_Store', 'Thumbs.db', 'desktop.ini'])

const expected = [
  fingerprintsPath,
  ...locales.map(localeFolder),
  ...[...globalSlots, ...localeSlots].map(({ path }) => path),
]
