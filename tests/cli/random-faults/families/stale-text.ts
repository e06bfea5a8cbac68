import { filesOf, isSource, textOf, translationsOf } from '../content.ts'
import { spot, type Family, type Scene, type Spot } from '../fault.ts'
import { getLine, replaceLines } from '../lines.ts'
import { replaceWord, rewrite, wordsIn, type Edited } from '../sentences.ts'
import { newMeanings, newSentences } from '../words/new-meanings.ts'
import { writtenIn } from '../written-keys.ts'
import { paragraphAt, paragraphsOf, sentenceEnds } from '../written-prose.ts'

/**
 * The source says something else than it did, and nobody told the translators. Right
 * is the key of the source, or the same key in each of the three translations. Which
 * line of prose is new can't be known from its translations: right is its paragraph,
 * or any line of prose in each translation.
 */
export const staleText: Family = {
  name: 'stale text',
  fitsSchema: true,
  files: (content) => filesOf(content).filter(isSource),
  plant(scene) {
    const { content, file, random } = scene
    const edits = [newWord, newText, newProse].map((edit) => edit(scene))
    const edited = random.pick(edits.filter((edit) => edit !== undefined))
    const { text, line } = edited
    const key = writtenIn(text).texts.find((other) => other.line === line)?.path
    return {
      description: getLine(text, line),
      changes: new Map([[file, text]]),
      right: [
        [key === undefined ? paragraphSpot(file, text, line) : spot(file, line)],
        translationsOf(file).map((other) => {
          const translation = textOf(content, other)
          const same = writtenIn(translation).texts.find(({ path }) => path === key)
          const prose = paragraphsOf(translation)
          return same
            ? spot(other, same.line)
            : spot(other, prose[0]?.first ?? 1, prose.at(-1)?.last ?? 1)
        }),
      ],
    }
  },
}

function paragraphSpot(file: string, text: string, line: number): Spot {
  const { first, last } = paragraphAt(text, line)
  return spot(file, first, last)
}

/** Another word, and with it another meaning. */
function newWord({ text, random }: Scene): Edited | undefined {
  const places = newMeanings.flatMap(([word, other]) =>
    wordsIn(text, new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u')).map((place) => ({
      place,
      other,
    })),
  )
  if (places.length === 0) return undefined
  const { place, other } = random.pick(places)
  return replaceWord(text, place, other)
}

/** Another sentence for one of the front matter. */
function newText({ text, random }: Scene): Edited | undefined {
  const texts = writtenIn(text).texts.filter(({ value }) => /^[^{}]* [^{}]*\.$/.test(value))
  if (texts.length === 0) return undefined
  return rewrite(text, random.pick(texts), () => random.pick(newSentences))
}

/** A sentence more in the prose. */
function newProse({ text, random }: Scene): Edited | undefined {
  const ends = sentenceEnds(text)
  if (ends.length === 0) return undefined
  const line = random.pick(ends) + 1
  return { text: replaceLines(text, line, 0, random.pick(newSentences)), line }
}
