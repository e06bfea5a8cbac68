import { localeForHost } from '../src/locales.ts'
import {
  nearestNotFoundUrl,
  pageUrls,
  pathIn,
  percentDecode,
  urlsWithoutLanguage,
  type PageUrl,
} from '../src/urls/page-urls.ts'

/** The parts of a request that determine the response. */
export interface SiteRequest {
  method: string
  /** Path and query as sent, not decoded. */
  target: string
  /** Host name, with or without a port. */
  host: string
}

export interface SiteResponse {
  status: 200 | 301 | 400 | 404 | 405 | 414
  /** Headers in addition to those sent with every response. */
  headers: Readonly<Record<string, string>>
  /** The file to send, relative to the build. If it does not exist, send `notFound`'s response. */
  file?: string
}

export const allowedMethods = ['GET', 'HEAD'] as const

/**
 * Maximum length of path and query, in bytes. Every character is one byte, because clients
 * percent-encode non-ASCII characters. Links within the site are shorter than 100 bytes.
 */
export const LONGEST_TARGET = 2048

/** The folder for files whose names contain a hash. */
export const HASHED_FOLDER = '/assets/'

export const cacheLifetimes = {
  /** Cached for a year, because a new version of the file gets a new name. */
  hashed: 'public, max-age=31536000, immutable',
  /** Cached, but revalidated before each use. */
  other: 'public, max-age=0, must-revalidate',
} as const

/**
 * Matches targets whose path contains an invalid percent-encoding, an encoded null byte, slash or
 * backslash, a literal backslash, an empty segment, or a dot segment, as in `/en/%2e%2E/`. A query
 * may contain anything, as in `/en?next=//`. Use it in JavaScript or PCRE, ignoring case.
 */
export const MALFORMED_TARGET =
  '^[^?]*(?:%(?![0-9a-f][0-9a-f])|%(?:00|2f|5c)|[\\x5c]|//|/(?:[.]|%2e){1,2}(?:[/?]|$))'

/** Matches paths of files that are not served at their own paths: HTML and compressed copies. */
export const FILE_WITHOUT_URL = '[.](?:html|br|gz)$'

/** Returns the Brazilian domain marker as a regular expression; only its dots need escaping. */
export function markerPattern(marker: string): string {
  return marker.replaceAll('.', '[.]')
}

const MALFORMED = new RegExp(MALFORMED_TARGET, 'i')
const WITHOUT_URL = new RegExp(FILE_WITHOUT_URL)

/** Returns the response that every server must send to a request. */
export function respondTo(request: SiteRequest, brazilianDomainMarker: string): SiteResponse {
  const { method, target, host } = request
  if (!allowedMethods.some((allowed) => allowed === method)) {
    return refusal(405, { Allow: allowedMethods.join(', ') })
  }
  if (target.length > LONGEST_TARGET) return refusal(414)
  if (!target.startsWith('/') || MALFORMED.test(target)) return refusal(400)

  const [path = '', query] = target.split(/\?(.*)/s)
  const pathname = percentDecode(path)
  const requested = pageUrls.find((known) => known.path === pathname)
  if (requested !== undefined) return page(fileFor(requested, host, brazilianDomainMarker), 200)

  const canonical = pageIgnoringCaseAndSlash(pathname)
  if (canonical !== undefined) {
    return redirect(query === undefined ? canonical.path : `${canonical.path}?${query}`)
  }
  if (WITHOUT_URL.test(pathname)) return notFound(pathname)
  return { status: 200, file: pathname.slice(1), headers: cacheHeader(pathname) }
}

/** The percent-encoded URL path of a file in the build. */
export function pathOfFile(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`
}

/** Returns the response to a request for a missing file: the nearest 404 page. */
export function notFound(pathname: string): SiteResponse {
  return page(nearestNotFoundUrl(percentDecode(pathname)).file, 404)
}

/** The file that is served for a URL without a language on a Brazilian host name. */
export function brazilianFile({ page: name }: PageUrl): string {
  const brazilian = pageUrls.find(({ path }) => path === pathIn('pt-BR', name))
  if (brazilian === undefined) throw new Error(`The page ${name} is missing in pt-BR`)
  return brazilian.file
}

function fileFor(url: PageUrl, host: string, brazilianDomainMarker: string): string {
  const isBrazilian = localeForHost(host, brazilianDomainMarker) === 'pt-BR'
  return isBrazilian && urlsWithoutLanguage.includes(url) ? brazilianFile(url) : url.file
}

/** The page URL that matches a path, ignoring letter case and a trailing slash. */
function pageIgnoringCaseAndSlash(pathname: string): PageUrl | undefined {
  const plain = pathname.replace(/\/$/, '').toLowerCase()
  return plain === '' ? undefined : pageUrls.find(({ path }) => path.toLowerCase() === plain)
}

function page(file: string, status: 200 | 404): SiteResponse {
  return { status, file, headers: { ...cacheHeader(''), Vary: 'Host' } }
}

function redirect(location: string): SiteResponse {
  return { status: 301, headers: { ...cacheHeader(''), Location: location } }
}

function refusal(status: 400 | 405 | 414, headers: Record<string, string> = {}): SiteResponse {
  return { status, headers: { ...cacheHeader(''), ...headers } }
}

function cacheHeader(pathname: string): Record<string, string> {
  const { hashed, other } = cacheLifetimes
  return { 'Cache-Control': pathname.startsWith(HASHED_FOLDER) ? hashed : other }
}
