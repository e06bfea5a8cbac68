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
    const plain = once(plainWords)
    /** Whole words, whatever their case and the line breaks between them. */
    const contains = (text: string, wording: string) => plain(text).includes(plain(wording))

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

function plainWords(text: string): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  return ` ${words.trim()} `
}

/** The same answers, each worked out once: a text is looked at for every term. */
function once(answer: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const found = known.get(text) ?? answer(text)
    known.set(text, found)
    return found
  }
}
