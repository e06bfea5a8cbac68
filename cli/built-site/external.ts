import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import pLimit from 'p-limit'
import { onUrl } from './locate.ts'
import { request, type ExternalResult, type RequestOptions } from './request.ts'
import { resourcesIn } from './resources.ts'
import type { BuiltSite, ExternalUrl, Location } from './built-site.ts'
import { resolveTarget } from './urls.ts'

export interface ExternalOptions extends RequestOptions {
  /** How many hosts get requests in parallel; each host gets one request at a time. */
  concurrency: number
  cacheFile: string
}

/** The external URLs of links and of the resources that pages load, in alphabetical order. */
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

/**
 * Requests URLs, except those that were available within the last day. Returns all of them, with
 * the results.
 */
export async function requestAll(
  urls: readonly ExternalUrl[],
  { cacheFile, concurrency, ...options }: ExternalOptions,
): Promise<ExternalUrl[]> {
  const available = await readCache(cacheFile)
  const results = new Map<string, ExternalResult>()
  const pending = urls.map(({ url }) => url).filter((url) => !available.has(url))
  const hosts = [...new Set(pending.map(hostOf))]
  await pLimit(concurrency).map(hosts, async (host) => {
    for (const url of pending.filter((other) => hostOf(other) === host)) {
      const result = await request(url, options)
      results.set(url, result)
      if (result.problem === 'none') available.set(url, new Date().toISOString())
    }
  })
  await writeCache(cacheFile, available)
  return urls.map((external) => {
    const result = results.get(external.url)
    return result ? { ...external, result } : external
  })
}

function hostOf(url: string): string {
  return new URL(url).host
}

/** How long a result is cached: a day, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000

/**
 * The URLs that were available, with the time of the request; empty if the file is missing or
 * invalid. Failures are not cached: a corrected link must not be reported again.
 */
async function readCache(file: string): Promise<Map<string, string>> {
  try {
    const times = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
    const isFresh = (time: string) => Date.now() - Date.parse(time) < LIFETIME
    return new Map(Object.entries(times).filter(([, time]) => isFresh(time)))
  } catch {
    return new Map()
  }
}

async function writeCache(file: string, available: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(Object.fromEntries(available), null, 2)}\n`)
}
