import { nearest } from '../../core/suggestion.ts'
import { attribute, type Element } from '../site/element.ts'
import { canonicalUrl, headOf } from '../site/head.ts'
import { isIndexable, metasOf, type Page } from '../site/page.ts'
import type { BuiltSite } from '../site/read-site.ts'
import { codeSpot } from '../site/spot.ts'
import { targetOf } from '../site/target.ts'
import type { LinkFault, LinkRule } from './rule.ts'

/** What a shared page shows elsewhere is complete, absolute, there, and of this page. */
export const openGraph: LinkRule = {
  id: 'open-graph',
  check(site) {
    const pages = site.pages.filter(isIndexable)
    if (!pages.some((page) => required.some((name) => metasOf(page, name).length > 0))) return []
    return pages.flatMap((page) => [
      ...missing(page),
      ...pictures(site, page),
      ...identity(site, page),
    ])
  },
}

/** The four that the protocol demands of every page (ogp.me). */
const required = ['og:title', 'og:type', 'og:image', 'og:url']

const pictureNames = ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image']

function missing(page: Page): LinkFault[] {
  return required
    .filter((name) => metasOf(page, name).length === 0)
    .map((property) => ({
      rule: 'open-graph',
      args: { problem: 'missing', property },
      spot: codeSpot(page, headOf(page)),
    }))
}

function pictures(site: BuiltSite, page: Page): LinkFault[] {
  const known = [...site.files].map((file) => `${site.siteUrl}/${file}`)
  return pictureNames.flatMap((property) =>
    metasOf(page, property).flatMap((element): LinkFault[] => {
      const actual = contentOf(element)
      const found = { rule: 'open-graph' as const, spot: codeSpot(page, element, 'content') }
      if (!/^https?:\/\//.test(actual)) {
        return [{ ...found, args: { problem: 'relative', property, actual } }]
      }
      const { kind } = targetOf(site, '/', actual)
      if (kind === 'file' || kind === 'external') return []
      const suggestion = nearest(actual, known)
      return [{ ...found, args: { problem: 'nowhere', property, actual, suggestion } }]
    }),
  )
}

function identity(site: BuiltSite, page: Page): LinkFault[] {
  const { address } = page
  if (!address) return []
  const differs = (property: string, expected: string, isRight: (actual: string) => boolean) =>
    metasOf(page, property)
      .filter((element) => !isRight(contentOf(element)))
      .map((element): LinkFault => ({
        rule: 'open-graph',
        args: { problem: 'differs', property, actual: contentOf(element), expected },
        spot: codeSpot(page, element, 'content'),
      }))
  const own = canonicalUrl(site, address)
  const territory = address.locale.replace('-', '_')
  return [
    ...differs('og:url', own, (actual) => actual === own),
    // A language without a territory may name any: `en_US` and `en_GB` are both English.
    ...differs('og:locale', territory, (actual) => `${actual}_`.startsWith(`${territory}_`)),
  ]
}

function contentOf(element: Element): string {
  return attribute(element, 'content') ?? ''
}
