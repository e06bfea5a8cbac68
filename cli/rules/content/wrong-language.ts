import type { Content, LocaleContentFile } from '../../content/content.ts'
import { partOf, type CopyText } from '../../content/texts.ts'
import { sentencesIn, wordsIn } from '../../content/words.ts'
import type { ReportLanguage } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'
import { languageData, languageOf } from '../../word-lists/index.ts'

const languages = [...languageData.keys()]

const lists = new Map(
  [...languageData].map(([language, { commonWords, distinctiveLetters }]) => [
    language,
    { words: new Set(commonWords.trim().split(/\s+/)), letters: distinctiveLetters },
  ]),
)

/** A sentence is in the language of its folder. */
export default defineRule({
  id: 'wrong-language',
  severity: 'error',
  suppressible: true,
  about: {
    en: `Sentences are in the language of their folder.
      The rule counts common words of each language, and reports clear cases only. Put foreign words in <Foreign lang="…">.`,
    pt: `Uma frase está no idioma da sua pasta.
      A regra conta palavras comuns de cada idioma e só fala quando a resposta é clara. Palavras que ficam em outro idioma vão dentro de <Foreign lang="…">.`,
    es: `Una frase está en el idioma de su carpeta.
      La regla cuenta palabras comunes de cada idioma y solo habla cuando la respuesta es clara. Las palabras que quedan en otro idioma van dentro de <Foreign lang="…">.`,
  },
  check(content: Content) {
    const sentences = content.texts.flatMap(judged)
    const vocabulary = vocabularyOf(sentences)
    return sentences.flatMap((sentence) => {
      const { text, start, words, expected, marked } = sentence
      const found = marked === expected ? neighbourOf(sentence, vocabulary) : marked
      if (found === expected) return []
      return [
        {
          ...partOf(text, start, start + words.length),
          data: { found, locale: text.file.locale },
        },
      ]
    })
  },
  messages: {
    en: ({ found, locale }) => `
      This sentence is in ${languageName(found, 'en')}, and the file is ${locale}.
      Translate it, or move it to the folder of its language. Words that stay foreign stand in <Foreign lang="…">.`,
    pt: ({ found, locale }) => `
      Esta frase está em ${languageName(found, 'pt')}, e o arquivo é ${locale}.
      Traduza-a ou mova-a para a pasta do idioma dela. Palavras que ficam em outro idioma vão dentro de <Foreign lang="…">.`,
    es: ({ found, locale }) => `
      Esta frase está en ${languageName(found, 'es')} y el archivo es ${locale}.
      Tradúzcala o muévala a la carpeta de su idioma. Las palabras que quedan en otro idioma van dentro de <Foreign lang="…">.`,
  },
  cases: [
    {
      name: 'a Spanish sentence in English prose',
      file: 'content/en/services.mdx',
      find: /\n*$/,
      replace: '\n\n‸Una sola prioridad para todos los datos de la empresa.\n',
      report: /is in Spanish, and the file is en/,
    },
    {
      name: 'a Portuguese sentence in a Spanish key',
      file: 'content/es/contact.mdx',
      find: /^title: .*/m,
      replace: 'title: ‸Não importa onde você está',
      key: 'title',
      report: /is in Portuguese/,
    },
  ],
})

/** A sentence with the language of its folder, and the one that it shows by itself. */
interface Judged {
  text: CopyText
  /** Where it begins in the text. */
  start: number
  words: string
  expected: string
  marked: string
}

const judged = (text: CopyText): Judged[] => {
  const expected = languageOf(text.file.locale)
  if (!languageData.has(expected)) return []
  return sentencesIn(text.own).map(({ start, text: words }) => {
    return { text, start, words, expected, marked: languageIn(words, expected) }
  })
}

/** In so few words one that belongs to a single language is enough. */
const SHORT = 5

/** An e-mail address or a URL, whose words are in no language. */
const ADDRESS = /\S+@\S+|\bhttps?:\S+/g

