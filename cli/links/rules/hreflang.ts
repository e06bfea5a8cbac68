import type { PageUrl } from '../../../src/urls.ts'
import { defaultLocale, locales } from '../../../src/locales.ts'
import { nearest } from '../../core/suggestion.ts'
import { attribute } from '../site/element.ts'
import { alternatesOf, canonicalUrl, headOf, hreflangLinks } from '../site/head.ts'
import { linksIn } from '../site/links.ts'
import { isIndexable, type Page } from '../site/page.ts'
import type { BuiltSite } from '../site/read-site.ts'
import { codeSpot } from '../site/spot.ts'
import { targetOf } from '../site/target.ts'
import type { LinkFault, LinkRule } from './rule.ts'

/**
 * Every page that may be found names itself, its other languages and the default
 * one. As all of them name the same set, each also returns the links of the others.
 */
export const hreflang: LinkRule = {
  id: 'hreflang',
  check(site) {
    return [
      ...site.pages.filter(isIndexable).flatMap((page) => inHead(site, page)),
      ...inBody(site),
    ]
  },
}

function inHead(site: BuiltSite, page: Page): LinkFault[] {
  const { address: own } = page
  if (!own) return []
  const rule = 'hreflang' as const
  const named = hreflangLinks(page)
  const expected = alternatesOf(site, own)
  const tags = [...expected.keys(), 'x-default']

  const missing = tags
    .filter((tag) => named.every((link) => link.tag !== tag))
    .map((tag): LinkFault => {
      return { rule, args: { problem: 'missing', tag }, spot: codeSpot(page, headOf(page)) }
    })
  const wrong = named.flatMap(({ tag, href, element }, index): LinkFault[] => {
    const found = { rule, spot: codeSpot(page, element, 'hreflang') }
    if (!tags.includes(tag)) {
      return [{ ...found, args: { problem: 'unknown', tag, suggestion: nearest(tag, tags) } }]
    }
    if (named.findIndex((other) => other.tag === tag) !== index) {
      return [{ ...found, args: { problem: 'repeated', tag } }]
    }
    const address = expected.get(tag) ?? defaultAddress(site, own, href)
    if (address === href) return []
    const args = { problem: 'wrong', tag, actual: href, expected: address } as const
    return [{ ...found, args, spot: codeSpot(page, element, 'href') }]
  })
  return [...missing, ...wrong]
}

/** The default language has its own address and the one without a language: either will do. */
function defaultAddress(site: BuiltSite, address: PageUrl, href: string): string {
  const target = targetOf(site, '/', href)
  const isDefault =
    target.kind === 'page' &&
    target.address.page === address.page &&
    target.address.locale === defaultLocale
  return isDefault && href.startsWith(site.siteUrl)
    ? href
    : canonicalUrl(site, { ...address, locale: defaultLocale })
}

/** A link that announces a language leads to a page in it. */
function inBody(site: BuiltSite): LinkFault[] {
  return linksIn(site).flatMap(({ page, element, target }): LinkFault[] => {
    const tag = attribute(element, 'hreflang')
    if (tag === undefined || target.kind !== 'page') return []
    const actual = target.address.locale
    if (actual === tag) return []
    const isKnown = locales.some((locale) => locale === tag)
    const args = isKnown
      ? ({ problem: 'link', tag, actual } as const)
      : ({ problem: 'unknown', tag, suggestion: nearest(tag, locales) } as const)
    return [{ rule: 'hreflang', args, spot: codeSpot(page, element, 'hreflang') }]
  })
}
