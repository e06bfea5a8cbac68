import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { onLink } from './origin.ts'
import { request, type ExternalResult, type RequestOptions } from './request.ts'
import { resourcesIn, type Resource } from './resources.ts'
import type { BuiltSite } from './site.ts'
import { targetOf } from './urls.ts'

/** A URL of another site, and everywhere in the build where it is. */
export interface ExternalUrl {
  /** Without its fragment, which is not sent to the server. */
  url: string
  locations: readonly Resource['location'][]
  /** Undefined if it was not requested. */
  result?: ExternalResult
}

export interface ExternalOptions extends RequestOptions {
  /** How many hosts get requests at the same time; each host gets one request at a time. */
  concurrency: number
  cacheFile: string
}

/** The external URLs of links and of what pages load, in alphabetical order. */
export function externalUrls(site: BuiltSite): ExternalUrl[] {
  const locations = new Map<string, Resource['location'][]>()
  const add = (base: string, href: string, location: () => Resource['location']) => {
    const target = targetOf(site, base, href)
    if (target.kind !== 'external') return
    target.url.hash = ''
    const { href: url } = target.url
    locations.set(url, [...(locations.get(url) ?? []), location()])
  }
  for (const link of site.links) add('/', link.href, () => onLink(site, link))
  for (const { base, url, location } of resourcesIn(site)) add(base, url, () => location)
  return [...locations]
    .map(([url, all]) => ({ url, locations: all }))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
}

/** Requests URLs, except those that were available within the last day; adds the results. */
export async function requestAll(
  urls: readonly ExternalUrl[],
  { cacheFile, concurrency, ...options }: ExternalOptions,
): Promise<ExternalUrl[]> {
  const available = await readCache(cacheFile)
  const results = new Map<string, ExternalResult>()
  const pending = urls.map(({ url }) => url).filter((url) => !available.has(url))
  const hosts = [...new Set(pending.map(hostOf))]
  const worker = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop()) {
      for (const url of pending.filter((one) => hostOf(one) === host)) {
        const result = await request(url, options)
        results.set(url, result)
        if (result.problem === 'none') available.set(url, new Date().toISOString())
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  await writeCache(cacheFile, available)
  return urls.map((one) => {
    const result = results.get(one.url)
    return result ? { ...one, result } : one
  })
}

function hostOf(url: string): string {
  return new URL(url).host
}

/** In milliseconds: a day. */
const LIFETIME = 24 * 60 * 60 * 1000

/** Failures are not cached: a corrected link must not be reported again. */
const CacheSchema = z.object({
  version: z.literal(1),
  good: z.record(z.string(), z.iso.datetime()),
})

/** The URLs that were available, with the time; empty if the file is missing or invalid. */
async function readCache(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const { data } = CacheSchema.safeParse(parsed(text))
  const isFresh = ([, time]: [string, string]) => {
    const age = Date.now() - Date.parse(time)
    return age >= 0 && age < LIFETIME
  }
  return new Map(Object.entries(data?.good ?? {}).filter(isFresh))
}

async function writeCache(file: string, available: ReadonlyMap<string, string>): Promise<void> {
  const good = Object.fromEntries([...available].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ version: 1, good }, null, 2)}\n`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
