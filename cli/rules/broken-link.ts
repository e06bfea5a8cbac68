import type { Finding } from '../finding.ts'
import { localeFilesOf } from '../model/counterpart.ts'
import { linksIn } from '../model/prose-links.ts'
import { knownAnchors, knownPaths, siteLink } from '../model/site-link.ts'
import { nearest } from '../suggestion.ts'
import type { Rule } from './rule.ts'

/** A link to our own pages leads to a page and a section that are there. */
export const brokenLink: Rule = {
  id: 'broken-link',
  check: (model) =>
    localeFilesOf(model).flatMap((file) =>
      linksIn(file).flatMap(({ url, place }): Finding[] => {
        const link = siteLink(url)
        if (!link) return []
        const finding = { rule: 'broken-link', severity: 'error', file: file.path, place } as const
        const { path, anchor } = link
        if (path !== '' && !knownPaths.includes(path)) {
          const suggestion = nearest(path, knownPaths)
          return [
            { ...finding, args: { problem: 'page', target: path, known: knownPaths, suggestion } },
          ]
        }
        if (anchor === undefined || knownAnchors.includes(anchor)) return []
        const suggestion = nearest(anchor, knownAnchors)
        const known = knownAnchors.map((name) => `#${name}`)
        return [
          {
            ...finding,
            args: {
              problem: 'anchor',
              target: `#${anchor}`,
              known,
              suggestion: suggestion && `#${suggestion}`,
            },
          },
        ]
      }),
    ),
}
