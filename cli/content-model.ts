import './model/interpreted-schemas.ts'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { splitFrontMatter, type FrontMatter } from '../src/content/front-matter.ts'
import { locales, sourceLocale, type Locale } from '../src/locales.ts'
import { valueAt, type KeyPath } from './key-path.ts'
import { readFingerprints, type FingerprintRecord } from './model/fingerprints.ts'
import { findStrays, listFolder, type FolderListing, type Stray } from './model/folders.ts'
import {
  contentFolder,
  globalSlots,
  localeFolder,
  localeSlots,
  type GlobalSlot,
  type LocaleSlot,
} from './model/layout.ts'
import type { parseProse as ParseProse, Prose } from './model/prose.ts'
import { readSource, type FileSource } from './model/read-source.ts'
import { parseYaml, type YamlData } from './model/yaml-data.ts'
import { InputError } from './input-error.ts'
import type { Place } from './place.ts'

/** All content as it lies on disk, faults included. The rules read it; nothing else touches the disk. */
export interface ContentModel {
  /** One of each file that content consists of, whether it is there or not. */
  files: readonly ContentFile[]
  localeFolders: readonly { locale: Locale; listing: FolderListing }[]
  /** What lies under `content/` and belongs nowhere. */
  strays: readonly Stray[]
  /** Which source each translation was last compared with; undefined where only settings are read. */
  fingerprints: FingerprintRecord | undefined
  /** What the build will be made with; undefined unless content is about to go public. */
  environment: Readonly<Record<string, string>> | undefined
}

export type ContentFile = LocaleContentFile | GlobalContentFile

export interface LocaleContentFile extends LocaleSlot, Readable {
  frontMatter: FrontMatter | undefined
  prose: Prose | undefined
}

export interface GlobalContentFile extends GlobalSlot, Readable {}

interface Readable {
  source: FileSource
  /** Front matter, or the whole of a settings file. */
  data: YamlData | undefined
  /** What the schema says about the data; empty also where the data is uncertain. */
  issues: readonly z.core.$ZodIssue[]
  /** The data, where the schema agrees with it. */
  parsed: unknown
}

/**
 * Reads everything under `content/`.
 *
 * @param root the folder that holds `content/`
 * @throws InputError where there is no such folder
 */
export async function readContent(root: string): Promise<ContentModel> {
  const top = await listContent(root)
  const localeFolders = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      listing: await listFolder(join(root, localeFolder(locale))),
    })),
  )
  const { parseProse } = await import('./model/prose.ts')
  const [fingerprints, globals, localized, strays] = await Promise.all([
    readFingerprints(root),
    readGlobalFiles(root),
    Promise.all(localeSlots.map((slot) => readLocaleFile(root, slot, parseProse))),
    findStrays(root, top, localeFolders),
  ])
  return {
    files: [...globals, ...localized],
    localeFolders,
    strays,
    fingerprints,
    environment: undefined,
  }
}

/**
 * Reads the settings alone: brand, facts and prices.
 *
 * @param root the folder that holds `content/`
 * @throws InputError where there is no such folder
 */
export async function readSettings(root: string): Promise<ContentModel> {
  await listContent(root)
  return {
    files: await readGlobalFiles(root),
    localeFolders: [],
    strays: [],
    fingerprints: undefined,
    environment: undefined,
  }
}

/** The file in the source language that this one translates; itself undefined for the source. */
export function sourceOf(model: ContentModel, file: ContentFile): LocaleContentFile | undefined {
  if (file.scope !== 'locale' || file.locale === sourceLocale) return undefined
  return model.files.find(
    (other): other is LocaleContentFile =>
      other.scope === 'locale' && other.locale === sourceLocale && other.name === file.name,
  )
}

/** Where the source language has the key, for whoever translates it. */
export function relatedKey(
  model: ContentModel,
  file: ContentFile,
  path: KeyPath,
): { file: string; place: Place } | undefined {
  const source = sourceOf(model, file)
  if (!source?.data || valueAt(source.data.value, path) === undefined) return undefined
  return { file: source.path, place: source.data.keyPlace(path) }
}

async function listContent(root: string): Promise<FolderListing> {
  const listing = await listFolder(join(root, contentFolder))
  if (listing.state === 'listed') return listing
  throw new InputError(`There is no folder ${contentFolder}/ that can be read in ${root}.`)
}

function readGlobalFiles(root: string): Promise<GlobalContentFile[]> {
  return Promise.all(
    globalSlots.map(async (slot) => {
      const source = await readSource(join(root, slot.path))
      return asLastRead(slot, source, () => {
        const data = source.state === 'text' ? parseYaml(source.text) : undefined
        return { ...slot, source, data, ...validate(slot.schema, data) }
      })
    }),
  )
}

async function readLocaleFile(
  root: string,
  slot: LocaleSlot,
  parseProse: typeof ParseProse,
): Promise<LocaleContentFile> {
  const source = await readSource(join(root, slot.path))
  return asLastRead(slot, source, () => {
    const text = source.state === 'text' ? source.text : undefined
    const frontMatter = text === undefined ? undefined : splitFrontMatter(text)
    const data = frontMatter?.state === 'found' ? parseYaml(frontMatter.yaml, 1) : undefined
    // Without its front matter, a file would be read as prose from its first line on.
    const prose =
      text !== undefined && frontMatter?.state === 'found'
        ? parseProse(frontMatter.body, {
            lines: frontMatter.closing.line,
            length: text.length - frontMatter.body.length,
          })
        : undefined
    return { ...slot, source, frontMatter, data, prose, ...validate(slot.schema, data) }
  })
}

/** A check while somebody writes parses the file that has changed: the others are as they were. */
function asLastRead<File extends Readable>(
  { path }: { path: string },
  source: FileSource,
  parse: () => File,
): File {
  // What stands at a path is of its kind: each path has one slot.
  const known = (lastRead.get(path) ?? []) as File[]
  const file = known.find((one) => isDeepStrictEqual(one.source, source)) ?? parse()
  lastRead.set(path, [file, ...known.filter((one) => one !== file)].slice(0, 2))
  return file
}

/** Of each path the last two readings: many a change is taken back. */
const lastRead = new Map<string, Readable[]>()

function validate(
  schema: z.ZodType,
  data: YamlData | undefined,
): Pick<Readable, 'issues' | 'parsed'> {
  if (data?.value === undefined) return { issues: [], parsed: undefined }
  const result = schema.safeParse(data.value)
  return { issues: result.error?.issues ?? [], parsed: result.data }
}
