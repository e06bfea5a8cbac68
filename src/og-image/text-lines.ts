import { bindShortWords } from '../components/line-breaks.tsx'

/** Returns the width of a text in the heading font at a font size, both in pixels. */
export type Measure = (text: string, size: number) => number

/**
 * Breaks a text into as few lines as possible, of balanced widths, as `text-wrap: balance` does.
 *
 * @param width maximum width of a line, in pixels
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