/** The language that a sentence shows clearly; the expected one where it shows none. */
function languageIn(sentence: string, expected: string): string {
  const words = wordsIn(sentence.replace(ADDRESS, '')).map((word) => word.text.toLowerCase())
  const score = (language: string) =>
    words.filter((word) => {
      const list = lists.get(language)
      return list?.words.has(word) || list?.letters.test(word)
    }).length
  const own = score(expected)
  const [best] = languages
    .filter((language) => language !== expected)
    .map((language) => ({ language, points: score(language) }))
    .toSorted((a, b) => b.points - a.points)
  if (!best) return expected
  const enough = words.length > 1 && words.length <= SHORT ? 1 : 2
  const isClear = own === 0 ? best.points >= enough : best.points >= 3 && best.points >= 3 * own
  return isClear ? best.language : expected
}

/**
 * For each language, the texts that each of its longer words stands in. A file in
 * another language than its folder, or a sentence from one, says nothing of either.
 */
type Vocabulary = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

function vocabularyOf(all: readonly Judged[]): Vocabulary {
  const vocabulary = new Map<string, Map<string, Set<string>>>()
  const foreign = foreignFiles(all)
  const sentences = all.filter(({ text }) => !foreign.has(text.file))
  const shared = sharedSentences(sentences)
  for (const sentence of sentences) {
    const { expected, words, text } = sentence
    if (shared.has(words)) continue
    const known = vocabulary.get(expected) ?? new Map<string, Set<string>>()
    vocabulary.set(expected, known)
    for (const word of longWordsIn(sentence)) {
      const places = known.get(word) ?? new Set()
      known.set(word, places.add(text.text))
    }
  }
  return vocabulary
}

/** Sentences that stand in English and in another language: one of them has them from the other. */
function sharedSentences(sentences: readonly Judged[]): ReadonlySet<string> {
  const wordsOf = (list: readonly Judged[]) => new Set(list.map(({ words }) => words))
  const english = wordsOf(sentences.filter(({ expected }) => expected === 'en'))
  const other = wordsOf(sentences.filter(({ expected }) => expected !== 'en'))
  return new Set([...english].filter((words) => other.has(words)))
}

/** From so many sentences of another language on, a file is taken for one of that language. */
const MOST_FOREIGN = 3

function foreignFiles(sentences: readonly Judged[]): ReadonlySet<LocaleContentFile> {
  const counts = new Map<LocaleContentFile, number>()
  for (const { text, expected, marked } of sentences) {
    if (marked !== expected) counts.set(text.file, (counts.get(text.file) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= MOST_FOREIGN).map(([file]) => file))
}

/**
 * The language of the copy that a sentence takes its words from, where its own
 * copy knows hardly any of them. Portuguese and Spanish share too many words for
 * this; beside English they show.
 */
function neighbourOf(sentence: Judged, vocabulary: Vocabulary): string {
  const { text, expected: own } = sentence
  const words = longWordsIn(sentence)
  const isKnown = (language: string, word: string) => {
    const places = vocabulary.get(language)?.get(word)
    return places !== undefined && (places.size > 1 || !places.has(text.text))
  }
  const found = languages
    .filter((language) => language !== own && (language === 'en' || own === 'en'))
    .find((language) => {
      const foreign = words.filter((word) => !isKnown(own, word) && isKnown(language, word))
      return foreign.length >= 2 && foreign.length >= 0.6 * words.length
    })
  return found ?? own
}

const longWordsIn = (sentence: Judged): string[] => {
  const words = wordsIn(sentence.words).map((word) => word.text.toLowerCase())
  return [...new Set(words.filter((word) => word.length >= 4))]
}

function languageName(language: string, reportLanguage: ReportLanguage): string {
  return new Intl.DisplayNames(reportLanguage, { type: 'language' }).of(language) ?? language
}
