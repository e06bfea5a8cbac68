import { getLine, replaceLines } from './lines.ts'
import type { Scene } from './fault.ts'
import { writtenIn, type WrittenText } from './written-keys.ts'
import { sentenceEnds } from './written-prose.ts'

/** A text with something done to one of its lines. */
export interface Edited {
  text: string
  line: number
}

/** A text of the front matter, written anew; `write` gets it with its quotes. */
export function rewrite(
  text: string,
  { line, raw }: WrittenText,
  write: (raw: string) => string,
): Edited {
  const before = getLine(text, line)
  const at = before.lastIndexOf(raw)
  const after = before.slice(0, at) + write(raw) + before.slice(at + raw.length)
  return { text: replaceLines(text, line, 1, after), line }
}

/** A sentence more, in the prose or after another sentence of the front matter. */
export function addSentence({ text, random }: Scene, sentence: string): Edited | undefined {
  const prose = sentenceEnds(text).map((line) => () => ({
    text: replaceLines(text, line + 1, 0, sentence),
    line: line + 1,
  }))
  const texts = writtenIn(text)
    .texts.filter(({ value }) => value.endsWith('.') && value.includes(' '))
    .map(
      (written) => () =>
        rewrite(text, written, (raw) =>
          raw.replace(/\.("?)$/, (_, quote: string) => `. ${sentence}${quote}`),
        ),
    )
  // As often in the prose as in the front matter, though that has more places.
  const places = [prose, texts].filter((list) => list.length > 0)
  return places.length === 0 ? undefined : random.pick(random.pick(places))()
}

/** A place in a text where some words stand. */
export interface Words {
  line: number
  index: number
  found: string
}

/** Every match that a visitor may read: none in a key. */
export function wordsIn(text: string, words: RegExp): Words[] {
  const everywhere = new RegExp(words, 'gu')
  return text.split('\n').flatMap((content, index) => {
    const key = /^ *(?:- )?[\w-]+:(?= |$)/.exec(content)?.[0] ?? ''
    return Array.from(content.matchAll(everywhere), ({ index: at, 0: found }) => ({
      line: index + 1,
      index: at,
      found,
    })).filter(({ index: at }) => at >= key.length)
  })
}

/** One match replaced. */
export function replaceWord(text: string, { line, index, found }: Words, word: string): Edited {
  const before = getLine(text, line)
  const after = before.slice(0, index) + word + before.slice(index + found.length)
  return { text: replaceLines(text, line, 1, after), line }
}
