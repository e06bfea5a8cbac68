import { sourceLocale } from '../../src/locales.ts'
import type { Finding } from '../finding.ts'
import { pairsOf, relatedTo, wholeOf } from '../model/counterpart.ts'
import { glossaryOf } from '../model/glossary.ts'
import type { Rule } from './rule.ts'

/** A term is translated as the glossary has it. */
export const glossaryTerm: Rule = {
  id: 'glossary-term',
  allowable: true,
  check(model) {
    const { terms } = glossaryOf(model)
    return pairsOf(model).flatMap(({ text, source }) =>
      terms.flatMap((term): Finding[] => {
        const found = term[sourceLocale].find((wording) => contains(source.text, wording))
        const expected = term[text.file.locale]
        if (found === undefined || expected.some((wording) => contains(text.text, wording)))
          return []
        return [
          {
            rule: 'glossary-term',
            severity: 'warning',
            ...wholeOf(text),
            ...relatedTo(source),
            args: { source: found, expected },
          },
        ]
      }),
    )
  },
}

/** Whole words, whatever their case and the line breaks between them. */
function contains(text: string, wording: string): boolean {
  const plain = (words: string) =>
    ` ${words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return plain(text).includes(plain(wording))
}
