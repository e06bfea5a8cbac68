import { sourceOf } from '../content-model.ts'
import type { Finding } from '../finding.ts'
import { localeFilesOf } from '../model/counterpart.ts'
import { difference } from '../model/multiset.ts'
import { blockLike, proseStart } from '../model/prose-outline.ts'
import { linksIn } from '../model/prose-links.ts'
import { siteLink } from '../model/site-link.ts'
import type { LocaleContentFile } from '../content-model.ts'
import type { Rule } from './rule.ts'

/** Prose has the links of its source, each to the page of its own language. */
export const linkMismatch: Rule = {
  id: 'link-mismatch',
  allowable: true,
  check: (model) =>
    localeFilesOf(model).flatMap((file): Finding[] => {
      const source = sourceOf(model, file)
      if (source?.prose?.state !== 'parsed' || file.prose?.state !== 'parsed') return []
      const targets = linksIn(file).map(({ url }) => neutral(url, file))
      const expected = linksIn(source).map(({ url }) => neutral(url, source))
      const { missing, extra } = difference(expected, targets)
      if (missing.length === 0 && extra.length === 0) return []
      const wrong = linksIn(file).find(({ url }) => extra.includes(neutral(url, file)))
      const related = linksIn(source).find(({ url }) => missing.includes(neutral(url, source)))
      return [
        {
          rule: 'link-mismatch',
          severity: 'error',
          file: file.path,
          place:
            wrong?.place ?? (related ? blockLike(file, source, related.place) : proseStart(file)),
          related: { file: source.path, place: related?.place ?? proseStart(source) },
          args: { missing, extra },
        },
      ]
    }),
}

/** The same for the pages of every language: `/es/precos` is `/precos` on a Spanish page. */
function neutral(url: string, { locale }: LocaleContentFile): string {
  const link = siteLink(url)
  if (link?.locale !== locale) return url
  const path = link.path.slice(`/${locale}`.length) || '/'
  return link.anchor === undefined ? path : `${path}#${link.anchor}`
}
