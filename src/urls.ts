import { defaultLocale, locales, type Locale } from './locales.ts'

export type PageName = 'landing' | 'pricing' | 'notFound'

/** An address of the site and what stands there. */
export interface PageUrl {
  /** Path of the address; for a 404 page the folder that it answers for. */
  path: string
  page: PageName
  locale: Locale
  /** The file in the build, relative to its folder. */
  file: string
}

/** The two URLs without a language; a Brazilian host shows them in pt-BR. */
export const unprefixed: readonly PageUrl[] = [
  { path: '/', page: 'landing', locale: defaultLocale, file: 'index.html' },
  { path: '/precos', page: 'pricing', locale: defaultLocale, file: 'precos.html' },
]

const localized: PageUrl[] = locales.flatMap((locale) => [
  { path: landingPath(locale), page: 'landing', locale, file: `${locale}.html` },
  { path: pricingPath(locale), page: 'pricing', locale, file: `${locale}/precos.html` },
])

/**
 * The URL contract (specification, section 2; decisions on locales): the two
 * URLs without a language and two for each language. What is prerendered,
 * the servers, the sitemap and the tests all read it.
 */
export const pageUrls: readonly PageUrl[] = [...unprefixed, ...localized]

/**
 * The pages of every other path, nearest folder first: `/pt-BR/x` gets the one of
 * `/pt-BR/`, anything else the one in English, the language of its fixed texts.
 */
export const notFoundUrls: readonly PageUrl[] = [
  ...locales.map((locale): PageUrl => {
    return { path: `/${locale}/`, page: 'notFound', locale, file: `${locale}/404.html` }
  }),
  { path: '/', page: 'notFound', locale: 'en', file: '404.html' },
]

/** What the site says to programs, by address, with the type that each is sent as. */
export const metadataFiles = {
  '/sitemap.xml': 'application/xml',
  '/robots.txt': 'text/plain;charset=utf-8',
  '/llms.txt': 'text/plain;charset=utf-8',
  '/site.webmanifest': 'application/manifest+json',
} as const

export type MetadataFile = keyof typeof metadataFiles

export function isMetadataFile(path: string): path is MetadataFile {
  return Object.hasOwn(metadataFiles, path)
}

export function landingPath(locale: Locale): string {
  return `/${locale}`
}

export function pricingPath(locale: Locale): string {
  return `/${locale}/precos`
}

/** The address of the same page in another language; the 404 page leads to the landing page. */
export function pathIn(locale: Locale, page: PageName): string {
  return page === 'pricing' ? pricingPath(locale) : landingPath(locale)
}

/** Where a section is: on the same page where that is the landing page, else on the one of the language. */
export function sectionHref({ page, locale }: Pick<PageUrl, 'page' | 'locale'>, anchor: string) {
  return page === 'landing' ? `#${anchor}` : `${landingPath(locale)}#${anchor}`
}

/** The 404 page that answers for a path. */
export function notFoundFor(path: string): PageUrl {
  const nearest = notFoundUrls.find((address) => path.startsWith(address.path))
  if (nearest === undefined) throw new Error(`No 404 page answers for ${path}`)
  return nearest
}
