import type { Locale } from '../../../src/locales.ts'
import { filesOf, localeOf } from './content.ts'
import { faultOf, type Family, type Scene } from './fault.ts'
import { getLine } from './lines.ts'
import { addSentence, replaceWord, wordsIn } from './sentences.ts'
import { portugueseSentences } from './words/portuguese-sentences.ts'
import { portugueseWords } from './words/portuguese-words.ts'

interface Direction {
  name: string
  locale: Locale
  /** What is replaced, and by what. */
  words(pair: (typeof portugueseWords)[number]): readonly [found: string, foreign: string]
  /** The sentence of the other country. */
  sentence(pair: (typeof portugueseSentences)[number]): string | undefined
}

/** A word of the other Portuguese for one that is there, or a sentence of it. */
export function otherPortuguese({ name, locale, words, sentence }: Direction): Family {
  const sentences = portugueseSentences.flatMap((pair) => sentence(pair) ?? [])

  function otherWord(text: string) {
    return portugueseWords.map(words).flatMap(([found, foreign]) => {
      const places = wordsIn(text, new RegExp(`(?<!\\p{L})${found}(?!\\p{L})`, 'u'))
      return places.map((place) => () => replaceWord(text, place, foreign))
    })
  }

  function otherSentence(scene: Scene) {
    return () => addSentence(scene, scene.random.pick(sentences))
  }

  return {
    name,
    fitsSchema: true,
    files: (content) => filesOf(content).filter((file) => localeOf(file) === locale),
    plant(scene) {
      const { random, text } = scene
      const edits = random.shuffle(otherWord(text))
      const edited = random.pick([otherSentence(scene), edits[0] ?? otherSentence(scene)])()
      return edited && faultOf(scene, getLine(edited.text, edited.line), edited.text, edited.line)
    },
  }
}
