import { getLine } from './lines.ts'

/** A paragraph of prose by its first and last line. */
export interface Paragraph {
  first: number
  last: number
}

/** The paragraphs under the front matter. */
export function paragraphsOf(text: string): Paragraph[] {
  const lines = text.split('\n')
  const start = lines.indexOf('---', 1) + 1
  const paragraphs: Paragraph[] = []
  for (const [index, line] of lines.entries()) {
    if (index < start || line.trim() === '') continue
    const current = paragraphs.at(-1)
    if (current?.last === index) current.last = index + 1
    else paragraphs.push({ first: index + 1, last: index + 1 })
  }
  return paragraphs
}

/** Lines of prose where a sentence ends with the line, so that another may follow on a line of its own. */
export function sentenceEnds(text: string): number[] {
  return paragraphsOf(text).flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((line) =>
      /[.!?]$/.test(getLine(text, line)),
    ),
  )
}

/** The paragraph that a line belongs to. */
export function paragraphAt(text: string, line: number): Paragraph {
  const paragraph = paragraphsOf(text).find(({ first, last }) => first <= line && line <= last)
  if (!paragraph) throw new Error(`there is no prose on line ${line}`)
  return paragraph
}
