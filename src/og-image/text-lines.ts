import { bindShortWords } from '../components/short-words.ts'

/** Width of a text in the heading face at a size, both in pixels. */
export type Measure = (text: string, size: number) => number

/**
 * Breaks a text into as few lines as fit, then evens them out: the narrowest
 * width that needs no more lines.
 *
 * @param width of the widest line, in pixels
 */
export function balancedLines(
  text: string,
  { size, width, measure }: { size: number; width: number; measure: Measure },
): string[] {
  const words = bindShortWords(text).split(' ')
  const fewest = lines(words, width, size, measure)
  let balanced = fewest
  for (let narrower = width - 10; narrower > 0; narrower -= 10) {
    const tried = lines(words, narrower, size, measure)
    if (tried.length > fewest.length || tried.some((line) => measure(line, size) > narrower)) break
    balanced = tried
  }
  return balanced
}

function lines(words: string[], width: number, size: number, measure: Measure): string[] {
  const done: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer, size) > width) {
      done.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...done, line]
}
