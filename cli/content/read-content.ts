import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { splitFrontMatter } from '../../src/content/front-matter.ts'
import type { Glossary } from '../../src/content/glossary.ts'
import type { Site } from '../../src/content/site.ts'
import { locales } from '../../src/locales.ts'
import { InputError } from '../core/program.ts'
import { readAccepted } from './translations/accepted-file.ts'
import {
  settingsIn,
  sourceOf,
  type Content,
  type CopyText,
  type GlobalContentFile,
  type LocaleContentFile,
  type LogoFile,
  type Pair,
} from './content-model.ts'
import {
  BRAND_LOGO_PATH,
  clientLogoPaths,
  CONTENT_FOLDER,
  expectedGlobalFiles,
  localeFolder,
  expectedLocaleFiles,
  type ExpectedGlobalFile,
  type ExpectedLocaleFile,
} from './files/expected-files.ts'
import { findStrays, listFolder } from './files/stray-files.ts'
import { parseProse } from './files/prose.ts'
import { fileErrorCode, readSource, type FileSource } from './files/read-source.ts'
import { copyTextsOf } from './texts.ts'
import { parseYaml, type YamlData } from './files/yaml.ts'

/**
 * Reads everything in `content/`.
 *
 * @throws InputError if the folder is missing or cannot be read
 */
export async function readContent(root: string): Promise<Content> {
  const top = await listFolder(path.join(root, CONTENT_FOLDER))
  if (!top) {
    throw new InputError({
      en: `There is no folder ${CONTENT_FOLDER}/ that can be read in ${root}.`,
      pt: `Não há uma pasta ${CONTENT_FOLDER}/ que possa ser lida em ${root}.`,
      es: `No hay una carpeta ${CONTENT_FOLDER}/ que se pueda leer en ${root}.`,
    })
  }
  const localeFolders = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      listing: await listFolder(path.join(root, localeFolder(locale))),
    })),
  )
  const globalFiles = await Promise.all(
    expectedGlobalFiles.map((expected) => readGlobalFile(root, expected)),
  )
  const localeFiles = await Promise.all(
    expectedLocaleFiles.map((expected) => readLocaleFile(root, expected)),
  )
  const files = [...globalFiles, ...localeFiles]
  const pairs = localeFiles.flatMap((file) => pairWithSource(file, sourceOf({ localeFiles }, file)))
  const clients = settingsIn<Site>({ files }, 'site')?.value.clients
  const logos = await Promise.all(
    (clients ?? []).map((client, index) => readLogo(root, clientLogoPaths(client), index)),
  )
  return {
    files,
    localeFiles,
    localeFolders,
    strays: await findStrays(root, top, localeFolders, clients && logos.map((logo) => logo.path)),
    logos: [await readLogo(root, [BRAND_LOGO_PATH], undefined), ...logos],
    texts: localeFiles.flatMap(({ texts }) => texts),
    pairs,
    glossary: settingsIn<Glossary>({ files }, 'glossary')?.value ?? { names: [], terms: [] },
    accepted: await readAccepted(root),
    environment: undefined,
  }
}

/**
 * Pairs each text in a file with its counterpart in the source; omits texts that have no
 * counterpart.
 */
function pairWithSource(file: LocaleContentFile, source: LocaleContentFile | undefined): Pair[] {
  const sources = new Map(source?.texts.map((text) => [text.id, text]))
  return file.texts.flatMap((text) => {
    const found = sources.get(text.id)
    return found ? [{ text, source: found }] : []
  })
}

async function readGlobalFile(
  root: string,
  expected: ExpectedGlobalFile,
): Promise<GlobalContentFile> {
  const source = await readSource(path.join(root, expected.path))
  const data = source.state === 'text' ? parseYaml(source.text) : undefined
  return { ...expected, source, data, ...validate(expected.schema, data) }
}

/** A cache of parsed files, most of which have not changed when the content is read again. */
const lastRead = new Map<string, LocaleContentFile>()

async function readLocaleFile(
  root: string,
  expected: ExpectedLocaleFile,
): Promise<LocaleContentFile> {
  const source = await readSource(path.join(root, expected.path))
  const last = lastRead.get(expected.path)
  const file =
    last && isDeepStrictEqual(last.source, source) ? last : parseLocaleFile(expected, source)
  lastRead.set(expected.path, file)
  return file
}

function parseLocaleFile(expected: ExpectedLocaleFile, source: FileSource): LocaleContentFile {
  const text = source.state === 'text' ? source.text : undefined
  const frontMatter = text === undefined ? undefined : splitFrontMatter(text)
  // The empty line replaces the opening dashes, so that positions match those in the file.
  const data = frontMatter?.state === 'found' ? parseYaml(`\n${frontMatter.yaml}`) : undefined
  // Without front matter, the whole file would be parsed as prose.
  const prose =
    text !== undefined && frontMatter?.state === 'found'
      ? parseProse(text, text.length - frontMatter.body.length)
      : undefined
  const file = { ...expected, source, frontMatter, data, prose, ...validate(expected.schema, data) }
  const texts: CopyText[] = []
  const complete = { ...file, texts }
  texts.push(...copyTextsOf(complete))
  return complete
}

/** Reads a logo from the first candidate path that exists. */
async function readLogo(
  root: string,
  paths: readonly [string, ...string[]],
  client: number | undefined,
): Promise<LogoFile> {
  for (const logo of paths) {
    const bytes = await readFile(path.join(root, logo)).catch((error: unknown) => {
      if (fileErrorCode(error) !== 'ENOENT') throw error
    })
    if (bytes) return { path: logo, client, bytes }
  }
  return { path: paths[0], client, bytes: undefined }
}

function validate(schema: z.ZodType, data: YamlData | undefined) {
  if (data?.value === undefined) return { issues: [], parsed: undefined }
  const result = schema.safeParse(data.value)
  return { issues: result.error?.issues ?? [], parsed: result.data }
}
