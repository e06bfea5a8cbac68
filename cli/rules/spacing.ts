import type { Finding, Repair } from '../finding.ts'
import { copyOf, partOf } from '../model/counterpart.ts'
import type { CopyText } from '../model/copy-text.ts'
import { onceEach } from '../model/once-each.ts'
import { languageDataOf } from '../word-lists/index.ts'
import type { Rule } from './rule.ts'

const slips = [
  { problem: 'double', pattern: /(?<=\S)[ \t]{2,}(?=\S)/g, repaired: ' ' },
  {
    problem: 'before-sign',
    pattern: /(?<=[\p{L}\p{N})”"}])[ \u00a0]+(?=[,;:!?](?:\s|$)|\.(?:\s|$))/gu,
    repaired: '',
  },
  { problem: 'after-comma', pattern: /(?<=\p{L})[,;](?=\p{L})/gu, repaired: undefined },
] as const

/** One space between words, none before a sign, one after it. */
export const spacing: Rule = {
  id: 'spacing',
  allowable: true,
  check: (model) => copyOf(model).flatMap(slipsIn),
}

const slipsIn = onceEach((text: CopyText) => {
  const { spaceBeforeSigns } = languageDataOf(text.file.locale) ?? {}
  return slips.flatMap(({ problem, pattern, repaired }) =>
    Array.from(text.text.matchAll(pattern)).flatMap((match): Finding[] => {
      const end = match.index + match[0].length
      const isWanted = spaceBeforeSigns && problem === 'before-sign'
      if (isWanted && /[:;!?]/.test(text.text.charAt(end))) return []
      const part = partOf(text, match.index, end)
      const repair = repairOf(part.place, repaired)
      return [
        {
          rule: 'spacing',
          severity: 'warning',
          ...part,
          args: { problem },
          ...(repair && { repair }),
        },
      ]
    }),
  )
})

/** Only where the report knows the very place: a place that stands for a whole text is left alone. */
function repairOf(
  { line, column, end }: Finding['place'],
  text: string | undefined,
): Repair | undefined {
  if (text === undefined || end?.line !== line || end.column - column > 20) return undefined
  return { from: { line, column }, to: end, text }
}
