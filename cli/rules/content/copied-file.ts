import { SOURCE_LOCALE } from '../../../src/locales.ts'
import { sourceOf, type Content, type CopyText } from '../../content/content-model.ts'
import { findOtherVariantForms } from '../../content/spelling/portuguese-variants.ts'
import { siteVocabulary } from '../../content/spelling/site-vocabulary.ts'
import { misspelledWords } from '../../content/spelling/spelling.ts'
import { locateText } from '../../content/texts.ts'
import { wordsIn } from '../../content/words-and-numbers.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'
import { languageOf } from '../../word-lists/index.ts'

/** Texts with fewer words are often the same in both variants of Portuguese. */
const MIN_WORDS = 5

/** A file is a copy if at least this share of its longer texts is unchanged from the source. */
const MIN_SHARE = 0.6

export default defineRule({
  id: 'copied-file',
  severity: 'error',
  suppressible: true,
  hidesComparisonsInFile: true,
  implies: ['untranslated-text', 'wrong-language', 'portuguese-variant'],
  what: {
    en: 'Translated files are not copies of the pt-BR files.',
    pt: 'Os arquivos traduzidos não são cópias dos arquivos em pt-BR.',
    es: 'Los archivos traducidos no son copias de los archivos en pt-BR.',
  },
  why: {
    en: 'This includes pt-PT, which has its own wording. Files in which most of the longer texts are identical are reported.',
    pt: 'Isso vale também para o pt-PT, que tem redação própria. A regra aponta os arquivos em que a maioria dos textos mais longos é idêntica.',
    es: 'Esto incluye el pt-PT, que tiene su propia redacción. La regla señala los archivos en los que la mayoría de los textos más largos son idénticos.',
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) => {
      const source = sourceOf(content, file)
      if (!source) return []
      const pairs = content.pairs.filter(({ text }) => text.file === file)
      const long = pairs.filter(({ text }) => wordsIn(text.textInLanguage).length >= MIN_WORDS)
      const equal = long.filter((pair) => pair.text.text === pair.source.text)
      const [first] = equal
      if (!first || long.length < 3 || equal.length < MIN_SHARE * long.length) return []
      const canBeSame = equal.every(({ text }) => isOfBothVariants(text, content))
      const copy = { file: file.path }
      return {
        ...(canBeSame ? locateText(first.text) : copy),
        related: { file: source.path, place: fileStart },
        severity: canBeSame ? ('warning' as const) : ('error' as const),
        data: {
          locale: file.locale,
          equal: equal.length,
          of: long.length,
          problem: canBeSame ? ('question' as const) : ('copy' as const),
        },
      }
    }),
  problem: {
    en: {
      copy: ({ equal, of }) =>
        `This file looks like a copy: ${equal} of its ${of} longer texts are identical to pt-BR.`,
      question: ({ equal, of }) =>
        `Are these texts meant to be the same as in pt-BR? ${equal} of the ${of} longer ones are.`,
    },
    pt: {
      copy: ({ equal, of }) =>
        `Este arquivo parece uma cópia: ${equal} dos ${of} textos mais longos são idênticos aos de pt-BR.`,
      question: ({ equal, of }) =>
        `Estes textos devem mesmo ser iguais aos de pt-BR? ${equal} dos ${of} mais longos são.`,
    },
    es: {
      copy: ({ equal, of }) =>
        `Este archivo parece una copia: ${equal} de los ${of} textos más largos son idénticos a los de pt-BR.`,
      question: ({ equal, of }) =>
        `¿Estos textos deben ser iguales a los de pt-BR? ${equal} de los ${of} más largos lo son.`,
    },
  },
  fix: {
    en: {
      copy: ({ locale }) => `Translate it into ${locale}; the wording can be quite different.`,
      question: ({ locale }) =>
        `Every word is also correct in ${locale}. If the texts are meant to be the same, write this line above this one: # allow copied-file: your reason`,
    },
    pt: {
      copy: ({ locale }) => `Traduza-o para ${locale}; a redação pode ser bem diferente.`,
      question: ({ locale }) =>
        `Todas as palavras também estão corretas em ${locale}. Se os textos devem mesmo ser iguais, escreva esta linha acima deste: # allow copied-file: o motivo`,
    },
    es: {
      copy: ({ locale }) => `Tradúzcalo a ${locale}; la redacción puede ser muy distinta.`,
      question: ({ locale }) =>
        `Todas las palabras también son correctas en ${locale}. Si los textos deben ser iguales, escriba esta línea encima de este: # allow copied-file: el motivo`,
    },
  },
  cases: [
    {
      name: 'the pt-BR file in the pt-PT folder',
      file: 'content/pt-PT/experts.mdx',
      copyOf: 'content/pt-BR/experts.mdx',
      report: /looks like a copy/,
    },
    {
      name: 'texts that are correct in both variants of Portuguese',
      file: 'content/pt-BR/industries.mdx',
      copyOf: 'content/pt-PT/industries.mdx',
      reportedAt: { file: 'content/pt-PT/industries.mdx', after: /^title: /m },
      key: 'title',
      report: /meant to be the same as in pt-BR.*# allow copied-file/s,
    },
  ],
})

/**
 * Whether each word in a text is correct in both variants of Portuguese. If so, a translation may
 * be identical to its source.
 */
function isOfBothVariants(text: CopyText, content: Content): boolean {
  const { locale } = text.file
  return (
    languageOf(locale) === languageOf(SOURCE_LOCALE) &&
    misspelledWords(text.textInLanguage, locale, siteVocabulary(content)).length === 0 &&
    findOtherVariantForms(text).length === 0
  )
}
