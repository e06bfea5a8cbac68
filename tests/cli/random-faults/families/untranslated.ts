import type { Locale } from '../../../../src/locales.ts'
import { filesOf, inLocale, isSettings, localeOf, plantedLocales, textOf } from '../content.ts'
import { faultOf, type Family, type Scene } from '../fault.ts'
import { getLine, replaceLines } from '../lines.ts'
import { rewrite, type Edited } from '../sentences.ts'
import { writtenIn } from '../written-keys.ts'
import { paragraphsOf, sentenceEnds } from '../written-prose.ts'

/** Shorter texts may well be the same in two languages. */
const LEAST_WORDS = 4

/**
 * A whole text, or a sentence of the prose, is left in another language. Right is
 * its line. The two kinds of Portuguese are families of their own.
 */
export const untranslated: Family = {
  name: 'untranslated sentence',
  fitsSchema: true,
  files: (content) => filesOf(content).filter((file) => !isSettings(file)),
  plant(scene) {
    const from = scene.random.pick(othersOf(localeOf(scene.file)))
    const other = textOf(scene.content, inLocale(scene.file, from))
    const edits = [leaveText, leaveSentence]
    const edited = scene.random.pick(edits)(scene, other)
    if (!edited) return undefined
    const { text, line } = edited
    return faultOf(scene, `in the words of ${from}: ${getLine(text, line)}`, text, line)
  },
}

function othersOf(locale: Locale | undefined): Locale[] {
  const portuguese = locale?.startsWith('pt')
  return plantedLocales.filter(
    (other) => other !== locale && !(portuguese && other.startsWith('pt')),
  )
}

function leaveText({ text, random }: Scene, other: string): Edited | undefined {
  const { texts } = writtenIn(text)
  const pairs = writtenIn(other).texts.flatMap((left) => {
    const here = texts.find(({ path }) => path === left.path)
    return here && isSentence(left.value) && left.value !== here.value ? [{ here, left }] : []
  })
  if (pairs.length === 0) return undefined
  const { here, left } = random.pick(pairs)
  return rewrite(text, here, () => left.raw)
}

function leaveSentence({ text, random }: Scene, other: string): Edited | undefined {
  const ends = sentenceEnds(text)
  const sentences = paragraphsOf(other)
    .map(({ first, last }) =>
      other
        .split('\n')
        .slice(first - 1, last)
        .join(' '),
    )
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?]) /))
    .filter(isSentence)
  if (ends.length === 0 || sentences.length === 0) return undefined
  const line = random.pick(ends) + 1
  return { text: replaceLines(text, line, 0, random.pick(sentences)), line }
}

function isSentence(text: string): boolean {
  return text.split(' ').length >= LEAST_WORDS
}
