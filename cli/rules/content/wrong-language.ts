import { locales, type Locale } from '../../../src/locales.ts'
import type { Content } from '../../content/content.ts'
import { hasDictionary, misspelledWords, siteVocabulary } from '../../content/spelling.ts'
import { locatePart } from '../../content/texts.ts'
import { sentencesIn, wordsIn } from '../../content/words.ts'
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
    en: 'The rule looks for words that only the dictionary of another language has, and reports only clear cases. Put foreign words in `<Foreign lang="…">`.',
    pt: 'A regra procura palavras que só estão no dicionário de outro idioma e só aponta casos claros. Coloque palavras estrangeiras em `<Foreign lang="…">`.',
    es: 'La regla busca palabras que solo están en el diccionario de otro idioma y solo señala casos claros. Ponga las palabras extranjeras en `<Foreign lang="…">`.',
  },
  check(content: Content) {
    const allowed = siteVocabulary(content)
    if (!allowed) return []
    return content.texts.flatMap((text) => {
      const { locale } = text.file
      return sentencesIn(text.textInLanguage).flatMap(({ text: sentence, start }) => {
        const found = foreignLanguage(sentence, locale, allowed)
        if (found === undefined) return []
        return { ...locatePart(text, start, start + sentence.length), data: { found, locale } }
      })
    })
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
    en: 'Translate it, or move it to the file of its language. Put foreign words in <Foreign lang="…">.',
    pt: 'Traduza-a ou mova-a para o arquivo do idioma dela. Coloque palavras estrangeiras em <Foreign lang="…">.',
    es: 'Tradúzcala o muévala al archivo de su idioma. Ponga las palabras extranjeras en <Foreign lang="…">.',
  },
  cases: [
    {
      name: 'a Spanish sentence in English prose',
      file: 'content/en/services.mdx',
      append: '\n\n‸Una sola prioridad para todos los datos de la empresa.',
      report: /is in Spanish, but the file is in en/,
    },
    {
      name: 'a Portuguese sentence in a Spanish key',
      file: 'content/es/contact.mdx',
      find: /^title: .*/m,
      replace: 'title: ‸Não importa onde você está',
      key: 'title',
      report: /is in Portuguese/,
    },
    {
      name: 'two English words in a Spanish key',
      file: 'content/es/contact.mdx',
      find: /^( {4}- title: )Equipo.*/m,
      replace: '$1‸Certified team',
      key: 'reasons.items[1].title',
      report: /is in English/,
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
const SHORT = 5

/**
 * The language whose dictionary contains the words that are unknown in the language of the
 * sentence.
 */
function foreignLanguage(
  sentence: string,
  fileLocale: Locale,
  allowed: ReadonlySet<string>,
): string | undefined {
  const countMisspelled = (locale: Locale) => misspelledWords(sentence, locale, allowed).length
  const unknown = countMisspelled(fileLocale)
  const count = wordsIn(sentence).length
  if (unknown === 0 || count === 1 || (unknown === 1 && count > SHORT)) return undefined
  const [nearest] = locales
    .filter((locale) => hasDictionary(locale) && languageOf(locale) !== languageOf(fileLocale))
    .map((locale) => ({ language: languageOf(locale), unknown: countMisspelled(locale) }))
    .toSorted((a, b) => a.unknown - b.unknown)
  return nearest && 3 * nearest.unknown <= unknown ? nearest.language : undefined
}
