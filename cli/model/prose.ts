import type { Nodes, Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import { isTooDeep } from './nesting.ts'
import { fileStart, pointAt, type Place } from '../place.ts'

/** Why prose can't be read, told apart by what its writer has to do about it. */
export type ProseProblem =
  | { problem: 'brace' }
  | { problem: 'import-or-export' }
  | { problem: 'comment' }
  | { problem: 'bare-address' }
  | { problem: 'less-than' }
  | { problem: 'tag-not-closed' }
  | { problem: 'tag' }
  | { problem: 'too-deep' }
  | { problem: 'other'; reason: string }

export type Prose =
  { state: 'parsed'; tree: Root } | { state: 'invalid'; place: Place; problem: ProseProblem }

/** Parses an MDX file; the positions in its tree are positions in the file. */
export function parseProse(text: string): Prose {
  try {
    const tree = parser.parse(text)
    return isTooDeep<Nodes>(tree, childrenOf) ? tooDeep : { state: 'parsed', tree }
  } catch (error) {
    if (error instanceof VFileMessage) return { state: 'invalid', ...proseFault(error, text) }
    // The parser calls itself for each level: thousands of levels exhaust the stack.
    if (error instanceof RangeError) return tooDeep
    throw error
  }
}

const tooDeep: Prose = {
  state: 'invalid',
  place: fileStart,
  problem: { problem: 'too-deep' },
}

function childrenOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? node.children : []
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).freeze()

function proseFault(message: VFileMessage, text: string): { place: Place; problem: ProseProblem } {
  const { place } = message
  const point = place && 'start' in place ? place.start : place
  const offset = point?.offset ?? 0
  const found: Place = { line: point?.line ?? 1, column: point?.column ?? 1 }
  const opening = (character: string) => {
    const start = lastUnescaped(text, character, offset)
    return start === -1 ? found : pointAt(text, start)
  }

  switch (message.source) {
    case 'micromark-extension-mdx-expression':
      return { place: opening('{'), problem: { problem: 'brace' } }
    case 'micromark-extension-mdxjs-esm':
      return { place: { line: found.line, column: 1 }, problem: { problem: 'import-or-export' } }
    case 'mdast-util-mdx-jsx': {
      // The place is that of the paragraph; the tag's own stands in the sentence only.
      const [, line, column] = /\((\d+):(\d+)-/.exec(message.reason) ?? []
      const tag = line && column ? { line: Number(line), column: Number(column) } : opening('<')
      return { place: tag, problem: { problem: 'tag-not-closed' } }
    }
    case 'micromark-extension-mdx-jsx':
      return { place: opening('<'), problem: tagProblem(text, lastUnescaped(text, '<', offset)) }
    default:
      return { place: found, problem: { problem: 'other', reason: message.reason } }
  }
}

function tagProblem(text: string, start: number): ProseProblem {
  const tag = text.slice(start)
  if (tag.startsWith('<!--')) return { problem: 'comment' }
  if (/^<(?:[a-z]+:\/\/|[^\s<>]+@)/i.test(tag)) return { problem: 'bare-address' }
  return { problem: /^<\/?[a-z]/i.test(tag) ? 'tag' : 'less-than' }
}

function lastUnescaped(text: string, character: string, from: number): number {
  let at = text.lastIndexOf(character, from)
  while (at > 0 && text.charAt(at - 1) === '\\') at = text.lastIndexOf(character, at - 1)
  return at
}
