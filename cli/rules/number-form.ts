import type { Locale } from '../../src/locales.ts'
import type { Finding } from '../finding.ts'
import { copyOf, partOf } from '../model/counterpart.ts'
import type { CopyText } from '../model/copy-text.ts'
import { numbersIn } from '../model/numbers.ts'
import { onceEach } from '../model/once-each.ts'
import type { Rule } from './rule.ts'

/** Thousands as the other languages write them: `1,000` reads as one in Portuguese, `1.000` as one in English. */
const foreignThousands: Record<Locale, RegExp> = {
  'pt-BR': /^\d{1,3}(?:,\d{3})+$/,
  'pt-PT': /^\d{1,3}(?:,\d{3})+$/,
  en: /^\d{1,3}(?:\.\d{3})+$/,
  es: /^\d{1,3}(?:,\d{3})+$/,
}

/** Decimals as the other languages write them; three digits after the sign could be thousands. */
const foreignDecimals: Record<Locale, RegExp> = {
  'pt-BR': /^\d+\.(?:\d{1,2}|\d{4,})$/,
  'pt-PT': /^\d+\.(?:\d{1,2}|\d{4,})$/,
  en: /^\d+,(?:\d{1,2}|\d{4,})$/,
  es: /^\d+\.(?:\d{1,2}|\d{4,})$/,
}

/** Numbers are written as the language of the file writes them. */
export const numberForm: Rule = {
  id: 'number-form',
  allowable: true,
  check: (model) => copyOf(model).flatMap(foreignNumbersIn),
}

const foreignNumbersIn = onceEach((text: CopyText) => {
  const { locale } = text.file
  return numbersIn(text.own).flatMap(({ text: found, start }): Finding[] => {
    const isThousands = foreignThousands[locale].test(found)
    if (!isThousands && !foreignDecimals[locale].test(found)) return []
    const part = partOf(text, start, start + found.length)
    return [
      {
        rule: 'number-form',
        severity: 'error',
        ...part,
        args: { found, expected: swapSeparators(found) },
      },
    ]
  })
})

function swapSeparators(number: string): string {
  return number.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
}
