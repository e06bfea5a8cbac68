import { nearest } from '../../core/suggestion.ts'
import { linksIn } from '../site/links.ts'
import { linkSpot } from '../site/spot.ts'
import type { LinkFault, LinkRule } from './rule.ts'

/** A link has an address that a browser can open. */
export const invalidLink: LinkRule = {
  id: 'invalid-link',
  check(site) {
    return linksIn(site).flatMap(({ page, element, address, target }): LinkFault[] => {
      const found = { rule: 'invalid-link' as const, spot: linkSpot(page, element) }
      if (address.trim() === '') return [{ ...found, args: { problem: 'empty', address } }]
      if (target.kind === 'unreadable') {
        return [{ ...found, args: { problem: 'unreadable', address } }]
      }
      if (target.kind !== 'other') return []
      const scheme = target.url.protocol
      const suggestion = nearest(scheme, schemes)
      return [{ ...found, args: { problem: 'scheme', address, scheme, suggestion } }]
    })
  },
}

const schemes = ['https:', 'mailto:', 'tel:']
