import type { Finding } from '../finding.ts'
import { copyOf, partOf } from '../model/counterpart.ts'
import type { CopyText } from '../model/copy-text.ts'
import { onceEach } from '../model/once-each.ts'
import type { Rule } from './rule.ts'

const DOUBLED = /(?<![\p{L}\p{N}-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}-])/giu

/** A word that stands twice in a row is a slip of the hand. */
export const doubledWord: Rule = {
  id: 'doubled-word',
  allowable: true,
  check: (model) => copyOf(model).flatMap(doubledIn),
}

const doubledIn = onceEach((text: CopyText) =>
  Array.from(text.text.matchAll(DOUBLED), (match): Finding => {
    const second = match.index + match[0].length - (match[1]?.length ?? 0)
    return {
      rule: 'doubled-word',
      severity: 'error',
      ...partOf(text, second, match.index + match[0].length),
      args: { word: match[1] ?? '' },
    }
  }),
)
