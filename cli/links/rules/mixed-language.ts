import { pathIn } from '../../../src/urls.ts'
import { attribute } from '../site/element.ts'
import { linksIn } from '../site/links.ts'
import { linkSpot } from '../site/spot.ts'
import type { LinkRule } from './rule.ts'

/** A link stays in the language of its page, unless it says by `hreflang` that it changes it. */
export const mixedLanguage: LinkRule = {
  id: 'mixed-language',
  check(site) {
    return linksIn(site).flatMap(({ page, element, address, target }) => {
      if (!page.address || target.kind !== 'page') return []
      // Whether it says so truly is the business of the rule on hreflang.
      if (attribute(element, 'hreflang') !== undefined) return []
      const { locale, page: name } = page.address
      const { locale: to, page: targetName } = target.address
      if (to === locale) return []
      // The specification, section 2, fixes where the 404 page leads.
      if (name === 'notFound' && target.path === '/') return []
      const suggestion = pathIn(locale, targetName) + (target.anchor && `#${target.anchor}`)
      return {
        rule: 'mixed-language' as const,
        args: { address, from: locale, to, suggestion },
        spot: linkSpot(page, element),
      }
    })
  },
}
