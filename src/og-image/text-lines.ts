import { bindShortWords } from '../components/line-breaks.tsx'

/** Returns the width of a text in the heading font at a given font size, both in pixels. */
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
  const breakLines = (limit: number) =>
    words.reduce<string[]>((lines, word) => {
      const last = lines.at(-1)
      const longer = `${last} ${word}`
      if (last === undefined || measure(longer, size) > limit) return [...lines, word]
      return [...lines.slice(0, -1), longer]
    }, [])
  let balanced = breakLines(width)
  for (let narrower = width - 10; narrower > 0; narrower -= 10) {
    const lines = breakLines(narrower)
    const fits = lines.every((line) => measure(line, size) <= narrower)
    if (lines.length > balanced.length || !fits) break
    balanced = lines
  }
  return balanced
}
