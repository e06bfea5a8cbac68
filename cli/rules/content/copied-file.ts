import { sourceOf, type Content } from '../../content/content.ts'
import { wordsIn } from '../../content/words.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

/** Shorter texts are often the same in both variants of Portuguese. */
const MIN_WORDS = 5

/** The share of identical texts from which a file counts as copied. */
const MIN_SHARE = 0.6

export default defineRule({
  id: 'copied-file',
  severity: 'error',
  suppressible: true,
  coversFile: true,
  implies: ['untranslated-text', 'wrong-language', 'portuguese-variant'],
  about: {
    en: `A file is not a copy of the pt-BR file.
      pt-PT also has its own wording. The rule reports files in which most of the longer texts are identical.`,
    pt: `Um arquivo não é uma cópia do arquivo em pt-BR.
      O pt-PT também tem redação própria. A regra aponta arquivos em que a maioria dos textos mais longos é idêntica.`,
    es: `Un archivo no es una copia del archivo en pt-BR.
      El pt-PT también tiene su propia redacción. La regla señala los archivos en los que la mayoría de los textos más largos son idénticos.`,
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) => {
      const source = sourceOf(content, file)
      if (!source) return []
      const sources = new Map(source.texts.map(({ id, text }) => [id, text]))
      const long = file.texts.filter(({ own }) => wordsIn(own).length >= MIN_WORDS)
      const equal = long.filter(({ id, text }) => sources.get(id) === text)
      if (long.length < 3 || equal.length < MIN_SHARE * long.length) return []
      return {
        file: file.path,
        place: fileStart,
        related: { file: source.path, place: fileStart },
        data: { locale: file.locale, equal: equal.length, of: long.length },
      }
    }),
  messages: {
    en: ({ equal, of, locale }) => `
      The file looks copied: ${equal} of its ${of} longer texts are identical to pt-BR.
      Write it for readers of ${locale}; the wording may differ freely.`,
    pt: ({ equal, of, locale }) => `
      O arquivo parece copiado: ${equal} dos ${of} textos mais longos são idênticos aos de pt-BR.
      Escreva-o para os leitores de ${locale}; a redação pode ser bem diferente.`,
    es: ({ equal, of, locale }) => `
      El archivo parece copiado: ${equal} de los ${of} textos más largos son idénticos a los de pt-BR.
      Escríbalo para los lectores de ${locale}; la redacción puede ser muy distinta.`,
  },
  cases: [
    {
      name: 'the Brazilian file in the folder of Portugal',
      file: 'content/pt-PT/experts.mdx',
      copyOf: 'content/pt-BR/experts.mdx',
      report: /The file looks copied/,
    },
  ],
})
