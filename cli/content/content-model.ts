import type { z } from 'zod'
import type { SplitFrontMatter } from '../../src/content/front-matter.ts'
import type { Glossary } from '../../src/content/glossary.ts'
import { SOURCE_LOCALE, type Locale } from '../../src/locales.ts'
import { valueAt, type KeyPath, type SourceRange } from '../core/location.ts'
import type { ExpectedGlobalFile, ExpectedLocaleFile } from './files/expected-files.ts'
import type { FolderListing, Stray } from './files/stray-files.ts'
import type { Prose } from './files/prose.ts'
import type { FileSource } from './files/read-source.ts'
import type { YamlData } from './files/yaml.ts'

/** All content as it is on disk, including mistakes. The rules in `cli/rules/content/` check it. */
export interface Content {
  /** The settings files and the files in each language, including missing files. */
  files: readonly ContentFile[]
  localeFiles: readonly LocaleContentFile[]
  localeFolders: readonly { locale: Locale; listing: FolderListing }[]
  /** The files and folders in `content/` that are not part of the content. */
  strays: readonly Stray[]
  texts: readonly CopyText[]
  pairs: readonly Pair[]
  /** The brand's logo and, if the settings are valid, the clients' logos. */
  logos: readonly LogoFile[]
  /** Empty if the file is missing or invalid. */
  glossary: Glossary
  /** The source for which each translation was accepted. */
  accepted: AcceptedRecord
  /** The build's environment variables; undefined if the content is not about to be published. */
  environment: Readonly<Record<string, string>> | undefined
}

export type ContentFile = LocaleContentFile | GlobalContentFile

export interface LocaleContentFile extends ExpectedLocaleFile, Readable {
  frontMatter: SplitFrontMatter | undefined
  prose: Prose | undefined
  texts: readonly CopyText[]
}

export interface GlobalContentFile extends ExpectedGlobalFile, Readable {}

interface Readable {
  source: FileSource
  /** The data in the front matter or, for a settings file, in the whole file. */
  data: YamlData | undefined
  /** Schema issues in the data; empty if syntax problems make the data unreliable. */
  issues: readonly z.core.$ZodIssue[]
  parsed: unknown
}

export interface LogoFile {
  path: string
  /** The client's index in the settings; undefined for the brand. */
  client: number | undefined
  /** Undefined if the file is missing. */
  bytes: Buffer | undefined
}

/** A text for visitors: the value of a key, or a block of prose. */
export interface CopyText {
  file: LocaleContentFile
  /** Undefined for prose. */
  key: KeyPath | undefined
  /** A text and its translations have the same id, such as `headline.before` or `prose[2]`. */
  id: string
  /** The text without markup, and with placeholders written as `{name}`. */
  text: string
  /**
   * `text` with spaces in place of anything that is not in the file's language: placeholders and
   * foreign words.
   */
  textInLanguage: string
  /** The location of part of `text`; less precise if the part contains escapes or line breaks. */
  placeOf(start: number, end: number): SourceRange
}

export interface Pair {
  text: CopyText
  source: CopyText
}

/** The committed record of the sources for which translations were accepted. */
export type AcceptedRecord =
  | {
      state: 'read'
      /**
       * Keyed by translation, such as `es/hero:label`; a translation can have several sources after
       * Git has merged two branches.
       */
      sources: ReadonlyMap<string, readonly string[]>
    }
  | { state: 'missing' | 'invalid' }

/** The text of each readable file, keyed by its path from the root. */
export function readableTexts({ files }: Content): ReadonlyMap<string, string> {
  const texts = files.flatMap(({ path, source }): [string, string][] =>
    source.state === 'text' ? [[path, source.text]] : [],
  )
  return new Map(texts)
}

/** The file in the source language that `file` translates; undefined if it is not a translation. */
export function sourceOf(
  { localeFiles }: Pick<Content, 'localeFiles'>,
  file: ContentFile,
): LocaleContentFile | undefined {
  if (file.scope !== 'locale' || file.locale === SOURCE_LOCALE) return undefined
  return localeFiles.find(({ locale, name }) => locale === SOURCE_LOCALE && name === file.name)
}

/** A problem's `related` field, which locates a key in the source; `{}` if the key is missing. */
export function relatedKey(content: Content, file: ContentFile, path: KeyPath) {
  const source = sourceOf(content, file)
  if (!source?.data || valueAt(source.data.value, path) === undefined) return {}
  return { related: { file: source.path, place: source.data.keyPlace(path) } }
}

/** A settings file's data, and a function that locates values; undefined if the file is invalid. */
export function settingsIn<Data>(
  { files }: Pick<Content, 'files'>,
  name: ExpectedGlobalFile['name'],
) {
  const file = files.find((other): other is GlobalContentFile => {
    return other.scope === 'global' && other.name === name
  })
  if (file?.data?.problems.length !== 0 || file.parsed === undefined) return undefined
  const { data, path } = file
  const locate = (key: KeyPath) => ({ file: path, place: data.valuePlace(key), key })
  return { file, data, value: file.parsed as Data, locate }
}

/** Pairs each translated file with its source if prose is allowed, and is valid in both files. */
export function prosePairsIn(content: Content) {
  return content.localeFiles.flatMap((file) => {
    const source = sourceOf(content, file)
    const isReadable = file.prose?.state === 'parsed' && source?.prose?.state === 'parsed'
    return source && isReadable && file.body !== 'forbidden' ? [{ file, source }] : []
  })
}
