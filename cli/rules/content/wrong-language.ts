import { sourceLocale } from '../../../src/locales.ts'
import type { Content, LocaleContentFile } from '../../content/content.ts'
import { partOf, type CopyText } from '../../content/texts.ts'
import { sentencesIn, wordsIn } from '../../content/words.ts'
import { defineRule } from '../../core/rule.ts'
import { languageData, languageName, languageOf } from '../../word-lists/index.ts'

export default defineRule({
  id: 'wrong-language',
  severity: 'error',
  suppressible: true,
  about: {
    en: `Sentences are in the language of their folder.
      The rule counts common words of each language, and only reports clear cases. Put foreign words in \`<Foreign lang="…">\`.`,
    pt: `As frases estão no idioma da sua pasta.
      A regra conta palavras comuns de cada idioma e só aponta casos claros. Coloque palavras estrangeiras em \`<Foreign lang="…">\`.`,
    es: `Las frases están en el idioma de su carpeta.
      La regla cuenta palabras comunes de cada idioma y solo señala casos claros. Ponga las palabras extranjeras en \`<Foreign lang="…">\`.`,
  },
  check(content: Content) {
    const sentences = content.texts.flatMap(sentencesOf)
    const foreign = foreignFiles(sentences)
    const reliable = sentences.filter(
      ({ text, expected, marked }) => marked === expected && !foreign.has(text.file),
    )
    const shared = sharedSentences(reliable)
    const source = wordsOf(sentences.filter(({ text }) => text.file.locale === sourceLocale))
    const vocabulary = vocabularyOf(reliable.filter(({ words }) => !shared.has(words)))
    return sentences.flatMap((sentence) => {
      const { text, start, words, expected, marked } = sentence
      // A sentence that the source also contains is a name.
      const isCopied = shared.has(words) && !source.has(words)
      const found =
        marked === expected ? languageByVocabulary(sentence, vocabulary, isCopied) : marked
      if (found === expected) return []
      const data = { found, locale: text.file.locale }
      return { ...partOf(text, start, start + words.length), data }
    })
  },
  messages: {
    en: ({ found, locale }) => `
      This sentence is in ${languageName(found, 'en')}, but the file is in ${locale}.
      Translate it, or move it to the file of its language. Put foreign words in <Foreign lang="…">.`,
    pt: ({ found, locale }) => `
      Esta frase está em ${languageName(found, 'pt')}, mas o arquivo está em ${locale}.
      Traduza-a ou mova-a para o arquivo do idioma dela. Coloque palavras estrangeiras em <Foreign lang="…">.`,
    es: ({ found, locale }) => `
      Esta frase está en ${languageName(found, 'es')}, pero el archivo está en ${locale}.
      Tradúzcala o muévala al archivo de su idioma. Ponga las palabras extranjeras en <Foreign lang="…">.`,
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
      name: 'English words that another text of the site contains',
      file: 'content/es/contact.mdx',
      find: /^( {4}- title: )Equipo.*/m,
      replace: '$1‸Certified team',
      key: 'reasons.items[1].title',
      report: /is in English/,
    },
    {
      name: 'a Spanish sentence that was also copied to the English file',
      file: 'content/es/industries.mdx',
      append: ' Hoy todos\nremamos lejos.',
      also: [{ file: 'content/en/industries.mdx', append: ' Hoy todos remamos lejos.' }],
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

interface Sentence {
  text: CopyText
  /** Offset in the text. */
  start: number
  words: string
  /** The language of the folder. */
  expected: string
  /** The language according to common words; the language of the folder if in doubt. */
  marked: string
}

function sentencesOf(text: CopyText): Sentence[] {
  const expected = languageOf(text.file.locale)
  if (!languageData.has(expected)) return []
  return sentencesIn(text.own).map(({ start, text: words }) => {
    return { text, start, words, expected, marked: languageByCommonWords(words, expected) }
  })
}

const languages = [...languageData].map(([language, { commonWords, distinctiveLetters }]) => ({
  language,
  words: new Set(commonWords),
  letters: distinctiveLetters,
}))

const ADDRESS = /\S+@\S+|\bhttps?:\S+/g

/** In a text with at most this many words, one word of another language is enough. */
const SHORT = 5

function languageByCommonWords(sentence: string, expected: string): string {
  const words = wordsIn(sentence.replace(ADDRESS, '')).map(({ text }) => text.toLowerCase())
  const scores = languages.map(({ language, words: common, letters }) => ({
    language,
    score: words.filter((word) => common.has(word) || letters.test(word)).length,
  }))
  const own = scores.find(({ language }) => language === expected)?.score ?? 0
  const [best] = scores
    .filter(({ language }) => language !== expected)
    .toSorted((a, b) => b.score - a.score)
  if (!best) return expected
  const enough = words.length > 1 && words.length <= SHORT ? 1 : 2
  const isClear = own === 0 ? best.score >= enough : best.score >= 3 && best.score >= 3 * own
  return isClear ? best.language : expected
}

/** For each language and word, such as `en team`, the texts that contain it. */
type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>

function vocabularyOf(sentences: readonly Sentence[]): Vocabulary {
  const vocabulary = new Map<string, Set<string>>()
  for (const sentence of sentences) {
    for (const word of longWordsIn(sentence)) {
      const entry = `${sentence.expected} ${word}`
      vocabulary.set(entry, (vocabulary.get(entry) ?? new Set()).add(sentence.text.text))
    }
  }
  return vocabulary
}

/** Sentences that are in English and in another language: untranslated in one of the two. */
function sharedSentences(sentences: readonly Sentence[]): ReadonlySet<string> {
  const english = wordsOf(sentences.filter(({ expected }) => expected === 'en'))
  const others = wordsOf(sentences.filter(({ expected }) => expected !== 'en'))
  return new Set([...english].filter((words) => others.has(words)))
}

function wordsOf(sentences: readonly Sentence[]): ReadonlySet<string> {
  return new Set(sentences.map(({ words }) => words))
}

/** A file with this many sentences in another language is in that language. */
const MANY = 3

function foreignFiles(sentences: readonly Sentence[]): ReadonlySet<LocaleContentFile> {
  const counts = new Map<LocaleContentFile, number>()
  for (const { text, expected, marked } of sentences) {
    if (marked !== expected) counts.set(text.file, (counts.get(text.file) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= MANY).map(([file]) => file))
}

/**
 * The language whose other texts contain the words of a sentence, if those of its own language do
 * not. Portuguese and Spanish share too many words, so one of the two languages is English.
 */
function languageByVocabulary(
  sentence: Sentence,
  vocabulary: Vocabulary,
  isCopied: boolean,
): string {
  const { text, expected: own } = sentence
  const words = longWordsIn(sentence)
  const isKnown = (language: string, word: string) => {
    const texts = vocabulary.get(`${language} ${word}`)
    return texts !== undefined && (texts.size > 1 || !texts.has(text.text))
  }
  const found = languages
    .filter(({ language }) => language !== own && (language === 'en' || own === 'en'))
    .find(({ language }) => {
      const foreign = words.filter((word) => !isKnown(own, word) && isKnown(language, word))
      const isForeign = foreign.length >= 2 && foreign.length >= 0.6 * words.length
      if (!isCopied || words.length < 2) return isForeign
      return foreign.length > 0 && words.every((word) => !isKnown(own, word))
    })
  return found?.language ?? own
}

function longWordsIn({ words }: Sentence): string[] {
  const all = wordsIn(words).map(({ text }) => text.toLowerCase())
  return [...new Set(all.filter((word) => word.length >= 4))]
}
