import { anchors, solutionAnchor } from '../../src/sections.ts'
import { solutionNames } from '../../src/sections/solutions/solution-names.ts'
import { pageUrls, unprefixed } from '../../src/urls.ts'

/** Every anchor that a landing page has. */
export const knownAnchors: readonly string[] = [
  ...Object.values(anchors),
  ...solutionNames.map(solutionAnchor),
]

/** Every path of a page. */
export const knownPaths: readonly string[] = pageUrls.map(({ path }) => path)

/** A link to our own pages, taken apart; undefined for a link to elsewhere. */
export function siteLink(url: string) {
  if (!/^[#/?]/.test(url) || url.startsWith('//')) return undefined
  const [path = '', anchor] = url.replace(/\?[^#]*/, '').split('#')
  const page = pageUrls.find((one) => one.path === path && !unprefixed.includes(one))
  return { path, anchor: anchor === undefined ? undefined : decoded(anchor), locale: page?.locale }
}

/** A text with its percent escapes decoded; the text itself if they are invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
