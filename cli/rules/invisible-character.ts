import type { Finding } from '../finding.ts'
import { copyOf, partOf } from '../model/counterpart.ts'
import type { Rule } from './rule.ts'

/** Characters without width, and marks of direction: they come from a paste and break searches and line breaks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g

/** Prose holds no character that can't be seen; keys are checked with their values. */
export const invisibleCharacter: Rule = {
  id: 'invisible-character',
  check: (model) =>
    copyOf(model)
      .filter(({ key }) => key === undefined)
      .flatMap((text) =>
        Array.from(text.text.matchAll(INVISIBLE), (match): Finding => {
          const part = partOf(text, match.index, match.index + 1)
          const { line, column, end } = part.place
          return {
            rule: 'invisible-character',
            severity: 'error',
            ...part,
            args: {
              code: `U+${match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
            },
            ...(end && { repair: { from: { line, column }, to: end, text: '' } }),
          }
        }),
      ),
}
