import type { Finding } from '../finding.ts'
import { localeFilesOf } from '../model/counterpart.ts'
import { linksIn } from '../model/prose-links.ts'
import vagueWords from '../word-lists/vague-link-words.json' with { type: 'json' }
import type { Rule } from './rule.ts'

/** The words of a link say where it leads: a screen reader lists them without their sentence. */
export const vagueLink: Rule = {
  id: 'vague-link',
  allowable: true,
  check: (model) =>
    localeFilesOf(model).flatMap((file) =>
      linksIn(file)
        .filter(({ label, url }) => isVague(label, vagueWords[file.locale]) || label === url)
        .map(({ label, place }): Finding => ({
          rule: 'vague-link',
          severity: 'warning',
          file: file.path,
          place,
          args: { label },
        })),
    ),
}

function isVague(label: string, list: readonly string[]): boolean {
  const words = label
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, '')
    .trim()
  return words === '' || list.includes(words)
}
