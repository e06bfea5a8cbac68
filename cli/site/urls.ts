import { pageUrls, type PageUrl } from '../../src/urls.ts'
import { decoded } from '../content/site-links.ts'
import { nearest } from '../core/suggestion.ts'
import type { Page } from './page.ts'
import type { BuiltSite } from './site.ts'

/** Where a URL leads, according to `src/urls.ts` and the files of the build. */
export type Target =
  | { kind: 'page'; path: string; url: PageUrl; page: Page | undefined; anchor: string }
  | { kind: 'file'; file: string }
  /** A path of this site without a page or a file. */
  | { kind: 'nowhere'; path: string }
  | { kind: 'external'; url: URL }
  | { kind: 'contact'; url: URL }
  | { kind: 'other'; url: URL }
  | { kind: 'invalid' }

/** @param base the path that a relative URL starts from */
export function targetOf(
  { siteUrl, pages, files }: Pick<BuiltSite, 'siteUrl' | 'pages' | 'files'>,
  base: string,
  href: string,
): Target {
  const { origin } = new URL(siteUrl)
  if (!URL.canParse(href.trim(), origin + base)) return { kind: 'invalid' }
  const url = new URL(href.trim(), origin + base)
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'contact', url }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'other', url }
  if (url.origin !== origin) return { kind: 'external', url }

  const path = decoded(url.pathname)
  const known = pageUrls.find((one) => one.path === path)
  if (known) {
    const page = pages.find(({ file }) => file === known.file)
    return { kind: 'page', path, url: known, page, anchor: decoded(url.hash.slice(1)) }
  }
  const file = path.slice(1)
  // Pages are not available at the path of their file.
  const isFile = files.has(file) && !file.endsWith('.html')
  return isFile ? { kind: 'file', file } : { kind: 'nowhere', path }
}

/** The page, if a path has its file name or a slash at the end; otherwise, the most similar path. */
export function nearestPath({ files }: BuiltSite, path: string): string | undefined {
  const paths = [...pageUrls.map((known) => known.path), ...[...files].map((file) => `/${file}`)]
  const known = paths.filter((one) => !one.endsWith('.html'))
  const page = path.replace(/(?:\/index)?(?:\.html|\/)$/, '') || '/'
  return known.includes(page) ? page : nearest(path, known)
}
