import { fileStart } from '../../core/location.ts'
import { nearest } from '../../core/suggestion.ts'
import { stringsIn } from '../content/strings-in.ts'
import { attribute, rawText } from '../site/element.ts'
import type { Page } from '../site/page.ts'
import type { BuiltSite } from '../site/read-site.ts'
import { codeSpot, type Spot } from '../site/spot.ts'
import { targetOf } from '../site/target.ts'
import type { LinkFault, LinkRule } from './rule.ts'

/** What a page tells machines about itself can be read, leads somewhere and names its language. */
export const structuredData: LinkRule = {
  id: 'structured-data',
  check(site) {
    const ofPages = site.pages.flatMap((page) =>
      page.elements
        .filter((element) => attribute(element, 'type') === 'application/ld+json')
        .flatMap((element) => inJson(site, rawText(element), codeSpot(page, element), page)),
    )
    const ofManifests = site.texts
      .filter(({ file }) => file.endsWith('.webmanifest'))
      .flatMap(({ path, text }) => inJson(site, text, { on: 'file', path, place: fileStart }))
    return [...ofPages, ...ofManifests]
  },
}

function inJson(site: BuiltSite, json: string, spot: Spot, page?: Page): LinkFault[] {
  const rule = 'structured-data'
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ rule, args: { problem: 'not-json', reason }, spot }]
  }
  const expected = page?.address?.locale
  return [...stringsIn(data)].flatMap(([path, value]): LinkFault[] => {
    const isLanguage = path.at(-1) === 'inLanguage'
    if (isLanguage && expected !== undefined && value !== expected) {
      return [{ rule, args: { problem: 'language', actual: value, expected }, spot }]
    }
    if (!isNowhere(site, path.at(-1), value)) return []
    const suggestion = nearest(value, knownAddresses(site))
    return [{ rule, args: { problem: 'nowhere', address: value, suggestion }, spot }]
  })
}

/** Addresses of this site, and the one that a manifest gives without it. */
function isNowhere(site: BuiltSite, key: string | number | undefined, value: string): boolean {
  const isOwn = value.startsWith(`${site.siteUrl}/`) || value === site.siteUrl
  return (isOwn || key === 'start_url') && targetOf(site, '/', value).kind === 'nowhere'
}

function knownAddresses({ siteUrl, files, pages }: BuiltSite): string[] {
  const paths = pages.flatMap(({ address }) => (address ? [address.path] : []))
  return [...paths, ...[...files].map((file) => `/${file}`)].map((path) => siteUrl + path)
}
