import { pageUrls, notFoundFor, pathIn, unprefixed, type PageUrl } from '../src/urls.ts'
import { localeForHost } from '../src/locales.ts'

/** Where the build puts the configurations of the hosts, beside the site. */
export const HOSTS_FOLDER = 'dist-hosts'

/** What the build knows and every host needs; written to `dist-hosts/policy.json`. */
export interface HostingPolicy {
  /** Part of the host name that asks for pt-BR at the two URLs without a language. */
  brazilianDomainMarker: string
  /** Headers of every answer. */
  securityHeaders: Readonly<Record<string, string>>
}

/** A request as far as the policy looks at it. */
export interface SiteRequest {
  method: string
  /** Path and query as they came, not decoded. */
  target: string
  /** Host name, with or without a port. */
  host: string
}

export interface SiteAnswer {
  status: 200 | 301 | 400 | 404 | 405 | 414
  /** Headers beside those of every answer. */
  headers: Readonly<Record<string, string>>
  /** The file to send, relative to the build. Where it does not exist, `notFound` answers. */
  file?: string
}

export const allowedMethods = ['GET', 'HEAD'] as const

/** Longest path with query, in bytes; the longest link of our own has fewer than 100. */
export const LONGEST_TARGET = 2048

/** Files whose names carry their hash. */
export const HASHED_FOLDER = '/assets/'

export const cacheLifetimes = {
  /** A changed file has another name. */
  hashed: 'public, max-age=31536000, immutable',
  /** Kept, but asked for again each time. */
  other: 'public, max-age=0, must-revalidate',
} as const

/**
 * Targets that no link leads to: a percent sign that encodes nothing, an encoded
 * null byte or slash, a backslash, an empty segment or one of dots. A pattern
 * that JavaScript and PCRE read alike, whatever the case.
 */
export const MALFORMED_TARGET =
  '^[^?]*(?:%(?![0-9a-f][0-9a-f])|%(?:00|2f|5c)|[\\x5c]|//|/(?:[.]|%2e){1,2}(?:[/?]|$))'

/** Endings of files that have no address of their own: pages and the compressed copies. */
export const WITHOUT_ADDRESS = '[.](?:html|br|gz)$'

const malformed = new RegExp(MALFORMED_TARGET, 'i')
const withoutAddress = new RegExp(WITHOUT_ADDRESS)

/** What stands at a target: the one answer that every server gives. */
export function answerTo(request: SiteRequest, brazilianDomainMarker: string): SiteAnswer {
  const { method, target, host } = request
  if (!allowedMethods.some((allowed) => allowed === method)) {
    return refusal(405, { Allow: allowedMethods.join(', ') })
  }
  if (target.length > LONGEST_TARGET) return refusal(414)
  if (!target.startsWith('/') || malformed.test(target)) return refusal(400)

  const [path = '', query] = target.split(/\?(.*)/s)
  const pathname = decode(path)
  const address = pageUrls.find((known) => known.path === pathname)
  if (address !== undefined) return page(fileOn(address, host, brazilianDomainMarker), 200)

  const meant = meantAddress(pathname)
  if (meant !== undefined) {
    return redirect(query === undefined ? meant.path : `${meant.path}?${query}`)
  }
  if (withoutAddress.test(pathname)) return notFound(pathname)
  return { status: 200, file: pathname.slice(1), headers: cacheHeader(pathname) }
}

/** The path that asks for a file of the build, with what is special in URLs encoded. */
export function pathOfFile(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`
}

/** The nearest 404 page, for a path that has no file. */
export function notFound(pathname: string): SiteAnswer {
  return page(notFoundFor(decode(pathname)).file, 404)
}

/** The file of the same page on a Brazilian host, for the URLs without a language. */
export function brazilianFile({ page: name }: PageUrl): string {
  const brazilian = pageUrls.find(({ path }) => path === pathIn('pt-BR', name))
  if (brazilian === undefined) throw new Error(`The page ${name} is missing in pt-BR`)
  return brazilian.file
}

function fileOn(address: PageUrl, host: string, brazilianDomainMarker: string): string {
  const hostDecides = unprefixed.includes(address)
  const brazilian = localeForHost(host, brazilianDomainMarker) === 'pt-BR'
  return hostDecides && brazilian ? brazilianFile(address) : address.file
}

/** The address that differs from a path only in its case or in a slash at the end. */
function meantAddress(pathname: string): PageUrl | undefined {
  const plain = pathname.replace(/\/$/, '').toLowerCase()
  return plain === '' ? undefined : pageUrls.find(({ path }) => path.toLowerCase() === plain)
}

function page(file: string, status: 200 | 404): SiteAnswer {
  return { status, file, headers: { ...cacheHeader(''), Vary: 'Host' } }
}

function redirect(location: string): SiteAnswer {
  return { status: 301, headers: { ...cacheHeader(''), Location: location } }
}

function refusal(status: 400 | 405 | 414, headers: Record<string, string> = {}): SiteAnswer {
  return { status, headers: { ...cacheHeader(''), ...headers } }
}

function cacheHeader(pathname: string): Record<string, string> {
  const { hashed, other } = cacheLifetimes
  return { 'Cache-Control': pathname.startsWith(HASHED_FOLDER) ? hashed : other }
}

/** A path with its percent signs read; as it came where they spell no text. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
