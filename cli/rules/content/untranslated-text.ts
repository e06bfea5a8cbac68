import { SOURCE_LOCALE, type Locale } from '../../../src/locales.ts'
import type { Content } from '../../content/content-model.ts'
import { siteVocabulary } from '../../content/spelling/site-vocabulary.ts'
import { misspelledWords } from '../../content/spelling/spelling.ts'
import { suppressionAdvice } from '../../content/suppressions.ts'
import { relatedTo, locateText } from '../../content/texts.ts'
import { wordsIn } from '../../content/words-and-numbers.ts'
import { defineRule } from '../../core/rule.ts'
import { languageOf } from '../../word-lists/index.ts'

/** Texts with fewer words may be the same in two languages if all their words are correct. */
const MIN_WORDS = 5

export default defineRule({
  id: 'untranslated-text',
  severity: 'error',
  suppressible: true,
  implies: ['wrong-language'],
  what: {
    en: 'Translations are not identical to their source.',
    pt: 'As traduções não são idênticas ao original.',
    es: 'Las traducciones no son idénticas al original.',
  },
  why: {
    en: 'Names and short words may be the same in two languages, and texts in both variants of Portuguese; longer identical texts are probably untranslated. If such a text is correct, suppress the rule.',
    pt: 'Nomes e palavras curtas podem ser iguais em dois idiomas, e textos nas duas variantes do português; textos mais longos idênticos provavelmente não foram traduzidos. Se um desses textos está correto, desative a regra.',
    es: 'Los nombres y las palabras cortas pueden ser iguales en dos idiomas, y los textos en ambas variantes del portugués; los textos más largos idénticos probablemente no se han traducido. Si uno de esos textos es correcto, desactive la regla.',
  },
  check(content: Content) {
    const allowed = siteVocabulary(content)
    if (!allowed) return []
    return content.pairs.flatMap(({ text, source }) => {
      if (text.text !== source.text) return []
      const { locale } = text.file
      const isVariant = languageOf(locale) === languageOf(SOURCE_LOCALE)
      const canBeSame = isVariant || wordsIn(text.textInLanguage).length < MIN_WORDS
      const countWrong = (tag: Locale) => misspelledWords(text.textInLanguage, tag, allowed).length
      // A word that is misspelled in both variants is not evidence of the other variant.
      const wrong = countWrong(locale)
      if (canBeSame && (wrong === 0 || (isVariant && wrong <= countWrong(SOURCE_LOCALE)))) return []
      return {
        ...locateText(text),
        ...relatedTo(source),
        data: { isProse: text.key === undefined },
      }
    })
  },
  problem: {
    en: 'This text is identical to its source in pt-BR.',
    pt: 'Este texto é idêntico ao original em pt-BR.',
    es: 'Este texto es idéntico al original en pt-BR.',
  },
  fix: {
    en: ({ isProse }) =>
      `Translate it or, if it is correct, ${suppressionAdvice.en('untranslated-text', isProse)}`,
    pt: ({ isProse }) =>
      `Traduza-o ou, se estiver correto, ${suppressionAdvice.pt('untranslated-text', isProse)}`,
    es: ({ isProse }) =>
      `Tradúzcalo o, si es correcto, ${suppressionAdvice.es('untranslated-text', isProse)}`,
  },
  cases: [
    {
      name: 'a Portuguese text in English',
      file: 'content/en/hero.mdx',
      set: { viewPricing: '‸Ver planos e preços' },
      key: 'viewPricing',
      report: /identical to its source/,
    },
    {
      name: 'a text that is correct in both variants of Portuguese',
      file: 'content/pt-PT/experts.mdx',
      set: { title: 'Cada ponto é um especialista. O seu está aqui.' },
    },
  ],
})
