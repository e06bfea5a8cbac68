import { addresses } from '../../../src/addresses.ts'
import { nearest } from '../../suggestion.ts'
import { linksIn } from '../site/links.ts'
import { linkSpot } from '../site/spot.ts'
import type { LinkRule } from './rule.ts'

/** A link within the site leads to a page or a file. */
export const brokenLink: LinkRule = {
  id: 'broken-link',
  check(site) {
    const known = [
      ...addresses.map(({ path }) => path),
      ...[...site.files].map((file) => `/${file}`),
    ]
    const open = known.filter((path) => !path.endsWith('.html'))
    return linksIn(site).flatMap(({ page, element, address, target }) => {
      if (target.kind !== 'nowhere' || /^\s*(?:$|#)/.test(address)) return []
      return {
        rule: 'broken-link' as const,
        args: { address, suggestion: suggestionFor(target.path, open) },
        spot: linkSpot(page, element),
      }
    })
  },
}

/** The address of the page where one was named by its file or with a last slash, else the nearest one. */
function suggestionFor(path: string, open: readonly string[]): string | undefined {
  const page = path.replace(/(?:\/index)?(?:\.html|\/)$/, '') || '/'
  return open.includes(page) ? page : nearest(path, open)
}
