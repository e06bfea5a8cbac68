import type { YAMLError } from 'yaml'
import { formatCodePoint } from './read-source.ts'

/** What is wrong with YAML, classified by what the writer must do. */
export type YamlProblem =
  | { problem: 'duplicate-key'; name: string }
  | { problem: 'colon-in-text' | 'text-after-quote' | 'unclosed-quote' | 'unclosed-bracket' }
  | { problem: 'special-start'; character: string }
  | { problem: 'asterisk' | 'missing-colon' | 'missing-dash' | 'indentation' | 'tab' }
  | { problem: 'special-space'; code: string }
  | { problem: 'bad-escape' | 'directive' | 'too-deep' }
  | { problem: 'other'; reason: string }

/** The cause of a parser error. */
export function yamlProblem(error: YAMLError, text: string): YamlProblem {
  const [offset] = error.pos
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return { problem: 'duplicate-key', name: wordAt(text, offset) }
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      if (/^["']/.test(text.slice(offset))) return { problem: 'text-after-quote' }
      if (/^[^\n]*?:(?:\s|$)/.test(text.slice(offset).split('\n', 1)[0] ?? '')) {
        return { problem: ITEM.test(lineAt(text, offset)) ? 'indentation' : 'colon-in-text' }
      }
      return { problem: error.code === 'BLOCK_AS_IMPLICIT_KEY' ? 'indentation' : 'missing-colon' }
    case 'TAB_AS_INDENT':
      return { problem: 'tab' }
    case 'BAD_INDENT':
      return { problem: error.message.startsWith('Flow') ? 'unclosed-bracket' : 'indentation' }
    case 'BAD_SCALAR_START':
      return specialStart(text.charAt(offset))
    case 'MISSING_CHAR':
      if (error.message.includes('quote')) return { problem: 'unclosed-quote' }
      if (error.message.includes('map values')) return { problem: 'missing-colon' }
      if (error.message.includes('without - indicator')) return { problem: 'indentation' }
      return { problem: 'unclosed-bracket' }
    case 'UNEXPECTED_TOKEN': {
      const first = firstOfValue(text, offset)
      if (first === '"' || first === "'") return { problem: 'text-after-quote' }
      if (/[{[*&|>-]/.test(first)) return specialStart(first)
      return { problem: 'other', reason: error.message }
    }
    case 'BAD_DQ_ESCAPE':
      return { problem: 'bad-escape' }
    case 'TAG_RESOLVE_FAILED':
      return specialStart('!')
    case 'BAD_ALIAS':
      return specialStart('*')
    case 'MULTIPLE_DOCS':
    case 'BAD_DIRECTIVE':
      return { problem: 'directive' }
    default:
      return { problem: 'other', reason: error.message }
  }
}

/** A mistake in the text that the parser reports as something else, or not at all. */
interface TextProblem {
  start: number
  problem: YamlProblem
}

/** Finds characters around a key or dash that look like spaces. */
export function specialSpaces(text: string): TextProblem[] {
  return Array.from(text.matchAll(SPECIAL_SPACE), ({ 0: match, index }) => ({
    start: index + match.length - 1,
    problem: { problem: 'special-space', code: formatCodePoint(match.slice(-1)) },
  }))
}

/** A special space after a key or dash, or in its indentation. */
const SPECIAL_SPACE =
  /^ *(?:- +)?(?:(?:[\w-]+:|-)(?=[^\S\t\r\n ])|(?=[^\S\t\r\n ]\s*(?:[\w-]+:|-)\s))[^\S\t\r\n ]/gm

/**
 * Finds the line that lacks `- ` among list items, if the parser reports an error on that line or
 * below.
 */
export function missingDash(text: string, offset: number): TextProblem[] {
  const lines = text.split('\n')
  const index = text.slice(0, offset).split('\n').length - 1
  const sibling = previousSibling(lines, index)
  if (sibling === -1) return []
  const isItem = ITEM.test(lines[index] ?? '')
  if (isItem === ITEM.test(lines[sibling] ?? '')) return []
  const wrong = isItem ? sibling : index
  const line = lines[wrong] ?? ''
  const isKeyOfList = isItem && /:\s*(?:#.*)?$/.test(line)
  if (isKeyOfList) return []
  const start = lines.slice(0, wrong).join('\n').length + Math.sign(wrong) + indentationOf(line)
  return [{ start, problem: { problem: 'missing-dash' } }]
}

/**
 * Finds the key that has lost its indentation and so interrupts a list, if the parser reports the
 * next item.
 */
export function lostIndentation(text: string, offset: number): TextProblem[] {
  const lines = text.split('\n')
  const index = text.slice(0, offset).split('\n').length - 1
  const item = lines[index] ?? ''
  const key = lineAbove(lines, index, indentationOf(item) - 1)
  const line = lines[key] ?? ''
  const first = lines[lineAbove(lines, key, indentationOf(item))] ?? ''
  const isInList = ITEM.test(first) && indentationOf(first) === indentationOf(item)
  if (!ITEM.test(item) || !isInList || !/^\s*[\w-]+: +\S/.test(line)) return []
  const start = lines.slice(0, key).join('\n').length + 1 + indentationOf(line)
  return [{ start, problem: { problem: 'indentation' } }]
}

const ITEM = /^\s*- /

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

export function indentationOf(line: string): number {
  return line.length - line.trimStart().length
}

/** The problem of an unquoted text whose first character has a special meaning in YAML. */
export function specialStart(character: string): YamlProblem {
  return character === '*' ? { problem: 'asterisk' } : { problem: 'special-start', character }
}

function wordAt(text: string, offset: number): string {
  return /^["']?([^:"'\n]*)/.exec(text.slice(offset))?.[1]?.trim() ?? ''
}

function lineAt(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? ''
}

/** The first character of the value on the line of the offset. */
function firstOfValue(text: string, offset: number): string {
  return /^\s*(?:- +)*(?:[\w-]+:\s+)?(\S?)/.exec(lineAt(text, offset))?.[1] ?? ''
}
