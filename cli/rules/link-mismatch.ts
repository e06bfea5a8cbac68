import type { LocaleContentFile } from '../content-model.ts'
import type { Finding } from '../finding.ts'
import { prosePairsOf } from '../model/counterpart.ts'
import { difference } from '../model/multiset.ts'
import { placesOfDifference } from '../model/prose-outline.ts'
import { linksIn } from '../model/prose-links.ts'
import { siteLink } from '../model/site-link.ts'
import type { Rule } from './rule.ts'

/** Prose has the links of its source, each to the page of its own language. */
export const linkMismatch: Rule = {
  id: 'link-mismatch',
  allowable: true,
  check: (model) =>
    prosePairsOf(model).flatMap(({ file, source }): Finding[] => {
      const expected = targetsIn(source)
      const actual = targetsIn(file)
      const { missing, extra } = difference(
        expected.map(({ target }) => target),
        actual.map(({ target }) => target),
      )
      if (missing.length === 0 && extra.length === 0) return []
      const lost = expected.find(({ target }) => missing.includes(target))
      const wrong = actual.find(({ target }) => extra.includes(target))
      return [
        {
          rule: 'link-mismatch',
          severity: 'error',
          ...placesOfDifference(file, source, lost?.place, wrong?.place),
          args: { missing, extra },
        },
      ]
    }),
}

function targetsIn(file: LocaleContentFile) {
  return linksIn(file).map(({ url, place }) => ({ target: neutral(url, file), place }))
}

/** The same for the pages of every language: `/es/precos` is `/precos` on a Spanish page. */
function neutral(url: string, { locale }: LocaleContentFile): string {
  const link = siteLink(url)
  if (link?.locale !== locale) return url
  const path = link.path.slice(`/${locale}`.length) || '/'
  return link.anchor === undefined ? path : `${path}#${link.anchor}`
}
