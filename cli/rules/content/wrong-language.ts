import { locales, sourceLocale, type Locale } from '../../../src/locales.ts'
import type { Content, CopyText } from '../../content/content-model.ts'
import { siteVocabulary } from '../../content/spelling/site-vocabulary.ts'
import { hasDictionary } from '../../content/spelling/spelling-languages.ts'
import { unknownWords } from '../../content/spelling/unknown-words.ts'
import { suppressionAdvice } from '../../content/suppressions.ts'
import { locatePart } from '../../content/texts.ts'
import { sentencesIn, wordsIn } from '../../content/words-and-numbers.ts'
import { defineRule } from '../../core/rule.ts'
import { languageName, languageOf } from '../../word-lists/index.ts'

export default defineRule({
  id: 'wrong-language',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'Sentences are in the language of their folder.',
    pt: 'As frases estão no idioma da sua pasta.',
    es: 'Las frases están en el idioma de su carpeta.',
  },
  why: {
    en: 'The rule looks for words that only the dictionary of another language has, and reports only clear cases. Terms in English may be part of any sentence. In prose, put other foreign words in `<Foreign lang="…">`.',
    pt: 'A regra procura palavras que só estão no dicionário de outro idioma e só aponta casos claros. Termos em inglês podem fazer parte de qualquer frase. No texto corrido, coloque outras palavras estrangeiras em `<Foreign lang="…">`.',
    es: 'La regla busca palabras que solo están en el diccionario de otro idioma y solo señala casos claros. Los términos en inglés pueden formar parte de cualquier frase. En el texto corrido, ponga las demás palabras extranjeras en `<Foreign lang="…">`.',
  },
  check(content: Content) {
    const allowed = siteVocabulary(content)
    if (!allowed) return []
    const candidates = content.texts.flatMap((text) =>
      sentencesIn(text.textInLanguage).flatMap(({ text: sentence, start }) => {
        const found = foreignLanguage(sentence, text.file.locale, allowed)
        return found === undefined ? [] : { text, sentence, start, found }
      }),
    )
    if (candidates.length === 0) return []
    const isOnlyIn = wordsOfOneLanguage(content)
    const isTerm = termsOf(content)
    return candidates
      .filter(({ text, sentence, found }) => {
        const isMixed = wordsIn(sentence).some(({ text: word }) =>
          isOnlyIn(word, text.file.locale, 'en'),
        )
        return !(found === 'en' && (isMixed || isTerm(sentence, text)))
      })
      .map(({ text, sentence, start, found }) => ({
        ...locatePart(text, start, start + sentence.length),
        data: {
          found,
          locale: text.file.locale,
          // In a translation's prose, markup that the source lacks would itself be an error.
          canMark: text.key === undefined && text.file.locale === sourceLocale,
          isProse: text.key === undefined,
        },
      }))
  },
  problem: {
    en: ({ found, locale }) =>
      `This sentence is in ${languageName(found, 'en')}, but the file is in ${locale}.`,
    pt: ({ found, locale }) =>
      `Esta frase está em ${languageName(found, 'pt')}, mas o arquivo está em ${locale}.`,
    es: ({ found, locale }) =>
      `Esta frase está en ${languageName(found, 'es')}, pero el archivo está en ${locale}.`,
  },
  fix: {
    en: ({ canMark, isProse }) =>
      canMark
        ? 'Translate it, or move it to the file of its language. Put foreign words in <Foreign lang="…">.'
        : `Translate it, or move it to the file of its language. If it is correct, ${suppressionAdvice.en('wrong-language', isProse)}`,
    pt: ({ canMark, isProse }) =>
      canMark
        ? 'Traduza-a ou mova-a para o arquivo do idioma dela. Coloque palavras estrangeiras em <Foreign lang="…">.'
        : `Traduza-a ou mova-a para o arquivo do idioma dela. Se está correta, ${suppressionAdvice.pt('wrong-language', isProse, 'dela')}`,
    es: ({ canMark, isProse }) =>
      canMark
        ? 'Tradúzcala o muévala al archivo de su idioma. Ponga las palabras extranjeras en <Foreign lang="…">.'
        : `Tradúzcala o muévala al archivo de su idioma. Si es correcta, ${suppressionAdvice.es('wrong-language', isProse)}`,
  },
  cases: [
    {
      name: 'a Spanish sentence in English prose',
      file: 'content/en/services.mdx',
      append: '\n\n‸Una sola prioridad para todos los datos de la empresa.',
      report: /is in Spanish, but the file is in en[^]*above the closing `---`/,
    },
    {
      name: 'two English words in a Spanish key',
      file: 'content/es/contact.mdx',
      find: /^( {4}- title: )Equipo.*/m,
      replace: '$1‸Certified team',
      key: 'reasons.items[1].title',
      report: /is in English.*# allow wrong-language/s,
    },
    {
      name: 'English phrases of four words in Portuguese sentences',
      file: 'content/pt-PT/about.mdx',
      append: ' Criamos uma single source of truth. É o total cost of ownership, out of the box.',
    },
    {
      name: 'phrases of English in a Spanish key',
      file: 'content/es/contact.mdx',
      find: /^( {4}- title: )Equipo.*/m,
      replace: '$1Big data y machine learning',
    },
    {
      name: 'an e-mail address',
      file: 'content/en/contact.mdx',
      append: ' Write to contato.não@dados.example.',
    },
    {
      name: 'foreign words with markup',
      file: 'content/en/contact.mdx',
      find: /\n---\n\n([^]*?)\n*$/,
      replace:
        '\n# allow structure-mismatch: a Spanish proverb\n---\n\n$1 As they say, <Foreign lang="es">más vale tarde que nunca</Foreign>.\n',
    },
  ],
})

