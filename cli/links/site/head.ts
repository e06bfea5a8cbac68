import { pathIn, type PageUrl } from '../../../src/urls.ts'
import { locales } from '../../../src/locales.ts'
import { attribute, type Element } from './element.ts'
import { linksOf, type Page } from './page.ts'
import type { BuiltSite } from './read-site.ts'

/** The one public address of a page; those without a language share the one of their twin. */
export function canonicalUrl({ siteUrl }: BuiltSite, { locale, page }: PageUrl): string {
  return siteUrl + pathIn(locale, page)
}

/** The languages of a page and where each must lead; `x-default` apart, which has two good targets. */
export function alternatesOf({ siteUrl }: BuiltSite, { page }: PageUrl): Map<string, string> {
  return new Map(locales.map((locale) => [locale, siteUrl + pathIn(locale, page)]))
}

/** The `link` elements of a page that name a language. */
export function hreflangLinks(page: Page): { tag: string; href: string; element: Element }[] {
  return linksOf(page, 'alternate').flatMap((element) => {
    const tag = attribute(element, 'hreflang')
    return tag === undefined ? [] : [{ tag, href: attribute(element, 'href') ?? '', element }]
  })
}

/** Where something is missing from the head: at its start. */
export function headOf({ elements }: Page): Element {
  const head = elements.find(({ tagName }) => tagName === 'head')
  if (!head) throw new Error('The parser makes a head for every document')
  return head
}
