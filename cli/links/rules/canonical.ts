import { attribute } from '../site/element.ts'
import { canonicalUrl, headOf } from '../site/head.ts'
import { isIndexable, linksOf } from '../site/page.ts'
import { codeSpot } from '../site/spot.ts'
import type { LinkFault, LinkRule } from './rule.ts'

/** Every page that may be found names its one public address, in full. */
export const canonical: LinkRule = {
  id: 'canonical',
  check(site) {
    return site.pages.filter(isIndexable).flatMap((page): LinkFault[] => {
      if (!page.address) return []
      const [first, second] = linksOf(page, 'canonical')
      const rule = 'canonical'
      if (!first)
        return [{ rule, args: { problem: 'missing' }, spot: codeSpot(page, headOf(page)) }]
      if (second) return [{ rule, args: { problem: 'repeated' }, spot: codeSpot(page, second) }]

      const actual = attribute(first, 'href') ?? ''
      const expected = canonicalUrl(site, page.address)
      if (actual === expected) return []
      const spot = codeSpot(page, first, 'href')
      return [{ rule, args: { problem: 'wrong', actual, expected }, spot }]
    })
  },
}