/** In a sentence with at most this many words, one word of another language is enough. */
const SHORT_SENTENCE_WORDS = 5

/**
 * The language whose dictionary contains the words that are unknown in the language of the
 * sentence.
 */
function foreignLanguage(
  sentence: string,
  fileLocale: Locale,
  allowed: ReadonlySet<string>,
): string | undefined {
  const count = wordsIn(sentence).length
  const unknown = unknownWords(sentence, fileLocale, allowed).length
  if (unknown === 0 || count === 1 || (unknown === 1 && count > SHORT_SENTENCE_WORDS))
    return undefined
  const [nearest] = locales
    .filter((locale) => hasDictionary(locale) && languageOf(locale) !== languageOf(fileLocale))
    .map((locale) => ({
      language: languageOf(locale),
      unknown: unknownWords(sentence, locale, allowed).length,
    }))
    .toSorted((a, b) => a.unknown - b.unknown)
  return nearest && 3 * nearest.unknown <= unknown ? nearest.language : undefined
}

/**
 * Whether a word occurs more than once in the texts of a locale and never in those of another
 * language, such as `y` and `para`, which occur in Spanish texts but are also in English
 * dictionaries.
 */
function wordsOfOneLanguage(content: Content) {
  const counts = new Map<string, number>()
  const count = (language: string, word: string) => counts.get(`${language} ${word}`) ?? 0
  for (const { textInLanguage, file } of content.texts) {
    const tags = new Set([file.locale, languageOf(file.locale)])
    for (const word of new Set(wordsIn(textInLanguage).map(({ text }) => text.toLowerCase()))) {
      for (const tag of tags) counts.set(`${tag} ${word}`, count(tag, word) + 1)
    }
  }
  return (word: string, locale: string, language: string) =>
    count(locale, word.toLowerCase()) > 1 && count(language, word.toLowerCase()) === 0
}

/**
 * Whether the same words occur in this text in a language other than English, in which case they
 * are a term.
 */
function termsOf({ pairs }: Content) {
  const others = new Map<CopyText, CopyText[]>()
  for (const { text, source } of pairs) {
    others.set(text, [...(others.get(text) ?? []), source])
    others.set(source, [...(others.get(source) ?? []), text])
  }
  return (sentence: string, text: CopyText) =>
    (others.get(text) ?? []).some(
      ({ textInLanguage, file }) =>
        languageOf(file.locale) !== 'en' && textInLanguage.includes(sentence),
    )
}
