import { locales, SOURCE_LOCALE, type Locale } from '../../../src/locales.ts'
import type { Content, CopyText } from '../../content/content-model.ts'
import { siteVocabulary } from '../../content/spelling/site-vocabulary.ts'
import { hasDictionary } from '../../content/spelling/spelling-languages.ts'
import { unknownWords } from '../../content/spelling/unknown-words.ts'
import { suppressionAdvice } from '../../content/suppressions.ts'
import { locatePart } from '../../content/texts.ts'
import { sentencesIn, wordsIn } from '../../content/words-and-numbers.ts'
import { defineRule } from '../../core/rule.ts'
import { languageDataOf, languageName, languageOf } from '../../word-lists/index.ts'

export default defineRule({
  id: 'wrong-language',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'Sentences and their clauses are in the language of their folder.',
    pt: 'As frases e suas orações estão no idioma da sua pasta.',
    es: 'Las frases y sus oraciones están en el idioma de su carpeta.',
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
        const { locale } = text.file
        const unknown = unknownWords(sentence, locale, allowed)
        const found = foreignLanguage(sentence, locale, allowed, unknown)
        const clauses = foreignClauses(sentence, locale, allowed, unknown)
        return found === undefined && clauses.length === 0
          ? []
          : { text, sentence, start, found, clauses }
      }),
    )
    if (candidates.length === 0) return []
    const isOnlyIn = wordsOfOneLanguage(content)
    const isTerm = termsOf(content)
    return candidates.flatMap(({ text, sentence, start, found, clauses }) => {
      const { locale } = text.file
      const isMixed = wordsIn(sentence).some(({ text: word }) => isOnlyIn(word, locale, 'en'))
      const isPhrase = found === 'en' && (isMixed || isTerm(sentence, text))
      const whole = { start: 0, end: sentence.length, found: found ?? '' }
      const parts = found === undefined || isPhrase ? clauses : [whole]
      return parts
        .filter((part) => part === whole || !isTerm(sentence.slice(part.start, part.end), text))
        .map((part) => ({
          ...locatePart(text, start + part.start, start + part.end),
          data: {
            isClause: part !== whole,
            found: part.found,
            locale,
            // In a translation's prose, markup that the source lacks would itself be an error.
            canMark: text.key === undefined && locale === SOURCE_LOCALE,
            isProse: text.key === undefined,
          },
        }))
    })
  },
  problem: {
    en: ({ isClause, found, locale }) =>
      `This ${isClause ? 'part of the sentence' : 'sentence'} is in ${languageName(found, 'en')}, but the file is in ${locale}.`,
    pt: ({ isClause, found, locale }) =>
      `Esta ${isClause ? 'parte da frase' : 'frase'} está em ${languageName(found, 'pt')}, mas este é um arquivo em ${languageName(locale, 'pt')}.`,
    es: ({ isClause, found, locale }) =>
      `Esta ${isClause ? 'parte de la frase' : 'frase'} está en ${languageName(found, 'es')}, pero este es un archivo en ${languageName(locale, 'es')}.`,
  },
  fix: {
    en: ({ canMark, isProse }) =>
      canMark
        ? 'Translate it, or move it to the file of its language. Put foreign words in <Foreign lang="…">.'
        : `Translate it, or move it to the file of its language. If it is correct, ${suppressionAdvice.en('wrong-language', isProse)}`,
    pt: ({ canMark, isProse }) =>
      canMark
        ? 'Traduza-a ou mova-a para o arquivo do idioma dela. Coloque palavras estrangeiras em <Foreign lang="…">.'
        : `Traduza-a ou mova-a para o arquivo do idioma dela. Se estiver correta, ${suppressionAdvice.pt('wrong-language', isProse)}`,
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
      name: 'an English clause in a Spanish sentence',
      file: 'content/es/services.mdx',
      append: ' Nuestro equipo trabaja ‸with your data every day y responde.',
      report: /This part of the sentence is in English, but the file is in es/,
    },
    {
      name: 'a Portuguese clause in a Spanish sentence',
      file: 'content/es/about.mdx',
      append: ' Nuestro equipo trabaja ‸com os seus dados todos os dias y responde.',
      report: /This part of the sentence is in .*Portuguese, but the file is in es/,
    },
    {
      name: 'English phrases of four words in Portuguese sentences',
      file: 'content/pt-PT/about.mdx',
      append: ' Criamos uma single source of truth. É o total cost of ownership, out of the box.',
    },
    {
      name: 'English phrases in a Spanish key',
      file: 'content/es/contact.mdx',
      find: /^( {4}- title: )Equipo.*/m,
      replace: '$1Big data y machine learning',
    },
    {
      name: 'abbreviations and names',
      file: 'content/pt-BR/contact.mdx',
      append: ' Conforme o art. da lei. A Dra. Ana atende em Málaga.',
    },
    {
      name: 'an e-mail address',
      file: 'content/en/contact.mdx',
      find: /after delivery/,
      replace: '$&, at contato.não@dados.example',
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

/** Sentences of two to this many words can be reported for a single unknown word. */
const SHORT_SENTENCE_WORDS = 5

/**
 * Returns the language with the fewest unknown words, if it has at most a third as many as the
 * file's language.
 *
 * @param unknown words unknown in the file's language; if all are capitalized, they may be names
 */
function foreignLanguage(
  sentence: string,
  fileLocale: Locale,
  allowed: ReadonlySet<string>,
  unknown: ReturnType<typeof unknownWords>,
): string | undefined {
  const count = wordsIn(sentence).length
  if (unknown.every(({ word, start }) => start > 0 && /^\p{Lu}/u.test(word))) return undefined
  if (count === 1 || (unknown.length === 1 && count > SHORT_SENTENCE_WORDS)) return undefined
  const [nearest] = otherLocales(fileLocale)
    .map((locale) => ({
      language: languageOf(locale),
      unknown: unknownWords(sentence, locale, allowed).length,
    }))
    .toSorted((a, b) => a.unknown - b.unknown)
  return nearest && 3 * nearest.unknown <= unknown.length ? nearest.language : undefined
}

function otherLocales(fileLocale: Locale): Locale[] {
  return locales.filter(
    (locale) => hasDictionary(locale) && languageOf(locale) !== languageOf(fileLocale),
  )
}

interface Part {
  start: number
  end: number
  found: string
}

/**
 * Finds runs of four or more words in another language if three or more, and at least a third, are
 * unknown in the file's language. English words, which are often borrowed, must form a clause.
 */
function foreignClauses(
  sentence: string,
  fileLocale: Locale,
  allowed: ReadonlySet<string>,
  unknown: ReturnType<typeof unknownWords>,
): Part[] {
  if (unknown.length < MIN_UNKNOWN) return []
  const words = wordsIn(sentence).map(({ text, start }) => ({
    text,
    start,
    end: start + text.length,
  }))
  type Word = (typeof words)[number]
  const isAmong = (found: typeof unknown) => (word: Word) =>
    found.some(({ start }) => start >= word.start && start < word.end)
  const isForeign = isAmong(unknown)
  const found = otherLocales(fileLocale).flatMap((locale): Part[] => {
    const isUnknownThere = isAmong(unknownWords(sentence, locale, allowed))
    const runs: Word[][] = [[]]
    for (const [index, word] of words.entries()) {
      const previous = words[index - 1]
      const gap = sentence.slice(previous?.end ?? 0, word.start)
      // Two consecutive words that both languages have, such as `para a`, separate English terms.
      const isBetweenTerms = locale === 'en' && !isForeign(word) && previous && !isForeign(previous)
      if (isUnknownThere(word) || isBetweenTerms || /\S/.test(gap)) runs.push([])
      if (!isUnknownThere(word)) runs.at(-1)?.push(word)
    }
    return runs.flatMap((run) => {
      const clause = run.slice(run.findIndex(isForeign), run.findLastIndex(isForeign) + 1)
      const [first, last] = [clause[0], clause.at(-1)]
      // Capitalized words may be names, so they do not count.
      const foreign = clause.filter((word) => isForeign(word) && /^\p{Ll}/u.test(word.text))
      const isClause =
        clause.length >= MIN_CLAUSE &&
        foreign.length >= Math.max(MIN_UNKNOWN, clause.length / 3) &&
        (locale !== 'en' || isEnglishClause(clause.map(({ text }) => text)))
      return first && last && isClause
        ? [{ start: first.start, end: last.end, found: languageOf(locale) }]
        : []
    })
  })
  // The same clause may be found for both variants of a language; only the first is kept.
  return found.filter(
    (part, index) =>
      found.findIndex(({ start, end }) => part.start < end && start < part.end) === index,
  )
}

/** Minimum numbers of words in a foreign clause: in total, and unknown in the file's language. */
const MIN_CLAUSE = 4
const MIN_UNKNOWN = 3

/** The minimum number of linking words that make a phrase a clause. */
const MIN_LINKING = 3

/** Whether English words are a clause rather than a term such as `voice of the customer`. */
function isEnglishClause(words: readonly string[]): boolean {
  const { clauseWords = [], linkingWords = [] } = languageDataOf('en') ?? {}
  const normalized = words.map((word) => word.toLowerCase().replace('’', "'"))
  return (
    normalized.some((word) => clauseWords.includes(word)) ||
    normalized.filter((word) => linkingWords.includes(word)).length >= MIN_LINKING
  )
}

/**
 * Returns a function that tells whether a word occurs in more than one text in a locale but not in
 * any text in a given other language. For example, `y` and `para` occur in Spanish but not in
 * English texts, although English dictionaries contain them.
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
 * Returns a function that tells whether words in a text are a term. They are if the text's source,
 * or one of its translations into languages other than English, also contains them.
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
