import { pageUrls, type PageUrl } from '../../../src/urls.ts'
import type { Page } from './page.ts'
import type { BuiltSite } from './read-site.ts'

/** Where an address leads, by the URL contract of `src/urls.ts` and the files of the build. */
export type Target =
  | { kind: 'page'; path: string; address: PageUrl; page: Page | undefined; anchor: string }
  | { kind: 'file'; file: string }
  /** A path of this site where nothing stands. */
  | { kind: 'nowhere'; path: string }
  | { kind: 'external'; url: URL }
  | { kind: 'contact'; url: URL }
  | { kind: 'other'; url: URL }
  | { kind: 'unreadable' }

/** Finds what stands at an address that a page names. */
export function targetOf(site: BuiltSite, from: string, href: string): Target {
  const origin = new URL(site.siteUrl).origin
  const url = parsed(href.trim(), origin + from)
  if (!url) return { kind: 'unreadable' }
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'contact', url }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'other', url }
  if (url.origin !== origin) return { kind: 'external', url }

  const path = decoded(url.pathname)
  const anchor = decoded(url.hash.slice(1))
  const address = pageUrls.find((known) => known.path === path)
  if (address) {
    const page = site.pages.find(({ file }) => file === address.file)
    return { kind: 'page', path, address, page, anchor }
  }
  const file = path.slice(1)
  // The file of a page has no address of its own.
  const isFile = site.files.has(file) && !file.endsWith('.html')
  return isFile ? { kind: 'file', file } : { kind: 'nowhere', path }
}

function parsed(href: string, base: string): URL | null {
  try {
    return new URL(href, base)
  } catch {
    return null
  }
}

/** Percent signs resolved; the text itself where they stand for no letters. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
