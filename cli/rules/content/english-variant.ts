import variants from '../../word-lists/english-variants.json' with { type: 'json' }
import type { Content } from '../../content/content.ts'
import { matchesIn } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

type Variant = 'british' | 'american'

const other = { british: 'american', american: 'british' } as const

export default defineRule({
  id: 'english-variant',
  severity: 'warning',
  suppressible: true,
  about: {
    en: `English texts are either British or American, not both.
      The variant with more words from cli/word-lists/english-variants.json is the one of the site.`,
    pt: `Os textos em inglês seguem a grafia britânica ou a americana, não as duas.
      A grafia com mais palavras de cli/word-lists/english-variants.json é a do site.`,
    es: `Los textos en inglés siguen la grafía británica o la estadounidense, no las dos.
      La grafía con más palabras de cli/word-lists/english-variants.json es la del sitio.`,
  },
  check(content: Content) {
    const texts = content.texts.filter(({ file }) => file.locale === 'en')
    const wordsOf = (variant: Variant) =>
      variants.flatMap(({ stems, suffixes, ...ending }) => {
        const pattern = `\\b(${stems.replaceAll(' ', '|')})${ending[variant]}(${suffixes})\\b`
        return texts.flatMap((text) =>
          matchesIn(text, new RegExp(pattern, 'gi'), 'own').map(({ match, found, ...part }) => {
            const expected = `${match[1]}${ending[other[variant]]}${match[2]}`
            return { ...part, data: { found, expected, variant: other[variant] } }
          }),
        )
      })
    const british = wordsOf('british')
    const american = wordsOf('american')
    return british.length >= american.length ? american : british
  },
  messages: {
    en: ({ found, expected, variant }) => `
      \`${found}\` is ${names.en[other[variant]]} English, but most texts are ${names.en[variant]}.
      Write \`${expected}\`.`,
    pt: ({ found, expected, variant }) => `
      \`${found}\` é inglês ${names.pt[other[variant]]}, mas a maioria dos textos está em inglês ${names.pt[variant]}.
      Escreva \`${expected}\`.`,
    es: ({ found, expected, variant }) => `
      \`${found}\` es inglés ${names.es[other[variant]]}, pero la mayoría de los textos están en inglés ${names.es[variant]}.
      Escriba \`${expected}\`.`,
  },
  cases: [
    {
      name: 'an American word among British ones',
      file: 'content/en/chatbot.mdx',
      find: /\n*$/,
      replace: ' Your ‸favorite channel.\n',
      report: /Write `favourite`/,
    },
    {
      name: 'words that only look American',
      file: 'content/en/chatbot.mdx',
      find: /\n*$/,
      replace: ' A realistic, rigorous author of a prize.\n',
    },
  ],
})

const names = {
  en: { british: 'British', american: 'American' },
  pt: { british: 'britânico', american: 'americano' },
  es: { british: 'británico', american: 'estadounidense' },
}
