import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { InputError } from '../core/program.ts'
import { readContentIndex } from './content-index.ts'
import { attribute } from './element.ts'
import { externalUrls } from './external.ts'
import { basePath, parsePage } from './page.ts'
import { BUILD_FOLDER, type BuiltSite, type Link, type TextFile } from './built-site.ts'
import { resolveTarget } from './urls.ts'

/**
 * Reads the built site and its content.
 *
 * @throws InputError if there is no build, or the settings are missing or invalid
 */
export async function readBuiltSite(root: string): Promise<BuiltSite> {
  const content = await readContentIndex(root)
  const folder = path.join(root, BUILD_FOLDER)
  const isBuilt = (await stat(folder).catch(() => null))?.isDirectory() ?? false
  const files = isBuilt ? (await glob('**', { cwd: folder, dot: true })).toSorted() : []
  if (!files.some((file) => file.endsWith('.html'))) {
    throw new InputError(`There is no built site in ${folder}: run \`npm run build\` first.`)
  }
  const read = (pattern: RegExp) =>
    Promise.all(
      files
        .filter((file) => pattern.test(file))
        .map(async (file): Promise<TextFile> => {
          const text = await readFile(path.join(folder, file), 'utf8')
          return { file, path: `${BUILD_FOLDER}/${file}`, text }
        }),
    )
  const html = await read(/\.html$/)
  const build = {
    pages: html.map((page) => parsePage(page.file, page.path, page.text)),
    texts: await read(/\.(?:css|txt|vtt|webmanifest)$/),
    files: new Set(files),
    siteUrl: content.siteUrl,
  }
  const site: BuiltSite = {
    ...build,
    links: linksOf(build),
    content,
    external: [],
  }
  return { ...site, external: externalUrls(site) }
}

function linksOf(site: Pick<BuiltSite, 'pages' | 'files' | 'siteUrl'>): Link[] {
  return site.pages.flatMap((page) =>
    [...page.elements, ...page.templates].flatMap((element) => {
      const href = attribute(element, 'href')
      const isLink = element.tagName === 'a' || element.tagName === 'area'
      if (!isLink || href === undefined) return []
      return { page, element, href, target: resolveTarget(site, basePath(page), href) }
    }),
  )
}
