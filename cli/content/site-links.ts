import { pageUrls, percentDecode, unprefixed } from '../../src/urls.ts'

/** The parts of an internal link; undefined for an external one. */
export function siteLink(url: string) {
  if (!/^[#/?]/.test(url) || url.startsWith('//')) return undefined
  const [path = '', anchor] = url.replace(/\?[^#]*/, '').split('#')
  const page = pageUrls.find((known) => known.path === path && !unprefixed.includes(known))
  return { path, anchor: anchor && percentDecode(anchor), locale: page?.locale }
}
