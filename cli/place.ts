/** A position in a file: line and column count from 1, columns in UTF-16 units. */
export interface Point {
  line: number
  column: number
}

/** Where something stands in a file; `end` is the position after its last character. */
export interface Place extends Point {
  end?: Point
}

export const fileStart: Place = { line: 1, column: 1 }

/** The position of an offset in a text. */
export function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset)
  const lastBreak = before.lastIndexOf('\n')
  let line = 1
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line += 1
  return { line, column: offset - lastBreak }
}
