import type { Finding } from '../finding.ts'
import { copyOf, partOf } from '../model/counterpart.ts'
import type { CopyText } from '../model/copy-text.ts'
import { onceEach } from '../model/once-each.ts'
import type { Rule } from './rule.ts'

const pairs = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
] as const

/** Braces in keys are checked with their values. */
const prosePairs = [['{', '}']] as const

/** In Spanish a question and a cry open with a sign of their own. */
const spanishPairs = [
  ['¿', '?'],
  ['¡', '!'],
] as const

/** Markup of prose that has not become bold, italics or a link. */
const LEFT_OVER = /\*\*|__|\](?=\s+\()/
/** Markup in the value of a key, which is plain text. */
const MARKUP = /\*\*|__|\*(?=[^\s*][^*]*\*)|`|\]\s*\(|&[a-z]+;|<\/?[a-z][^>]*>/i

/** Brackets and quotation marks come in pairs, and visitors see no markup. */
export const unbalancedPair: Rule = {
  id: 'unbalanced-pair',
  allowable: true,
  check: (model) => copyOf(model).flatMap(unbalancedIn),
}

const unbalancedIn = onceEach((text: CopyText): Finding[] => {
  const all = [
    ...pairs,
    ...(text.key === undefined ? prosePairs : []),
    ...(text.file.locale === 'es' ? spanishPairs : []),
  ]
  const finding = (sign: string, partner: string, at: number): Finding => ({
    rule: 'unbalanced-pair',
    severity: 'error',
    ...partOf(text, at, at + sign.length),
    args: { sign, partner },
  })
  const single = all.flatMap(([open, close]) => {
    const difference = countOf(text.own, open) - countOf(text.own, close)
    if (difference === 0) return []
    const [sign, partner] = difference > 0 ? [open, close] : [close, open]
    return [finding(sign, partner, text.own.lastIndexOf(sign))]
  })
  const mark = (text.key === undefined ? LEFT_OVER : MARKUP).exec(text.own)
  return mark ? [...single, finding(mark[0], mark[0], mark.index)] : single
})

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1
}
