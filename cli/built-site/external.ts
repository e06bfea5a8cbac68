import pLimit from 'p-limit'
import { onUrl } from './locate.ts'
import { request, type ExternalResult, type RequestOptions } from './request.ts'
import { resourcesIn } from './resources.ts'
import type { BuiltSite, ExternalUrl, Location } from './built-site.ts'
import { resolveTarget } from './urls.ts'

export interface ExternalOptions extends RequestOptions {
  /** Maximum number of hosts contacted in parallel; each host gets one request at a time. */
  concurrency: number
}

/** The external URLs that the built site links to or loads, in alphabetical order. */
export function externalUrls(site: BuiltSite): ExternalUrl[] {
  const links = site.links.filter(({ target }) => target.kind === 'external')
  const references = [
    ...links.map(({ page, element, href: url }) => {
      return { base: '/', url, location: onUrl(site, page, element, 'href') }
    }),
    ...resourcesIn(site),
  ]
  const locations = new Map<string, Location[]>()
  for (const { base, url, location } of references) {
    const target = resolveTarget(site, base, url)
    if (target.kind !== 'external') continue
    target.url.hash = ''
    const { href } = target.url
    locations.set(href, [...(locations.get(href) ?? []), location])
  }
  return [...locations]
    .map(([url, all]) => ({ url, locations: all }))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
}

/** Requests URLs, and returns each with its result. */
export async function requestAll(
  urls: readonly ExternalUrl[],
  { concurrency, ...options }: ExternalOptions,
): Promise<ExternalUrl[]> {
  const results = new Map<string, ExternalResult>()
  const hosts = [...new Set(urls.map(({ url }) => hostOf(url)))]
  await pLimit(concurrency).map(hosts, async (host) => {
    for (const { url } of urls.filter((other) => hostOf(other.url) === host)) {
      results.set(url, await request(url, options))
    }
  })
  return urls.map((external) => {
    const result = results.get(external.url)
    return result ? { ...external, result } : external
  })
}

function hostOf(url: string): string {
  return new URL(url).host
}
