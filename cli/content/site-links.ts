import { anchors, solutionAnchor } from '../../src/anchors.ts'
import { solutionNames } from '../../src/sections/solutions/solution-names.ts'
import { pageUrls, unprefixed } from '../../src/urls.ts'

/** Every anchor of a landing page. */
export const knownAnchors: readonly string[] = [
  ...Object.values(anchors),
  ...solutionNames.map(solutionAnchor),
]

/** The paths of all pages. */
export const knownPaths: readonly string[] = pageUrls.map(({ path }) => path)

/** The parts of an internal link; undefined for an external one. */
export function siteLink(url: string) {
  if (!/^[#/?]/.test(url) || url.startsWith('//')) return undefined
  const [path = '', anchor] = url.replace(/\?[^#]*/, '').split('#')
  const page = pageUrls.find((known) => known.path === path && !unprefixed.includes(known))
  return { path, anchor: anchor === undefined ? undefined : decoded(anchor), locale: page?.locale }
}

/** Percent-decodes a text; returns it unchanged if an escape is invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
