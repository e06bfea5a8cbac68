import type { SourceRange } from '../core/location.ts'
import { printable } from './printable.ts'

export interface CodeFrame {
  /** For example, `     7 | title: Visão`. */
  source: string
  /** Carets below the part of `source` that is wrong. */
  marker: string
}

const WIDTH = 100

/** Returns the line at a location, with carets below it; null if the text has no such line. */
export function codeFrame(text: string, { line, column, end }: SourceRange): CodeFrame | null {
  const whole = text.split('\n')[line - 1]
  if (whole === undefined) return null

  const gutter = `  ${String(line).padStart(4)} | `
  // If the location is near or beyond the right edge, the displayed part is centred on it.
  const hidden = column > WIDTH * 0.8 ? column - WIDTH / 2 : 0
  const ellipsis = hidden > 0 ? '…' : ''
  const shown = ellipsis + printable(whole).slice(hidden, hidden + WIDTH)

  const endOfLine = whole.length + 1
  const endColumn = end === undefined ? column + 1 : end.line === line ? end.column : endOfLine
  const indent = ' '.repeat(ellipsis.length + column - 1 - hidden)
  const visibleLength = Math.min(endColumn - column, shown.length - indent.length)
  return {
    source: (gutter + shown).trimEnd(),
    marker: `${' '.repeat(gutter.length - 2)}| ${indent}${'^'.repeat(Math.max(1, visibleLength))}`,
  }
}
