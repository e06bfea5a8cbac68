import type { Finding } from '../finding.ts'
import { localeFilesOf } from '../model/counterpart.ts'
import { linksIn } from '../model/prose-links.ts'
import type { Rule } from './rule.ts'

/** What a link may begin with: another page of the web in safety, a mail, a call, our own pages. */
const SAFE = /^(?:https:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+$|tel:\+\d{8,15}$|#|\/(?!\/)|\?)/i

/** A link leads to a safe address, written out in full. */
export const unsafeLink: Rule = {
  id: 'unsafe-link',
  check: (model) =>
    localeFilesOf(model).flatMap((file) =>
      linksIn(file)
        .filter(({ url }) => !SAFE.test(url))
        .map(({ url, place }): Finding => ({
          rule: 'unsafe-link',
          severity: 'error',
          file: file.path,
          place,
          args: { url },
        })),
    ),
}
