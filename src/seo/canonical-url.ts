import { pathIn, type PageUrl } from '../urls.ts'
import { site } from '../content/site-facts.ts'

/** An address of the site as the rest of the world knows it. */
export function publicAddress(path: string): string {
  return site.siteUrl + path
}

/** Where a page is at home: the address in its language, also of the ones that name none. */
export function canonicalUrl({ locale, page }: Pick<PageUrl, 'locale' | 'page'>): string {
  return publicAddress(pathIn(locale, page))
}
