import { pageUrls } from '../../src/urls.ts'
import { anchors, solutionAnchor, solutionNames } from '../../src/anchors.ts'
import type { Locale } from '../../src/locales.ts'

/** Every anchor that a landing page has. */
export const knownAnchors: readonly string[] = [
  ...Object.values(anchors),
  ...solutionNames.map(solutionAnchor),
]

/** Every path of a page. */
export const knownPaths: readonly string[] = pageUrls.map(({ path }) => path)

/** A link to our own pages, taken apart; undefined for a link to elsewhere. */
export function siteLink(
  url: string,
): { path: string; anchor: string | undefined; locale: Locale | undefined } | undefined {
  if (!/^[#/?]/.test(url) || url.startsWith('//')) return undefined
  const [path = '', anchor] = url.replace(/\?[^#]*/, '').split('#')
  const page = pageUrls.find((address) => address.path === path)
  const isNeutral = path === '' || path === '/' || path === '/precos'
  return {
    path,
    anchor: anchor === undefined ? undefined : decodeAnchor(anchor),
    locale: isNeutral ? undefined : page?.locale,
  }
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
