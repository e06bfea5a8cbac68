import { nearest } from '../../core/suggestion.ts'
import { linksIn } from '../site/links.ts'
import { linkSpot } from '../site/spot.ts'
import type { Page } from '../site/page.ts'
import { decoded } from '../site/target.ts'
import type { LinkRule } from './rule.ts'

/** What stands after `#` is the id of something on the page that the link leads to. */
export const brokenAnchor: LinkRule = {
  id: 'broken-anchor',
  check(site) {
    return linksIn(site).flatMap(({ page, element, address, target }) => {
      // A 404 page stands at addresses that no one knows: only its own anchors can be meant.
      const own = address.startsWith('#')
      const leadsTo = own ? page : target.kind === 'page' ? target.page : undefined
      const anchor = own ? decoded(address.slice(1)) : target.kind === 'page' ? target.anchor : ''
      if (!leadsTo || isFound(leadsTo, anchor)) return []
      const suggestion = nearest(anchor, [...leadsTo.ids.keys()].filter(isMeantForLinks))
      return {
        rule: 'broken-anchor' as const,
        args: { anchor, page: leadsTo.address?.path ?? leadsTo.file, suggestion },
        spot: linkSpot(page, element),
      }
    })
  },
}

/** A tab has an address such as `solucoes/data-squad`, which is the id of its panel. */
function isFound(page: Page, anchor: string): boolean {
  return anchor === '' || anchor === 'top' || page.ids.has(anchor)
}

/** Headings and generated parts have ids for screen readers only. */
function isMeantForLinks(id: string): boolean {
  return !/-title$|^radix|[:«_]/.test(id)
}
