import { acceptedSource, isStale } from '../../content/translations/accepted-source.ts'
import type { Content } from '../../content/content-model.ts'
import { suppressionAdvice } from '../../content/suppressions.ts'
import { relatedTo, locateText } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

/** In characters; the lengths of shorter texts can differ greatly between languages. */
const MIN_LENGTH = 40

/** The site's longer translations are 0.55 to 1.7 times as long as their sources. */
const MIN_RATIO = 0.45
const MAX_RATIO = 2.2

export default defineRule({
  id: 'suspicious-length',
  severity: 'warning',
  suppressible: true,
  isComparison: true,
  what: {
    en: 'Translations are neither much shorter nor much longer than their source.',
    pt: 'As traduções não são muito mais curtas nem muito mais longas que o original.',
    es: 'Las traducciones no son mucho más cortas ni mucho más largas que el original.',
  },
  why: {
    en: 'Part of the text may be missing.',
    pt: 'Pode faltar uma parte do texto.',
    es: 'Puede faltar una parte del texto.',
  },
  check: (content: Content) =>
    content.pairs.flatMap((pair) => {
      // If the source has changed, `stale-translation` reports it.
      if (acceptedSource(content.accepted, pair) && isStale(content.accepted, pair)) return []
      const { text, source } = pair
      // How much of the headline precedes the changing word depends on the language's word order.
      if (text.key?.[0] === 'headline') return []
      const actual = text.text.length
      const expected = source.text.length
      const ratio = actual / expected
      const isNormal = ratio >= MIN_RATIO && ratio <= MAX_RATIO
      if (isNormal || Math.max(actual, expected) < MIN_LENGTH) return []
      return {
        ...locateText(text),
        ...relatedTo(source),
        data: { actual, expected, isProse: text.key === undefined },
      }
    }),
  problem: {
    en: ({ actual, expected }) =>
      `This text has ${actual} characters, but its source has ${expected}.`,
    pt: ({ actual, expected }) =>
      `Este texto tem ${actual} caracteres, mas o original tem ${expected}.`,
    es: ({ actual, expected }) =>
      `Este texto tiene ${actual} caracteres, pero el original tiene ${expected}.`,
  },
  fix: {
    en: ({ isProse }) =>
      `Check whether a sentence is missing or has been added. If nothing is, ${suppressionAdvice.en('suspicious-length', isProse)}`,
    pt: ({ isProse }) =>
      `Verifique se falta ou sobra alguma frase. Se não, ${suppressionAdvice.pt('suspicious-length', isProse)}`,
    es: ({ isProse }) =>
      `Compruebe si falta o sobra alguna frase. Si no, ${suppressionAdvice.es('suspicious-length', isProse)}`,
  },
  cases: [
    {
      name: 'a translation without most of its words',
      file: 'content/es/experts.mdx',
      find: /(\n---\n\n)[^]*?(?=\n\n)/,
      replace: '$1‸Contrate.',
      report:
        /9 characters, but its source has[^]*above the closing `---`: # allow suspicious-length: /,
    },
  ],
})
