import type { Finding } from '../finding.ts'
import { copyOf, partOf } from '../model/counterpart.ts'
import type { CopyText } from '../model/copy-text.ts'
import { onceEach } from '../model/once-each.ts'
import type { Rule } from './rule.ts'

const NUMBER = String.raw`\d[\d.,\u00a0\u202f ]*(?:\s?(?:mil|thousand|k)\b)?`
const SIGN = String.raw`(?:R\$|US\$|€|\$|£)`
const UNIT = String.raw`(?:reais|real|euros?|d[óo]lar(?:es)?|dollars?|pounds?|libras?|BRL|EUR|USD|GBP)`

const AMOUNT = new RegExp(
  String.raw`${SIGN}\s?${NUMBER}|\b(?:BRL|EUR|USD|GBP)\s?${NUMBER}|${NUMBER}\s?(?:${SIGN}|(?:de\s+)?${UNIT}(?![\p{L}]))`,
  'gu',
)

/** Amounts come from the price table: one that is typed would be wrong after the next change of prices. */
export const typedAmount: Rule = {
  id: 'typed-amount',
  allowable: true,
  check: (model) => copyOf(model).flatMap(amountsIn),
}

const amountsIn = onceEach((text: CopyText) =>
  Array.from(text.text.matchAll(AMOUNT), (match): Finding => {
    const amount = match[0].trim()
    return {
      rule: 'typed-amount',
      severity: 'error',
      ...partOf(text, match.index, match.index + amount.length),
      args: { amount },
    }
  }),
)
