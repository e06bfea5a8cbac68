import type { Content } from '../../content/content.ts'
import { relatedTo, wholeOf } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

/** Shorter texts differ by a word and by half their length. */
const SHORTEST = 40

/** Measured on Portuguese, English and Spanish, whose longest true ratios are 0.6 and 1.6. */
const RATIOS = { from: 0.45, to: 2.2 }

/** A translation far shorter or longer than its source has lost or gained a sentence. */
export default defineRule({
  id: 'suspicious-length',
  severity: 'warning',
  suppressible: true,
  compares: true,
  about: {
    en: `A translation is neither much shorter nor much longer than its source.
      Part of the text may be missing.`,
    pt: `Uma tradução não é muito mais curta nem muito mais longa que o original.
      Uma frase que se perdeu na tradução aparece primeiro no comprimento.`,
    es: `Una traducción no es mucho más corta ni mucho más larga que el original.
      Una frase que se perdió en la traducción se nota primero en la longitud.`,
  },
  check: (content: Content) =>
    content.pairs.flatMap(({ text, source }) => {
      if (Math.max(source.text.length, text.text.length) < SHORTEST) return []
      const ratio = text.text.length / source.text.length
      if (ratio >= RATIOS.from && ratio <= RATIOS.to) return []
      return [
        {
          ...wholeOf(text),
          ...relatedTo(source),
          data: { actual: text.text.length, expected: source.text.length },
        },
      ]
    }),
  messages: {
    en: ({ actual, expected }) => `
      This text has ${actual} characters, and its source has ${expected}.
      See whether a sentence was lost or added.`,
    pt: ({ actual, expected }) => `
      Este texto tem ${actual} caracteres, e o original tem ${expected}.
      Veja se alguma frase se perdeu ou foi acrescentada.`,
    es: ({ actual, expected }) => `
      Este texto tiene ${actual} caracteres y el original tiene ${expected}.
      Compruebe si se perdió o se añadió alguna frase.`,
  },
  cases: [
    {
      name: 'a translation that lost most of its words',
      file: 'content/es/experts.mdx',
      find: /(\n---\n\n)[^]*?(?=\n\n)/,
      replace: '$1‸Contrate.',
      report: /characters, and its source has/,
    },
  ],
})
