import { linksIn } from '../site/links.ts'
import type { BuiltSite } from '../site/read-site.ts'
import { resourcesIn } from '../site/resources.ts'
import { linkSpot, type Spot } from '../site/spot.ts'
import { targetOf } from '../site/target.ts'

/** An address of another site, and everywhere that the build names it. */
export interface ExternalAddress {
  /** Without what stands after `#`, which no server sees. */
  address: string
  spots: readonly Spot[]
}

/** Every address of another site that a visitor may follow or a page loads. */
export function externalAddresses(site: BuiltSite): ExternalAddress[] {
  const spots = new Map<string, Spot[]>()
  const add = (base: string, address: string, spot: Spot) => {
    const target = targetOf(site, base, address)
    if (target.kind !== 'external') return
    target.url.hash = ''
    const { href } = target.url
    spots.set(href, [...(spots.get(href) ?? []), spot])
  }
  for (const { page, element, address } of linksIn(site)) {
    add('/', address, linkSpot(page, element))
  }
  for (const { base, address, spot } of resourcesIn(site)) add(base, address, spot)
  return [...spots]
    .map(([address, all]) => ({ address, spots: all }))
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
}
