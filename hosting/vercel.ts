import { pageUrls, notFoundUrls, urlsWithoutLanguage } from '../src/urls/page-urls.ts'
import type { HostingPolicy } from './hosting-policy.ts'
import {
  brazilianFile,
  cacheLifetimes,
  FILE_WITHOUT_URL,
  HASHED_FOLDER,
  markerPattern,
} from './respond.ts'

/** A route in version 3 of Vercel's Build Output API, with only the properties used here. */
interface Route {
  src?: string
  dest?: string
  status?: number
  headers?: Record<string, string>
  has?: { type: 'host'; value: string }[]
  caseSensitive?: boolean
  continue?: boolean
  handle?: 'filesystem' | 'error'
}

export function vercelConfig(policy: HostingPolicy): { version: 3; routes: Route[] } {
  const { securityHeaders, brazilianDomainMarker } = policy
  const brazilian = `.*${markerPattern(brazilianDomainMarker)}.*`
  const exact = (path: string) => ({ src: `^${path}$`, caseSensitive: true })
  const byHost = urlsWithoutLanguage.map((url) => ({
    ...exact(url.path),
    has: [{ type: 'host' as const, value: brazilian }],
    dest: `/${brazilianFile(url)}`,
  }))
  const pages = pageUrls.map(({ path, file }) => ({ ...exact(path), dest: `/${file}` }))
  // Vercel appends the query to the location.
  const redirects = pageUrls
    .filter(({ path }) => path !== '/')
    .map(({ path }) => ({ src: `^${path}/?$`, status: 301, headers: { Location: path } }))
  const notFound = (end: string) =>
    notFoundUrls.map(({ path, file }) => ({
      src: `^${path}.*${end}`,
      caseSensitive: true,
      status: 404,
      dest: `/${file}`,
    }))

  return {
    version: 3,
    routes: [
      headers('^/.*$', { ...securityHeaders, 'Cache-Control': cacheLifetimes.other }),
      headers(`^${HASHED_FOLDER}.*$`, { 'Cache-Control': cacheLifetimes.hashed }),
      ...notFound(FILE_WITHOUT_URL),
      ...byHost,
      ...pages,
      ...redirects,
      { handle: 'filesystem' },
      { handle: 'error' },
      headers('^/.*$', { 'Cache-Control': cacheLifetimes.other }),
      ...notFound('$'),
    ],
  }
}

function headers(src: string, values: Record<string, string>): Route {
  return { src, headers: values, continue: true }
}
