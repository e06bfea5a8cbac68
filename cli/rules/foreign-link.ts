import type { Finding } from '../finding.ts'
import { localeFilesOf } from '../model/counterpart.ts'
import { linksIn } from '../model/prose-links.ts'
import { siteLink } from '../model/site-link.ts'
import type { Rule } from './rule.ts'

/** A reader stays in the language of the page: links in prose lead to pages of the same language. */
export const foreignLink: Rule = {
  id: 'foreign-link',
  allowable: true,
  check: (model) =>
    localeFilesOf(model).flatMap((file) =>
      linksIn(file).flatMap(({ url, place }): Finding[] => {
        const locale = siteLink(url)?.locale
        if (locale === undefined || locale === file.locale) return []
        const args = { url, leadsTo: locale, locale: file.locale }
        return [{ rule: 'foreign-link', severity: 'error', file: file.path, place, args }]
      }),
    ),
}
