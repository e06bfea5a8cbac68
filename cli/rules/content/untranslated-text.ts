import type { Content } from '../../content/content.ts'
import { relatedTo, wholeOf } from '../../content/texts.ts'
import { wordsIn } from '../../content/words.ts'
import { defineRule } from '../../core/rule.ts'
import { languageDataOf, languageOf } from '../../word-lists/index.ts'

/** A translation is not the source once more. */
export default defineRule({
  id: 'untranslated-text',
  severity: 'error',
  suppressible: true,
  implies: ['wrong-language'],
  about: {
    en: `A translation is not identical to its source.
      Names and short words may be the same in two languages; longer identical texts are probably untranslated. If one is right, suppress the rule.`,
    pt: `Uma tradução não é o original outra vez.
      Nomes e palavras curtas podem ser iguais em dois idiomas; textos mais longos iguais foram esquecidos. Se estão certos, diga por quê na linha acima.`,
    es: `Una traducción no es el original otra vez.
      Los nombres y las palabras cortas pueden ser iguales en dos idiomas; los textos más largos iguales se olvidaron. Si son correctos, diga por qué en la línea anterior.`,
  },
  check: (content: Content) =>
    content.pairs.flatMap(({ text, source }) => {
      if (text.text !== source.text) return []
      const { locale } = text.file
      const words = wordsIn(text.own)
      // English has no accents: a single accented word was forgotten too.
      const language = languageOf(locale)
      const isForeign = language === 'en' && words.some((word) => /[^\p{ASCII}’]/u.test(word.text))
      const fewest = languageDataOf(locale)?.fewestEqualWords ?? Infinity
      if (words.length < fewest && !isForeign) return []
      return [
        {
          ...wholeOf(text),
          ...relatedTo(source),
          data: { locale },
        },
      ]
    }),
  messages: {
    en: () => `This text is the source in pt-BR, word for word.
      Translate it. If the words are the same in this language, say so in the line above: # allow untranslated-text: …`,
    pt: () => `Este texto é o original em pt-BR, palavra por palavra.
      Traduza-o. Se as palavras são as mesmas neste idioma, diga isso na linha acima: # allow untranslated-text: …`,
    es: () => `Este texto es el original en pt-BR, palabra por palabra.
      Tradúzcalo. Si las palabras son iguales en este idioma, dígalo en la línea anterior: # allow untranslated-text: …`,
  },
  cases: [
    {
      name: 'an English text that is still Portuguese',
      file: 'content/en/hero.mdx',
      find: /^viewPricing: .*/m,
      replace: 'viewPricing: ‸Ver planos e preços',
      key: 'viewPricing',
      report: /word for word/,
    },
  ],
})
