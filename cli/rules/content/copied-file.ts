import { sourceOf, type Content } from '../../content/content.ts'
import { wordsIn } from '../../content/words.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

/** Texts shorter than this say the same in both kinds of Portuguese more often than not. */
const FEWEST_WORDS = 5

/** From this share of equal texts on, a file was copied rather than written. */
const LARGEST_SHARE = 0.6

/** A file in another kind of the same language is written for its readers, not copied. */
export default defineRule({
  id: 'copied-file',
  severity: 'error',
  suppressible: true,
  coversFile: true,
  implies: ['untranslated-text', 'wrong-language', 'portuguese-variant'],
  about: {
    en: `A pt-PT file is not a copy of the pt-BR file.
      Each variant has its own wording. The rule reports files in which most of the longer texts are identical.`,
    pt: `Um arquivo em português de Portugal não é o do Brasil.
      Os dois dizem o mesmo com suas próprias palavras. A regra fala quando a maior parte dos textos longos é igual.`,
    es: `Un archivo en portugués de Portugal no es el de Brasil.
      Los dos dicen lo mismo con sus propias palabras. La regla habla cuando la mayoría de los textos largos son iguales.`,
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) => {
      const source = sourceOf(content, file)
      if (!source) return []
      const sources = new Map(source.texts.map(({ id, text }) => [id, text]))
      const long = file.texts.filter(({ own }) => wordsIn(own).length >= FEWEST_WORDS)
      const equal = long.filter(({ id, text }) => sources.get(id) === text)
      if (long.length < 3 || equal.length < LARGEST_SHARE * long.length) return []
      return [
        {
          file: file.path,
          place: fileStart,
          related: { file: source.path, place: fileStart },
          data: { locale: file.locale, equal: equal.length, of: long.length },
        },
      ]
    }),
  messages: {
    en: ({ equal, of, locale }) => `
      ${equal} of the ${of} longer texts here are those of pt-BR: the file looks copied.
      Write it for the readers of ${locale}; it may say the same in other words.`,
    pt: ({ equal, of, locale }) => `
      ${equal} dos ${of} textos mais longos daqui são os de pt-BR: o arquivo parece copiado.
      Escreva-o para os leitores de ${locale}; pode dizer o mesmo com outras palavras.`,
    es: ({ equal, of, locale }) => `
      ${equal} de los ${of} textos más largos son los de pt-BR: el archivo parece copiado.
      Escríbalo para los lectores de ${locale}; puede decir lo mismo con otras palabras.`,
  },
  cases: [
    {
      name: 'the Brazilian file in the folder of Portugal',
      file: 'content/pt-PT/experts.mdx',
      copyOf: 'content/pt-BR/experts.mdx',
      report: /the file looks copied/,
    },
  ],
})
