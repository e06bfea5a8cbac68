import type { SourceRange } from '../core/location.ts'

export interface CodeFrame {
  /** For example, `  7 | title: Visão`. */
  source: string
  /** Marks what is wrong in the line above. */
  marker: string
}

const WIDTH = 100

/** The line of a place, with a marker below it; null if the text has no such line. */
export function codeFrame(text: string, { line, column, end }: SourceRange): CodeFrame | null {
  const whole = text.split('\n')[line - 1]
  if (whole === undefined) return null

  const gutter = `  ${String(line).padStart(4)} | `
  const from = column > WIDTH * 0.8 ? column - WIDTH / 2 : 0
  const cut = from > 0 ? '…' : ''
  const shown = cut + printable(whole).slice(from, from + WIDTH)
  const start = column - 1 - from + cut.length
  const last = end === undefined ? column : end.line === line ? end.column - 1 : whole.length
  const room = Math.max(1, shown.length - start)
  const length = Math.min(Math.max(1, last - column + 1), room)
  return {
    source: (gutter + shown).trimEnd(),
    marker: `${' '.repeat(gutter.length - 2)}| ${' '.repeat(start)}${'^'.repeat(length)}`,
  }
}

/**
 * Replaces each character that would move the terminal's cursor with one that takes up one column.
 */
export function printable(text: string): string {
  return text.replace(/[\t\r]/g, ' ').replace(/\p{Cc}/gu, '�')
}
