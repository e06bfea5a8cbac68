import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Message } from 'html-validate'
import { glob } from 'tinyglobby'
import { InputError } from '../core/program.ts'
import { readContentIndex } from './content-index.ts'
import { attribute } from './element.ts'
import { externalUrls } from './external.ts'
import { basePath, parsePage } from './page.ts'
import { buildFolder, type BuiltSite, type Link, type TextFile } from './site.ts'
import { resolveTarget } from './urls.ts'

/**
 * Reads the built site and its content.
 *
 * @param root the folder that contains `content/` and `dist/`
 * @throws InputError if there is no build or no valid settings
 */
export async function readSite(root: string): Promise<BuiltSite> {
  const content = await readContentIndex(root)
  const folder = join(root, buildFolder)
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
          const text = await readFile(join(folder, file), 'utf8')
          return { file, path: `${buildFolder}/${file}`, text }
        }),
    )
  const html = await read(/\.html$/)
  const build = {
    pages: html.map(({ file, path, text }) => parsePage(file, path, text)),
    texts: await read(/\.(?:css|txt|vtt|webmanifest)$/),
    files: new Set(files),
    siteUrl: content.siteUrl,
  }
  const site: BuiltSite = {
    ...build,
    links: linksOf(build),
    content,
    htmlIssues: await validateHtml(html),
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

async function validateHtml(pages: readonly TextFile[]): Promise<Map<string, Message[]>> {
  // Imported here because no other command needs it, and it is slow to load.
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate')
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
      rules: {
        // Only for other origins: our own files are deployed together with the page.
        'require-sri': ['error', { target: 'crossorigin' }],
        // `ul` and `ol` have `role="list"`: without markers, Safari does not expose them as lists.
        'no-redundant-role': 'off',
        'prefer-native-element': ['error', { exclude: ['list'] }],
        // The specification allows an accessible name on a list, such as the list in the diagram.
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
      },
    }),
  )
  const issues = new Map<string, Message[]>()
  for (const { path, text } of pages) {
    const { results } = await validator.validateString(text, path)
    issues.set(
      path,
      results.flatMap(({ messages }) => messages),
    )
  }
  return issues
}
