import type { YAMLError } from 'yaml'

/** What is wrong with YAML, classified by what the writer must do. */
export type YamlProblem =
  | { problem: 'duplicate-key'; name: string }
  | { problem: 'colon-in-text' | 'text-after-quote' | 'unclosed-quote' | 'unclosed-bracket' }
  | { problem: 'special-start'; character: string }
  | { problem: 'missing-colon' | 'indentation' | 'list-dash' | 'tab' }
  | { problem: 'special-space'; code: string }
  | { problem: 'other'; reason: string }

/**
 * The cause of a parser error. If an error code covers several mistakes, the YAML or the message's
 * wording distinguishes them; the `invalid-yaml` cases fail if an update changes that wording.
 */
export function yamlProblem(error: YAMLError, text: string): YamlProblem {
  const [offset] = error.pos
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return { problem: 'duplicate-key', name: wordAt(text, offset) }
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      if (/^["']/.test(text.slice(offset))) return { problem: 'text-after-quote' }
      if (/^[^\n]*?:(?:\s|$)/.test(text.slice(offset).split('\n', 1)[0] ?? '')) {
        return { problem: /^\s*- /.test(lineAt(text, offset)) ? 'indentation' : 'colon-in-text' }
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
    case 'TAG_RESOLVE_FAILED':
      return specialStart('!')
    case 'BAD_ALIAS':
      return specialStart('*')
    default:
      return { problem: 'other', reason: error.message }
  }
}

/** The problem with an unquoted text whose first character has a special meaning in YAML. */
export function specialStart(character: string): YamlProblem {
  return { problem: 'special-start', character }
}

function wordAt(text: string, offset: number): string {
  return /^["']?([^:"'\n]*)/.exec(text.slice(offset))?.[1]?.trim() ?? ''
}

function lineAt(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? ''
}

/** The first character of the value on the line that contains the offset. */
function firstOfValue(text: string, offset: number): string {
  return /^\s*(?:- +)*(?:[\w-]+:\s+)?(\S?)/.exec(lineAt(text, offset))?.[1] ?? ''
}
