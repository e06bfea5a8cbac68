import { pageUrls } from '../../../src/urls.ts'
import { pointAt } from '../../core/location.ts'
import { nearest } from '../../core/suggestion.ts'
import { linksIn } from '../site/links.ts'
import { linkSpot } from '../site/spot.ts'
import { targetOf } from '../site/target.ts'
import type { BuiltSite } from '../site/read-site.ts'
import type { LinkFault, LinkRule } from './rule.ts'

/** A link within the site leads to a page or a file. */
export const brokenLink: LinkRule = {
  id: 'broken-link',
  check(site) {
    const known = [
      ...pageUrls.map(({ path }) => path),
      ...[...site.files].map((file) => `/${file}`),
    ]
    const open = known.filter((path) => !path.endsWith('.html'))
    const onPages = linksIn(site).flatMap(({ page, element, address, target }) => {
      if (target.kind !== 'nowhere' || /^\s*(?:$|#)/.test(address)) return []
      return {
        rule: 'broken-link' as const,
        args: { address, suggestion: suggestionFor(target.path, open) },
        spot: linkSpot(page, element),
      }
    })
    return [...onPages, ...inTexts(site, open)]
  },
}

/** Addresses of this site in text files such as `llms.txt`; robots.txt has a rule of its own. */
function inTexts(site: BuiltSite, open: readonly string[]): LinkFault[] {
  const files = site.texts.filter(({ file }) => file.endsWith('.txt') && file !== 'robots.txt')
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].flatMap((match): LinkFault[] => {
      const address = match[0].replace(/[.,;:!?]+$/, '')
      const target = targetOf(site, '/', address)
      if (target.kind !== 'nowhere') return []
      const nearby = suggestionFor(target.path, open)
      const suggestion = nearby && site.siteUrl + nearby
      const end = pointAt(text, match.index + address.length)
      const place = { ...pointAt(text, match.index), end }
      const spot = { on: 'file', path, place } as const
      return [{ rule: 'broken-link', args: { address, suggestion }, spot }]
    }),
  )
}

/** The address of the page where one was named by its file or with a last slash, else the nearest one. */
function suggestionFor(path: string, open: readonly string[]): string | undefined {
  const page = path.replace(/(?:\/index)?(?:\.html|\/)$/, '') || '/'
  return open.includes(page) ? page : nearest(path, open)
}
