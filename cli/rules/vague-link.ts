import type { Locale } from '../../src/locales.ts'
import type { Finding } from '../finding.ts'
import { localeFilesOf } from '../model/counterpart.ts'
import { linksIn } from '../model/prose-links.ts'
import { languageDataOf } from '../word-lists/index.ts'
import type { Rule } from './rule.ts'

/** The words of a link say where it leads: a screen reader lists them without their sentence. */
export const vagueLink: Rule = {
  id: 'vague-link',
  allowable: true,
  check: (model) =>
    localeFilesOf(model).flatMap((file) =>
      linksIn(file)
        .filter(({ label, url }) => isVague(label, file.locale) || label === url)
        .map(({ label, place }): Finding => ({
          rule: 'vague-link',
          severity: 'warning',
          file: file.path,
          place,
          args: { label },
        })),
    ),
}

function isVague(label: string, locale: Locale): boolean {
  const words = label
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, '')
    .trim()
  const { vagueLabels = [] } = languageDataOf(locale) ?? {}
  return words === '' || vagueLabels.includes(words)
}
