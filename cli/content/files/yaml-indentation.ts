import { formatCodePoint } from './read-source.ts'
import type { YamlProblem } from './yaml-problem.ts'

interface TextProblem {
  start: number
  problem: YamlProblem
}

/** Matches the start of a list item. */
export const ITEM = /^\s*- /
const KEY_OR_DASH = String.raw`(?:[\w-]+:|-)`
/** Matches a character that looks like a space, but is not whitespace in YAML. */
const SPECIAL_SPACE = String.raw`[^\S\t\r\n ]`

/**
 * Finds special spaces after a key or dash, or in the indentation before it. The parser reports
 * them as a different problem on a later line, or not at all.
 */
export function specialSpaces(text: string): TextProblem[] {
  const after = `${KEY_OR_DASH}${SPECIAL_SPACE}`
  const before = String.raw`${SPECIAL_SPACE}(?=\s*${KEY_OR_DASH}\s)`
  const pattern = new RegExp(`^ *(?:- +)?(?:${after}|${before})`, 'gm')
  return Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
    start: index + match.length - 1,
    problem: { problem: 'special-space', code: formatCodePoint(match.slice(-1)) },
  }))
}

export function indentationOf(line: string): number {
  return line.length - line.trimStart().length
}
