import { DEFAULT_LOCALE, locales, type Locale } from '../locales.ts'

/**
 * What follows the language in each page's path. All pages except the notices are from section 2 of
 * the specification.
 */
const pathEnds = { landing: '', pricing: '/precos', notices: '/avisos' }

export type PageName = keyof typeof pathEnds | 'notFound'

/** A URL on the site, and the page at that URL. */
export interface PageUrl {
  /** Path of the URL; for a 404 page, the prefix of the paths for which it is shown. */
  path: string
  page: PageName
  locale: Locale
  /** File path in the build folder. */
  file: string
}

/** The two URLs without a language. Brazilian hosts serve them in pt-BR. */
export const urlsWithoutLanguage: readonly PageUrl[] = [
  { path: '/', page: 'landing', locale: DEFAULT_LOCALE, file: 'index.html' },
  { path: '/precos', page: 'pricing', locale: DEFAULT_LOCALE, file: 'precos.html' },
]

/**
 * All pages except the 404 pages. Prerendering, the hosts, the sitemap and the tests use this list.
 */
export const pageUrls: readonly PageUrl[] = [
  ...urlsWithoutLanguage,
  ...locales.flatMap((locale) =>
    Object.entries(pathEnds).map(([page, end]): PageUrl => {
      const file = `${locale}${end}.html`
      return { path: `/${locale}${end}`, page: page as keyof typeof pathEnds, locale, file }
    }),
  ),
]

/** The 404 pages: `/es/x` gets the Spanish page, and `/x` gets the English page. */
export const notFoundUrls: readonly PageUrl[] = [
  ...locales.map((locale): PageUrl => {
    return { path: `/${locale}/`, page: 'notFound', locale, file: `${locale}/404.html` }
  }),
  { path: '/', page: 'notFound', locale: 'en', file: '404.html' },
]

/** The content type of each metadata file, and of the QR code, keyed by path. */
export const metadataFiles = {
  '/sitemap.xml': 'application/xml',
  '/robots.txt': 'text/plain;charset=utf-8',
  '/llms.txt': 'text/plain;charset=utf-8',
  '/site.webmanifest': 'application/manifest+json',
  '/.well-known/security.txt': 'text/plain;charset=utf-8',
  '/qr-code.svg': 'image/svg+xml',
} as const

export type MetadataFile = keyof typeof metadataFiles

export function isMetadataFile(path: string): path is MetadataFile {
  return Object.hasOwn(metadataFiles, path)
}

export function landingPath(locale: Locale): string {
  return `/${locale}`
}

export function pricingPath(locale: Locale): string {
  return pathIn(locale, 'pricing')
}

/** The anchors on the page with the notices, the same in every language. */
export const noticeAnchors = {
  privacy: 'privacidade',
  legal: 'legal',
  accessibility: 'acessibilidade',
} as const

export function noticeHref(locale: Locale, notice: keyof typeof noticeAnchors): string {
  return `${pathIn(locale, 'notices')}#${noticeAnchors[notice]}`
}

/** Returns a page's path in a language; for the 404 page, the path of the landing page. */
export function pathIn(locale: Locale, page: PageName): string {
  return `/${locale}${page === 'notFound' ? '' : pathEnds[page]}`
}

/** Returns a section's URL: on the landing page, only the fragment; elsewhere, also the path. */
export function sectionHref({ page, locale }: Pick<PageUrl, 'page' | 'locale'>, anchor: string) {
  return page === 'landing' ? `#${anchor}` : `${landingPath(locale)}#${anchor}`
}

/** Returns a URL as printed: without protocol, query or trailing slash (`wa.me/552100000000`). */
export function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/|\/?(?:\?[^#]*)?(?=#|$)/g, '')
}

/** Percent-decodes a string; returns it unchanged if an escape is invalid. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function nearestNotFoundUrl(path: string): PageUrl {
  const nearest = notFoundUrls.find((url) => path.startsWith(url.path))
  if (nearest === undefined) throw new Error(`No 404 page for ${path}`)
  return nearest
}
