import type { Content } from '../../content/content.ts'
import { relatedTo, wholeOf } from '../../content/texts.ts'
import { wordsIn } from '../../content/words.ts'
import { defineRule } from '../../core/rule.ts'
import { languageDataOf, languageOf } from '../../word-lists/index.ts'

export default defineRule({
  id: 'untranslated-text',
  severity: 'error',
  suppressible: true,
  implies: ['wrong-language'],
  about: {
    en: `A translation is not identical to its source.
      Names and short words may be the same in two languages; longer identical texts are probably untranslated. If one is right, suppress the rule.`,
    pt: `Uma tradução não é idêntica ao original.
      Nomes e palavras curtas podem ser iguais em dois idiomas; textos mais longos idênticos provavelmente não foram traduzidos. Se um deles está certo, suprima a regra.`,
    es: `Una traducción no es idéntica al original.
      Los nombres y las palabras cortas pueden ser iguales en dos idiomas; los textos más largos idénticos probablemente no se han traducido. Si uno de ellos es correcto, suprima la regla.`,
  },
  check: (content: Content) =>
    content.pairs.flatMap(({ text, source }) => {
      if (text.text !== source.text) return []
      const { locale } = text.file
      const words = wordsIn(text.own)
      // English has no accents, so a single word is enough.
      const isForeign =
        languageOf(locale) === 'en' && words.some((word) => /[^\p{ASCII}’]/u.test(word.text))
      const fewest = languageDataOf(locale)?.fewestEqualWords ?? Infinity
      if (words.length < fewest && !isForeign) return []
      return { ...wholeOf(text), ...relatedTo(source), data: { locale } }
    }),
  messages: {
    en: () => `This text is identical to its source in pt-BR.
      Translate it. If it is right, write this line above it: # allow untranslated-text: your reason`,
    pt: () => `Este texto é idêntico ao original em pt-BR.
      Traduza-o. Se está certo, escreva esta linha acima dele: # allow untranslated-text: o seu motivo`,
    es: () => `Este texto es idéntico al original en pt-BR.
      Tradúzcalo. Si es correcto, escriba esta línea encima: # allow untranslated-text: su motivo`,
  },
  cases: [
    {
      name: 'an English text that is still Portuguese',
      file: 'content/en/hero.mdx',
      find: /^viewPricing: .*/m,
      replace: 'viewPricing: ‸Ver planos e preços',
      key: 'viewPricing',
      report: /identical to its source/,
    },
  ],
})
