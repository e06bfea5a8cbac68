import type { Finding } from '../finding.ts'
import { pairsOf, partOf, relatedTo } from '../model/counterpart.ts'
import type { Rule } from './rule.ts'

/** A translation ends as its source does: as a sentence, a question, or a phrase without a sign. */
export const endPunctuation: Rule = {
  id: 'end-punctuation',
  allowable: true,
  check: (model) =>
    pairsOf(model).flatMap(({ text, source }): Finding[] => {
      const actual = endOf(text.text)
      const expected = endOf(source.text)
      if (kindOf(actual) === kindOf(expected)) return []
      const length = text.text.trimEnd().length
      return [
        {
          rule: 'end-punctuation',
          severity: 'warning',
          ...partOf(text, length - 1, length),
          ...relatedTo(source),
          args: { actual, expected },
        },
      ]
    }),
}

function endOf(text: string): string {
  return (
    /[.!?…:;,]$/.exec(
      text
        .trimEnd()
        .replace(/\.{3}$/, '…')
        .replace(/\s*[”"»)]$/, ''),
    )?.[0] ?? ''
  )
}

/** A cry in one language may be a plain sentence in another; a question stays one. */
function kindOf(sign: string): string {
  return sign === '!' ? '.' : sign
}
