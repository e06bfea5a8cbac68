/**
 * Finds mistakes in the indentation of YAML, in dashes and in spaces. The parser reports them as
 * something else on a line below, or not at all, so they are found in the text.
 */
import { pointAt } from '../../core/location.ts'
import { formatCodePoint } from './read-source.ts'
import type { YamlProblem } from './yaml-problem.ts'

interface TextProblem {
  start: number
  problem: YamlProblem
}

/** Matches the start of a list item. */
export const ITEM = /^\s*- /
const KEY_OR_DASH = String.raw`(?:[\w-]+:|-)`
/** What looks like a space, but is not one in YAML. */
const SPECIAL_SPACE = String.raw`[^\S\t\r\n ]`

/** Finds special spaces after a key or dash, or in its indentation. */
export function specialSpaces(text: string): TextProblem[] {
  const after = `${KEY_OR_DASH}${SPECIAL_SPACE}`
  const before = String.raw`${SPECIAL_SPACE}(?=\s*${KEY_OR_DASH}\s)`
  const pattern = new RegExp(`^ *(?:- +)?(?:${after}|${before})`, 'gm')
  return Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
    start: index + match.length - 1,
    problem: { problem: 'special-space', code: formatCodePoint(match.slice(-1)) },
  }))
}

/**
 * Finds the line that lacks `- ` among list items, if the parser reports an error on that line or
 * below.
 */
export function missingDash(text: string, offset: number): TextProblem[] {
  const lines = text.split('\n')
  const index = pointAt(text, offset).line - 1
  const sibling = previousSibling(lines, index)
  if (sibling === -1) return []
  const isItem = ITEM.test(lines[index] ?? '')
  if (isItem === ITEM.test(lines[sibling] ?? '')) return []
  const wrong = isItem ? sibling : index
  const isKeyOfList = isItem && /:\s*(?:#.*)?$/.test(lines[wrong] ?? '')
  if (isKeyOfList) return []
  return [{ start: textStart(lines, wrong), problem: { problem: 'missing-dash' } }]
}

/**
 * Finds the key that has lost its indentation and so interrupts a list, if the parser reports the
 * next item.
 */
export function lostIndentation(text: string, offset: number): TextProblem[] {
  const lines = text.split('\n')
  const index = pointAt(text, offset).line - 1
  const item = lines[index] ?? ''
  const key = lineAbove(lines, index, indentationOf(item) - 1)
  const first = lines[lineAbove(lines, key, indentationOf(item))] ?? ''
  const isInList = ITEM.test(first) && indentationOf(first) === indentationOf(item)
  if (!ITEM.test(item) || !isInList || !/^\s*[\w-]+: +\S/.test(lines[key] ?? '')) return []
  return [{ start: textStart(lines, key), problem: { problem: 'indentation' } }]
}

/**
 * The index of the nearest line above with the same indentation; -1 if there is none, or if a less
 * indented line is nearer.
 */
function previousSibling(lines: readonly string[], index: number): number {
  const indentation = indentationOf(lines[index] ?? '')
  const above = lineAbove(lines, index, indentation)
  return indentationOf(lines[above] ?? '') === indentation ? above : -1
}

/** The index of the nearest line above with at most this indentation; -1 if there is none. */
function lineAbove(lines: readonly string[], index: number, indentation: number): number {
  return lines.findLastIndex(
    (line, at) => at < index && !/^\s*(?:#.*)?$/.test(line) && indentationOf(line) <= indentation,
  )
}

/** The offset of a line in the text, after its indentation. */
function textStart(lines: readonly string[], index: number): number {
  const above = lines.slice(0, index).reduce((length, line) => length + line.length + 1, 0)
  return above + indentationOf(lines[index] ?? '')
}

export function indentationOf(line: string): number {
  return line.length - line.trimStart().length
}
