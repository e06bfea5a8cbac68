import { site } from '../content/site-settings.ts'
import { defaultLocale, locales } from '../locales.ts'
import { pathIn, type PageName, type PageUrl } from '../urls.ts'

type Page = Pick<PageUrl, 'locale' | 'page'>

export function publicUrl(path: string): string {
  return site.siteUrl + path
}

/** The canonical URL of a page, which has its language in the path. */
export function canonicalUrl({ locale, page }: Page): string {
  return publicUrl(pathIn(locale, page))
}

/** The page in every language, itself included, and `x-default` for all other languages. */
export function languageVersions(page: PageName) {
  const versions = locales.map((locale) => [locale, locale] as const)
  return [...versions, ['x-default', defaultLocale] as const].map(([hreflang, locale]) => ({
    hreflang,
    href: canonicalUrl({ locale, page }),
  }))
}

/** Pixels: the size that social networks show in full width. */
export const ogImageSize = { width: 1200, height: 630 } as const

export function ogImageUrl({ page, locale }: Page): string {
  return publicUrl(`/og/${page}-${locale}.png`)
}
