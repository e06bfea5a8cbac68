import { nearest } from '../../core/suggestion.ts'
import { resourcesIn } from '../site/resources.ts'
import { targetOf } from '../site/target.ts'
import type { LinkRule } from './rule.ts'

/** Every picture, script, stylesheet, font and icon that the build names is in it. */
export const missingAsset: LinkRule = {
  id: 'missing-asset',
  check(site) {
    // Compressed copies are for the servers, no page names them.
    const known = [...site.files].filter((file) => !/\.(?:html|br|gz)$/.test(file))
    return resourcesIn(site).flatMap(({ address, base, spot }) => {
      const target = targetOf(site, base, address)
      // A part of the page itself, such as a symbol of a drawing.
      if (address.startsWith('#')) return []
      const isMissing =
        target.kind === 'nowhere' || target.kind === 'unreadable' || target.kind === 'page'
      if (!isMissing) return []
      const path = target.kind === 'nowhere' ? target.path.slice(1) : address
      const suggestion = nearest(path, known)
      return {
        rule: 'missing-asset' as const,
        args: { address, suggestion: suggestion && `/${suggestion}` },
        spot,
      }
    })
  },
}
