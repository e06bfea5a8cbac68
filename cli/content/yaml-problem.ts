import type { YAMLError } from 'yaml'

/** What is wrong with a piece of YAML, told apart by what its writer has to do about it. */
export type YamlProblem =
  | { problem: 'duplicate-key'; name: string }
  | { problem: 'colon-in-text' }
  | { problem: 'brace-at-start' }
  | { problem: 'text-after-quote' }
  | { problem: 'special-start'; character: string }
  | { problem: 'unclosed-quote' }
  | { problem: 'unclosed-bracket' }
  | { problem: 'missing-colon' }
  | { problem: 'tab' }
  | { problem: 'indentation' }
  | { problem: 'bad-escape' }
  | { problem: 'multiple-documents' }
  | { problem: 'alias' }
  | { problem: 'anchor' }
  | { problem: 'tag' }
  | { problem: 'directive' }
  | { problem: 'complex-key' }
  | { problem: 'too-deep' }
  | { problem: 'other'; reason: string }

/** Puts the parser's error into the terms of someone who writes copy. */
export function yamlProblem(error: YAMLError, text: string): YamlProblem {
  const [offset] = error.pos
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return { problem: 'duplicate-key', name: wordAt(text, offset) }
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      if (/^["']/.test(text.slice(offset))) return { problem: 'text-after-quote' }
      if (/^[^\n]*?:(?:\s|$)/.test(text.slice(offset).split('\n', 1)[0] ?? '')) {
        return { problem: isUnderText(text, offset) ? 'indentation' : 'colon-in-text' }
      }
      return { problem: error.code === 'BLOCK_AS_IMPLICIT_KEY' ? 'indentation' : 'missing-colon' }
    case 'TAB_AS_INDENT':
      return { problem: 'tab' }
    case 'BAD_INDENT':
      return { problem: error.message.startsWith('Flow') ? 'unclosed-bracket' : 'indentation' }
    case 'BAD_SCALAR_START':
      return { problem: 'special-start', character: text.charAt(offset) }
    case 'MISSING_CHAR':
      if (error.message.includes('quote')) return { problem: 'unclosed-quote' }
      if (error.message.includes('map values')) return { problem: 'missing-colon' }
      return { problem: 'unclosed-bracket' }
    case 'UNEXPECTED_TOKEN': {
      const first = firstOfValue(text, offset)
      if (first === '{' || first === '[') return { problem: 'brace-at-start' }
      if (first === '"' || first === "'") return { problem: 'text-after-quote' }
      if (/[-*&|>]/.test(first) && isAfterKey(text, offset)) {
        return { problem: 'special-start', character: first }
      }
      if (first === '-') return { problem: 'indentation' }
      return { problem: 'other', reason: error.message }
    }
    case 'MULTIPLE_DOCS':
      return { problem: 'multiple-documents' }
    case 'BAD_DQ_ESCAPE':
      return { problem: 'bad-escape' }
    case 'TAG_RESOLVE_FAILED':
      return { problem: 'tag' }
    case 'BAD_ALIAS':
      return { problem: 'alias' }
    case 'BAD_DIRECTIVE':
      return { problem: 'directive' }
    default:
      return { problem: 'other', reason: error.message }
  }
}

function wordAt(text: string, offset: number): string {
  return /^["']?([^:"'\n]*)/.exec(text.slice(offset))?.[1]?.trim() ?? ''
}

/** Whether the line before is text that this line's key was pushed under. */
function isUnderText(text: string, offset: number): boolean {
  const line = lineAt(text, offset)
  return /^\s*(?:- )?[\w-]+:\s/.test(line) && text.slice(offset).split('\n', 1)[0] === line.trim()
}

/** Whether the value on the line of the offset begins beside its key. */
function isAfterKey(text: string, offset: number): boolean {
  return /^\s*(?:- +)*[\w-]+:\s+\S/.test(lineAt(text, offset))
}

function lineAt(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? ''
}

/** The first character of the value on the line of the offset. */
function firstOfValue(text: string, offset: number): string {
  return /^\s*(?:- +)*(?:[\w-]+:\s+)?(\S?)/.exec(lineAt(text, offset))?.[1] ?? ''
}
