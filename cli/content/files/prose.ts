import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Node } from 'unist'
import { VFileMessage } from 'vfile-message'
import { fileStart, pointAt, toRange, type SourceRange } from '../../core/location.ts'
import type { FileSource } from './read-source.ts'

/** Why prose cannot be parsed, classified by what the writer must do. */
export type ProseProblem =
  | { problem: 'brace' | 'import-or-export' | 'comment' | 'bare-address' | 'less-than' | 'tag' }
  | { problem: 'unclosed'; component: string }
  | { problem: 'other'; reason: string }

export type Prose =
  { state: 'parsed'; tree: Root } | { state: 'invalid'; place: SourceRange; problem: ProseProblem }

interface FileWithProse {
  source: FileSource
  prose: Prose | undefined
  body?: 'forbidden'
}

/**
 * Parses the prose in an MDX file.
 *
 * @param start the offset at which the front matter ends
 */
export function parseProse(file: string, start: number): Prose {
  // Blanks the front matter, so that offsets match the file.
  const text = file.slice(0, start).replace(/[^\n]/g, ' ') + file.slice(start)
  try {
    return { state: 'parsed', tree: parser.parse(text) }
  } catch (error) {
    if (error instanceof VFileMessage) return { state: 'invalid', ...locateProblem(error, text) }
    throw error
  }
}

function childrenOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? node.children : []
}

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

function locateProblem(
  message: VFileMessage,
  text: string,
): { place: SourceRange; problem: ProseProblem } {
  const { place } = message
  const point = place && 'start' in place ? place.start : place
  const offset = point?.offset ?? 0
  const found: SourceRange = { line: point?.line ?? 1, column: point?.column ?? 1 }
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
      // `place` is the whole paragraph; only the reason contains the tag's name and position.
      const [, name, line, column] = /<([^`>]*)>` \((\d+):(\d+)-/.exec(message.reason) ?? []
      const tag = line && column ? { line: Number(line), column: Number(column) } : opening('<')
      const isComponent = name !== undefined && /^[A-Z]/.test(name)
      return {
        place: tag,
        problem: isComponent ? { problem: 'unclosed', component: name } : { problem: 'tag' },
      }
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

/** The location of a prose node in its file. */
export function placeOfNode(node: Node): SourceRange {
  if (!node.position) return fileStart
  const { start, end } = node.position
  const { line, column } = start
  return { line, column, end: { line: end.line, column: end.column } }
}

/** The name in `{name}`; undefined if the braces contain anything else, which would be code. */
export function placeholderName(expression: string): string | undefined {
  const name = expression.trim()
  return /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name) ? name : undefined
}

/** The links in a file's prose, in document order, with their labels and locations. */
export function linksIn(file: FileWithProse) {
  const text = file.source.state === 'text' ? file.source.text : ''
  return nodesIn(file).flatMap((node) => {
    if (node.type !== 'link') return []
    const { url, position } = node
    const place = placeOfNode(node)
    const at = url === '' ? -1 : text.lastIndexOf(url, position?.end.offset)
    const isInside = at >= (position?.start.offset ?? Infinity)
    const urlPlace = isInside ? toRange(text, at, at + url.length) : place
    return [{ url, label: toString(node).trim(), place, urlPlace }]
  })
}

/** All nodes in a file's prose, in document order; none if the prose is invalid or forbidden. */
export function nodesIn({ prose, body }: FileWithProse): Nodes[] {
  if (prose?.state !== 'parsed' || body === 'forbidden') return []
  const withChildren = (node: Nodes): Nodes[] => [node, ...childrenOf(node).flatMap(withChildren)]
  return withChildren(prose.tree)
}
