import { join } from 'node:path'
import type { z } from 'zod'
import { splitFrontMatter, type FrontMatter } from '../../src/content/front-matter.ts'
import type { Glossary } from '../../src/content/glossary.ts'
import { locales, sourceLocale, type Locale } from '../../src/locales.ts'
import { InputError } from '../core/program.ts'
import { valueAt, type KeyPath } from '../core/location.ts'
import { readAccepted, type AcceptedRecord } from './accepted.ts'
import {
  contentFolder,
  findStrays,
  globalSlots,
  listFolder,
  localeFolder,
  localeSlots,
  type FolderListing,
  type GlobalSlot,
  type LocaleSlot,
  type Stray,
} from './files.ts'
import { parseProse, type Prose } from './prose.ts'
import { readSource, type FileSource } from './source.ts'
import { copyTextsOf, type CopyText, type Pair } from './texts.ts'
import { parseYaml, type YamlData } from './yaml.ts'

/** All content as it is on the disk, with its mistakes. The rules only read this. */
export interface Content {
  /** Every file that the content consists of, even if it is missing. */
  files: readonly ContentFile[]
  localeFiles: readonly LocaleContentFile[]
  localeFolders: readonly { locale: Locale; listing: FolderListing }[]
  /** What is in `content/` and not part of the content. */
  strays: readonly Stray[]
  /** All texts of all languages. */
  texts: readonly CopyText[]
  /** All translations, each with its source. */
  pairs: readonly Pair[]
  /** Empty if the file is invalid. */
  glossary: Glossary
  /** The source that each translation was accepted for. */
  accepted: AcceptedRecord
  /** The environment variables of the build; undefined if the content is not about to be published. */
  environment: Readonly<Record<string, string>> | undefined
}

export type ContentFile = LocaleContentFile | GlobalContentFile

export interface LocaleContentFile extends LocaleSlot, Readable {
  frontMatter: FrontMatter | undefined
  prose: Prose | undefined
  texts: readonly CopyText[]
}

export interface GlobalContentFile extends GlobalSlot, Readable {}

interface Readable {
  source: FileSource
  /** The front matter, or the whole of a settings file. */
  data: YamlData | undefined
  /** What the schema reports about the data; empty if the data is uncertain. */
  issues: readonly z.core.$ZodIssue[]
  /** The data, if it is valid. */
  parsed: unknown
}

/** The text of each file that could be read, by its path from the root. */
export function sourcesIn({ files }: Content): ReadonlyMap<string, string> {
  const texts = files.flatMap(({ path, source }): [string, string][] =>
    source.state === 'text' ? [[path, source.text]] : [],
  )
  return new Map(texts)
}

/**
 * Reads everything in `content/`.
 *
 * @param root the folder that contains `content/`
 * @throws InputError if there is no such folder
 */
export async function readContent(root: string): Promise<Content> {
  const top = await listFolder(join(root, contentFolder))
  if (top.state !== 'listed') {
    throw new InputError(`There is no folder ${contentFolder}/ that can be read in ${root}.`)
  }
  const localeFolders = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      listing: await listFolder(join(root, localeFolder(locale))),
    })),
  )
  const globalFiles = await Promise.all(globalSlots.map((slot) => readGlobalFile(root, slot)))
  const localeFiles = await Promise.all(localeSlots.map((slot) => readLocaleFile(root, slot)))
  const files = [...globalFiles, ...localeFiles]
  const pairs = localeFiles.flatMap((file) => pairsOf(file, sourceOf({ localeFiles }, file)))
  return {
    files,
    localeFiles,
    localeFolders,
    strays: await findStrays(root, top, localeFolders),
    texts: localeFiles.flatMap(({ texts }) => texts),
    pairs,
    glossary: settingsIn<Glossary>({ files }, 'glossary')?.value ?? { names: [], terms: [] },
    accepted: await readAccepted(root, pairs),
    environment: undefined,
  }
}

/** The file in the source language that this one translates; undefined for the source itself. */
export function sourceOf(
  { localeFiles }: Pick<Content, 'localeFiles'>,
  file: ContentFile,
): LocaleContentFile | undefined {
  if (file.scope !== 'locale' || file.locale === sourceLocale) return undefined
  return localeFiles.find(({ locale, name }) => locale === sourceLocale && name === file.name)
}

/** The location of a key in the source language, as the related one of a problem. */
export function relatedKey(content: Content, file: ContentFile, path: KeyPath) {
  const source = sourceOf(content, file)
  if (!source?.data || valueAt(source.data.value, path) === undefined) return {}
  return { related: { file: source.path, place: source.data.keyPlace(path) } }
}

/** The valid data of a settings file; undefined if the file is invalid. */
export function settingsIn<Data>({ files }: Pick<Content, 'files'>, name: GlobalSlot['name']) {
  const file = files.find((one): one is GlobalContentFile => {
    return one.scope === 'global' && one.name === name
  })
  if (file?.data?.problems.length !== 0 || file.parsed === undefined) return undefined
  return { file, data: file.data, value: file.parsed as Data }
}

/** Each file with valid prose that has a source with valid prose. */
export function prosePairsIn(content: Content) {
  return content.localeFiles.flatMap((file) => {
    const source = sourceOf(content, file)
    const isReadable = file.prose?.state === 'parsed' && source?.prose?.state === 'parsed'
    return source && isReadable && file.body !== 'forbidden' ? [{ file, source }] : []
  })
}

/** The texts of a file that its source has, too. */
function pairsOf(file: LocaleContentFile, source: LocaleContentFile | undefined): Pair[] {
  const sources = new Map(source?.texts.map((text) => [text.id, text]))
  return file.texts.flatMap((text) => {
    const found = sources.get(text.id)
    return found ? [{ text, source: found }] : []
  })
}

async function readGlobalFile(root: string, slot: GlobalSlot): Promise<GlobalContentFile> {
  const source = await readSource(join(root, slot.path))
  const data = source.state === 'text' ? parseYaml(source.text) : undefined
  return { ...slot, source, data, ...validate(slot.schema, data) }
}

async function readLocaleFile(root: string, slot: LocaleSlot): Promise<LocaleContentFile> {
  const source = await readSource(join(root, slot.path))
  const text = source.state === 'text' ? source.text : undefined
  const frontMatter = text === undefined ? undefined : splitFrontMatter(text)
  // The empty line is in the place of the opening dashes, so that the positions are those in the file.
  const data = frontMatter?.state === 'found' ? parseYaml(`\n${frontMatter.yaml}`) : undefined
  // Without its front matter, the whole file would be parsed as prose.
  const prose =
    text !== undefined && frontMatter?.state === 'found'
      ? parseProse(text, text.length - frontMatter.body.length)
      : undefined
  const file = { ...slot, source, frontMatter, data, prose, ...validate(slot.schema, data) }
  const texts: CopyText[] = []
  const complete = { ...file, texts }
  texts.push(...copyTextsOf(complete))
  return complete
}

function validate(schema: z.ZodType, data: YamlData | undefined) {
  if (data?.value === undefined) return { issues: [], parsed: undefined }
  const result = schema.safeParse(data.value)
  return { issues: result.error?.issues ?? [], parsed: result.data }
}
