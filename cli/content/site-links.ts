import { pageUrls, percentDecode, urlsWithoutLanguage } from '../../src/urls/page-urls.ts'

/** The parts of an internal link; undefined for an external link or a relative path. */
export function siteLink(url: string) {
  if (!/^(?:[#?]|\/(?![/\\]))/.test(url)) return undefined
  const { pathname, hash } = new URL(url, 'https://site.example')
  const path = url.startsWith('/') ? percentDecode(pathname) : ''
  const page = pageUrls.find((known) => known.path === path && !urlsWithoutLanguage.includes(known))
  const anchor = url.includes('#') ? percentDecode(hash.slice(1)) : undefined
  return { path, anchor, page }
}
