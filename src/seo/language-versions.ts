import { pathIn, type PageName } from '../urls.ts'
import { defaultLocale, locales } from '../locales.ts'
import { publicAddress } from './canonical-url.ts'

interface LanguageVersion {
  /** A language tag, or `x-default` for readers of any other language. */
  hreflang: string
  href: string
}

/** The same page in every language; each of them names this same set, itself included. */
export function languageVersions(page: PageName): LanguageVersion[] {
  const versions = locales.map((locale) => [locale, locale] as const)
  return [...versions, ['x-default', defaultLocale] as const].map(([hreflang, locale]) => ({
    hreflang,
    href: publicAddress(pathIn(locale, page)),
  }))
}
