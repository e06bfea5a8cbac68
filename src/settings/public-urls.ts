import { site } from './site-settings.ts'
import { DEFAULT_LOCALE, locales } from '../locales.ts'
import { pathIn, shortUrl, type PageName, type PageUrl } from '../urls/page-urls.ts'

type Page = Pick<PageUrl, 'locale' | 'page'>

export function publicUrl(path: string): string {
  return site.siteUrl + path
}

/** Returns a page's canonical URL, with the language in the path. */
export function canonicalUrl({ locale, page }: Page): string {
  return publicUrl(pathIn(locale, page))
}

/** Returns a page's URL as printed pages show it. */
export function printedUrl(page: Page): string {
  return shortUrl(canonicalUrl(page))
}

/** Returns a page's URL in each language and, as `x-default`, its URL for all other languages. */
export function languageVersions(page: PageName) {
  const versions = locales.map((locale) => [locale, locale] as const)
  return [...versions, ['x-default', DEFAULT_LOCALE] as const].map(([hreflang, locale]) => ({
    hreflang,
    href: canonicalUrl({ locale, page }),
  }))
}

/** In pixels; social networks show images of this size at full width. */
export const ogImageSize = { width: 1200, height: 630 } as const

/** Returns the URL of a page's Open Graph image; the notices have that of the landing page. */
export function ogImageUrl({ page, locale }: Page): string {
  return publicUrl(`/og/${page === 'pricing' ? 'pricing' : 'landing'}-${locale}.png`)
}
