import type { Place } from '../place.ts'

/** Why a file has no front matter to read. */
export type FrontMatterProblem = 'empty-file' | 'absent' | 'unclosed' | 'empty'

export type FrontMatter =
  | {
      state: 'found'
      yaml: string
      closing: Place
      /** What follows the closing dashes, from the next line on. */
      body: string
    }
  | { state: FrontMatterProblem; place: Place }

/** Cuts the YAML between the two lines of three dashes out of an MDX file. It starts on line 2. */
export function frontMatterOf(text: string): FrontMatter {
  const start = { line: 1, column: 1 }
  if (text.trim() === '') return { state: 'empty-file', place: start }

  const [opening = '', ...lines] = text.split('\n')
  if (!FENCE.test(opening)) return { state: 'absent', place: start }

  const closing = lines.findIndex((line) => FENCE.test(line))
  const place = { ...start, end: { line: 1, column: 4 } }
  if (closing === -1) return { state: 'unclosed', place }

  const yaml = lines
    .slice(0, closing)
    .map((line) => `${line}\n`)
    .join('')
  if (yaml.split('\n').every((line) => /^\s*(#.*)?$/.test(line))) return { state: 'empty', place }

  const line = closing + 2
  const body = lines.slice(closing + 1).join('\n')
  return { state: 'found', yaml, closing: { line, column: 1, end: { line, column: 4 } }, body }
}

const FENCE = /^---[\t ]*\r?$/
