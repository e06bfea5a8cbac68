import { pageUrls, percentDecode } from '../../src/urls/page-urls.ts'
import { closestSpelling } from '../core/suggestion.ts'
import type { BuiltSite, Target } from './built-site.ts'

/** @param base the path against which a relative URL is resolved */
export function resolveTarget(
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

  const path = percentDecode(url.pathname)
  const known = pageUrls.find((page) => page.path === path)
  if (known) {
    const page = pages.find(({ file }) => file === known.file)
    return { kind: 'page', path, url: known, page, anchor: percentDecode(url.hash.slice(1)) }
  }
  const file = path.slice(1)
  // Pages are not served at their file paths, such as `/en.html`.
  const isFile = files.has(file) && !file.endsWith('.html')
  return isFile ? { kind: 'file', file } : { kind: 'nowhere', path }
}

/**
 * Removes `/index.html`, `.html` or a trailing slash from a path. Returns the result if it is a
 * known path; otherwise, the most similar known path, or undefined if no known path is similar.
 */
export function nearestPath({ files }: BuiltSite, path: string): string | undefined {
  const paths = [...pageUrls.map((page) => page.path), ...[...files].map((file) => `/${file}`)]
  const known = paths.filter((other) => !other.endsWith('.html'))
  const page = path.replace(/(?:\/index)?(?:\.html|\/)$/, '') || '/'
  return known.includes(page) ? page : closestSpelling(path, known)
}
