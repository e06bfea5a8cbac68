import type { Node } from 'unist'
import { fileStart, type Place } from '../place.ts'

/** Where a node of the prose stands in its file. */
export function placeOfNode(node: Node): Place {
  if (!node.position) return fileStart
  const { start, end } = node.position
  return {
    line: start.line,
    column: start.column,
    end: { line: end.line, column: end.column },
  }
}
