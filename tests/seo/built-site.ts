import { existsSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { textsIn } from '../../cli/content/values/nested-values.ts'
import { rawText } from '../../cli/built-site/element.ts'
import { parsePage } from '../../cli/built-site/page.ts'
import { pageUrls, type PageUrl } from '../../src/urls/page-urls.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { readWords } from '../fixtures/words.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that contains the tested site's `content/` and `dist/`. */
    root: string
  }
}

export const root = inject('root')
export const build = path.join(root, 'dist')

export const { site, wordsOf, pricesOf } = readWords(root)

/** The HTML of each built page, keyed by its path in the build folder. */
export const pages = new Map(builtFiles('**/*.html', build).map((file) => [file.path, file.text]))

/** Reads the text of a built file. Returns an empty string if there is no such file. */
export function textOf(file: string): string {
  return builtFiles(file, build)[0]?.text ?? ''
}

/** Whether an absolute URL leads to a page or another file on the site. */
export function isAvailable(url: string): boolean {
  if (!url.startsWith(`${site.siteUrl}/`)) return false
  const { pathname } = new URL(url)
  if (pageUrls.some((known) => known.path === pathname)) return true
  return !pathname.endsWith('/') && existsSync(path.join(build, pathname))
}

/** Lists the broken internal URLs in JSON data. */
export function brokenUrls(data: unknown): string[] {
  const urls = textsIn(data).map(([, text]) => text)
  return urls.filter((url) => url.startsWith(site.siteUrl) && !isAvailable(url))
}

export function htmlOf({ file }: Pick<PageUrl, 'file'>): string {
  const html = pages.get(file)
  if (html === undefined) throw new Error(`The build has no ${file}`)
  return html
}

/** Lists the elements on a built page, including elements in templates. */
export function elementsOf(url: Pick<PageUrl, 'file'>) {
  const { elements, templates } = parsePage(url.file, url.file, htmlOf(url))
  return [...elements, ...templates].map((element) => {
    const attributes = element.attrs.map(({ name, value }) => [name, value] as const)
    return {
      name: element.tagName,
      attributes: Object.fromEntries(attributes) as Record<string, string | undefined>,
      text: rawText(element),
    }
  })
}

/** Reads the metadata in the head of a built page. */
export function documentHead(url: Pick<PageUrl, 'file'>) {
  const elements = elementsOf(url)
  const named = (name: string) => elements.filter((element) => element.name === name)
  const metas = named('meta').map(({ attributes }) => attributes)
  /**
   * Returns the names and contents of the meta elements whose name or property starts with a
   * prefix.
   */
  const metasOf = (prefix: string) =>
    metas
      .map(({ name, property, content = '' }) => [name ?? property ?? '', content] as const)
      .filter(([key]) => key.startsWith(prefix))
  return {
    title: named('title')[0]?.text ?? '',
    links: named('link').map(({ attributes }) => attributes),
    metasOf,
    description: metasOf('description')[0]?.[1] ?? '',
    structuredData: named('script')
      .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
      .map(({ text }) => text),
  }
}
