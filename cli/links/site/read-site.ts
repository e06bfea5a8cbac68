import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { InputError } from '../../core/input-error.ts'
import { parsePage, type Page } from './page.ts'

/** Where the build lies, from the root. */
export const siteFolder = 'dist'

/** A file of the build that is text and no page: a stylesheet, the sitemap, the manifest. */
export interface TextFile {
  /** In the folder of the build. */
  file: string
  /** From the root. */
  path: string
  text: string
}

/** The built site as it lies on disk. The rules read it; nothing else touches the disk. */
export interface BuiltSite {
  pages: readonly Page[]
  texts: readonly TextFile[]
  /** Every file of the build, by its path in it. */
  files: ReadonlySet<string>
  /** Public address, without a last slash; from `content/site.yaml`. */
  siteUrl: string
}

/**
 * Reads the built site.
 *
 * @param root the folder that holds `dist/`
 * @throws InputError where nothing is built
 */
export async function readSite(root: string, siteUrl: string): Promise<BuiltSite> {
  const folder = join(root, siteFolder)
  const found = await stat(folder).catch(() => null)
  const files = found?.isDirectory() ? await glob('**', { cwd: folder, dot: true }) : []
  if (!files.some((file) => file.endsWith('.html'))) {
    throw new InputError(`There is no built site in ${folder}: run \`npm run build\` first.`)
  }
  const read = async (file: string) => ({
    file,
    path: `${siteFolder}/${file}`,
    text: await readFile(join(folder, file), 'utf8'),
  })
  const sorted = files.toSorted()
  const [pages, texts] = await Promise.all([
    Promise.all(sorted.filter((file) => file.endsWith('.html')).map(read)),
    Promise.all(sorted.filter((file) => /\.(css|xml|txt|vtt|webmanifest)$/.test(file)).map(read)),
  ])
  return {
    pages: pages.map(asLastRead),
    texts,
    files: new Set(files),
    siteUrl,
  }
}

/** Of a site that is checked again after a change, only the pages that have changed are parsed. */
function asLastRead({ file, path, text }: TextFile): Page {
  const known = lastRead.get(file) ?? []
  const page = known.find((one) => one.text === text) ?? parsePage(file, path, text)
  lastRead.set(file, [page, ...known.filter((one) => one !== page)].slice(0, 2))
  return page
}

/** Of each file the last two readings: many a change is taken back. */
const lastRead = new Map<string, Page[]>()
