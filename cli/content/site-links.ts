import { pageUrls, percentDecode, urlsWithoutLanguage } from '../../src/urls/page-urls.ts'

/** The parts of an internal link; undefined for an external one. */
export function siteLink(url: string) {
  if (!/^[#/?]/.test(url) || url.startsWith('//')) return undefined
  const [path = '', anchor] = url.replace(/\?[^#]*/, '').split('#')
  const page = pageUrls.find((known) => known.path === path && !urlsWithoutLanguage.includes(known))
  return { path, anchor: anchor && percentDecode(anchor), locale: page?.locale }
}
