import type { Finding } from '../finding.ts'
import { copyOf, partOf } from '../model/counterpart.ts'
import type { CopyText } from '../model/copy-text.ts'
import { onceEach } from '../model/once-each.ts'
import { languageDataOf } from '../word-lists/index.ts'
import type { Rule } from './rule.ts'

const DOUBLED = /(?<![\p{L}\p{N}-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}-])/giu

/** A word that stands twice in a row is a slip of the hand. */
export const doubledWord: Rule = {
  id: 'doubled-word',
  allowable: true,
  check: (model) => copyOf(model).flatMap(doubledIn),
}

const doubledIn = onceEach((text: CopyText) => {
  const { doubledWords = [] } = languageDataOf(text.file.locale) ?? {}
  return Array.from(text.text.matchAll(DOUBLED)).flatMap((match): Finding[] => {
    const [both, word = ''] = match
    if (doubledWords.includes(word.toLowerCase())) return []
    const end = match.index + both.length
    return [
      {
        rule: 'doubled-word',
        severity: 'error',
        ...partOf(text, end - word.length, end),
        args: { word },
      },
    ]
  })
})
