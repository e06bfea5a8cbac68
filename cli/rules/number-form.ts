import { locales, type Locale } from '../../src/locales.ts'
import type { Finding } from '../finding.ts'
import { copyOf, partOf } from '../model/counterpart.ts'
import type { CopyText } from '../model/copy-text.ts'
import { numbersIn } from '../model/numbers.ts'
import { onceEach } from '../model/once-each.ts'
import type { Rule } from './rule.ts'

/**
 * Numbers as other languages write them, by the decimal sign of this one. Three digits after a sign
 * are thousands: `1,000` reads as one in Portuguese, `1.000` as one in English.
 */
const foreignNumbers: Record<string, RegExp> = {
  '.': /^(?:\d{1,3}(?:\.\d{3})+|\d+,(?:\d{1,2}|\d{4,}))$/,
  ',': /^(?:\d{1,3}(?:,\d{3})+|\d+\.(?:\d{1,2}|\d{4,}))$/,
}

/** Made once: a number format takes longer to make than to use. */
const signs = new Map<string, Signs>(locales.map((locale) => [locale, signsOf(locale)]))

/** Numbers are written as the language of the file writes them. */
export const numberForm: Rule = {
  id: 'number-form',
  allowable: true,
  check: (model) => copyOf(model).flatMap(foreignNumbersIn),
}

const foreignNumbersIn = onceEach((text: CopyText) => {
  const { decimal = '.', group = ',' } = signs.get(text.file.locale) ?? {}
  return numbersIn(text.own).flatMap(({ text: found, start }): Finding[] => {
    if (!foreignNumbers[decimal]?.test(found)) return []
    const part = partOf(text, start, start + found.length)
    return [
      {
        rule: 'number-form',
        severity: 'error',
        ...part,
        args: {
          found,
          expected: found.replace(/[.,]/g, (sign) => (sign === decimal ? group : decimal)),
        },
      },
    ]
  })
})

interface Signs {
  decimal?: string | undefined
  /** Between thousands. */
  group?: string | undefined
}

function signsOf(locale: Locale): Signs {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6)
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return { decimal: sign('decimal'), group: sign('group') }
}
