/** Reasons why a file's front matter cannot be read. */
export type FrontMatterProblem = 'empty-file' | 'absent' | 'unclosed' | 'empty'

/**
 * A position or range in the file; lines and columns start at 1. It matches the type in
 * `cli/core/location.ts`, which the site cannot import.
 */
interface SourceRange {
  line: number
  column: number
  end?: { line: number; column: number }
}

/** The front matter and the body of a file, or why and where the front matter cannot be read. */
export type SplitFrontMatter =
  | {
      state: 'found'
      yaml: string
      /** Position of the closing dashes. */
      closing: SourceRange
      /** The text that starts on the line after the closing dashes. */
      body: string
    }
  | { state: FrontMatterProblem; place: SourceRange }

/** Splits an MDX file into its front matter, which starts on line 2, and its body. */
export function splitFrontMatter(text: string): SplitFrontMatter {
  const start = { line: 1, column: 1 }
  if (text.trim() === '') return { state: 'empty-file', place: start }

  const [opening = '', ...lines] = text.split('\n')
  if (!FENCE.test(opening)) return { state: 'absent', place: start }

  const closing = lines.findIndex((line) => FENCE.test(line))
  const place = { ...start, end: { line: 1, column: 4 } }
  if (closing === -1) return { state: 'unclosed', place: endOfKeys(text) }

  const content = lines.slice(0, closing)
  if (content.every((line) => /^\s*(#.*)?$/.test(line))) return { state: 'empty', place }

  const line = closing + 2
  return {
    state: 'found',
    yaml: content.map((one) => `${one}\n`).join(''),
    closing: { line, column: 1, end: { line, column: 4 } },
    body: lines.slice(closing + 1).join('\n'),
  }
}

const FENCE = /^---[\t ]*\r?$/

/** Returns where unclosed front matter should be closed: at the end of the last line of keys. */
function endOfKeys(text: string): SourceRange {
  const lines = text.split('\n')
  const prose = lines.findIndex((line, index) => index > 0 && !LINE_OF_KEYS.test(line))
  const keys = prose === -1 ? lines : lines.slice(0, prose)
  const last = keys.findLastIndex((line) => line.trim() !== '')
  return { line: last + 1, column: (keys[last] ?? '').trimEnd().length + 1 }
}

const LINE_OF_KEYS = /^(?:\s|#|- |["']?[\w-]+["']?:(?:\s|$)|$)/
