import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Pair,
} from 'yaml'
import { fileStart, type KeyPath, type Place } from '../core/location.ts'
import { isTooDeep } from './nesting.ts'
import {
  specialSpaces,
  missingDash,
  special,
  yamlProblem,
  type YamlProblem,
} from './yaml-problem.ts'

export interface YamlFault {
  place: Place
  problem: YamlProblem
}

/** A parsed YAML text that knows where each of its values stands. */
export interface YamlData {
  faults: readonly YamlFault[]
  /** Plain data; undefined where the faults leave it uncertain what the writer meant. */
  value: unknown
  /** Where a key stands; the item itself for the item of a list; the start for the whole. */
  keyPlace(path: KeyPath): Place
  /** Where a value stands; its key where it has no value. */
  valuePlace(path: KeyPath): Place
  /** A value as it is written in the file, quotes included. */
  rawText(path: KeyPath): string
  /** Where the nth match of a pattern stands inside a value; the value where there is none. */
  placeInside(path: KeyPath, pattern: RegExp, nth: number): Place
  /** Where a part of a text value stands; the value where its line breaks or escapes hide the part. */
  placeOfPart(path: KeyPath, value: string, start: number, end: number): Place
}

/**
 * Parses a YAML text, keeping to what copy needs: one document of keys, lists and plain values.
 *
 * @param linesBefore lines of the file above the text
 */
export function parseYaml(text: string, linesBefore = 0): YamlData {
  const lines = new LineCounter()
  const at = (start: number, end = start): Place => {
    const from = lines.linePos(start)
    const to = lines.linePos(Math.max(start, end))
    return {
      line: from.line + linesBefore,
      column: from.col,
      ...(end > start && { end: { line: to.line + linesBefore, column: to.col } }),
    }
  }

  let document: Document.Parsed
  try {
    document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' })
  } catch (error) {
    // The parser calls itself for each level: thousands of levels exhaust the stack.
    if (error instanceof RangeError) return tooDeep
    throw error
  }
  if (isTooDeep<unknown>(document.contents, childrenOf)) return tooDeep

  const syntax = syntaxFaults(document, text, at)
  const constructs = foreignConstructs(document, text, at)
  const certain =
    constructs.length === 0 && syntax.every(({ problem }) => problem.problem === 'duplicate-key')

  const root = document.contents
  const keyPlace = (path: KeyPath): Place => {
    const key = pairAt(root, path)?.key
    const node = isNode(key) ? key : nodeAt(root, path)
    if (path.length === 0 || !node?.range) return { line: 1, column: 1 }
    return at(node.range[0], isCollection(node) ? node.range[0] : node.range[1])
  }
  const valuePlace = (path: KeyPath): Place => {
    const range = nodeAt(root, path)?.range
    return range && range[1] > range[0] ? at(range[0], range[1]) : keyPlace(path)
  }
  return {
    faults: withoutConsequences([...syntax, ...constructs]),
    value: certain ? document.toJS() : undefined,
    keyPlace,
    valuePlace,
    rawText(path) {
      const range = nodeAt(root, path)?.range
      return range ? text.slice(range[0], range[1]) : ''
    },
    placeInside(path, pattern, nth) {
      const range = nodeAt(root, path)?.range
      if (!range) return valuePlace(path)
      const match = [...text.slice(range[0], range[1]).matchAll(pattern)][nth]
      if (!match) return valuePlace(path)
      return at(range[0] + match.index, range[0] + match.index + match[0].length)
    },
    placeOfPart(path, value, start, end) {
      const range = nodeAt(root, path)?.range
      if (!range) return valuePlace(path)
      const raw = text.slice(range[0], range[1])
      const whole = raw.indexOf(value)
      if (whole !== -1) return at(range[0] + whole + start, range[0] + whole + end)
      // Escapes and folded lines move characters: the same part, as often as it came before, is found again.
      const part = value.slice(start, end)
      let found = raw.indexOf(part)
      for (let seen = value.indexOf(part); seen < start && found !== -1;) {
        found = raw.indexOf(part, found + 1)
        seen = value.indexOf(part, seen + 1)
      }
      return found === -1 ? valuePlace(path) : at(range[0] + found, range[0] + found + part.length)
    },
  }
}

type At = (start: number, end?: number) => Place

const tooDeep: YamlData = {
  faults: [{ place: fileStart, problem: { problem: 'too-deep' } }],
  value: undefined,
  keyPlace: atStart,
  valuePlace: atStart,
  rawText: () => '',
  placeInside: atStart,
  placeOfPart: atStart,
}

function childrenOf(node: unknown): readonly unknown[] {
  if (isCollection(node)) return node.items
  return isPair(node) ? [node.key, node.value] : []
}

function atStart(): Place {
  return fileStart
}

function syntaxFaults(document: Document.Parsed, text: string, at: At): YamlFault[] {
  const errors = [...document.errors, ...document.warnings]
  const causes = [...specialSpaces(text), ...errors.flatMap(({ pos }) => missingDash(text, pos[0]))]
  return [
    ...causes.map(({ start, problem }) => ({ place: at(start), problem })),
    ...errors.map((error) => {
      const problem = yamlProblem(error, text)
      const start =
        problem.problem === 'indentation' || problem.problem === 'missing-colon'
          ? keyPushedUnder(text, error.pos[0])
          : openingOf(document, problem, error.pos[0])
      return { place: start === undefined ? at(...error.pos) : at(start), problem }
    }),
  ]
}

/** The parser reports the text that a key has been pushed under; its writer looks for the key. */
function keyPushedUnder(text: string, offset: number): number | undefined {
  const next = text.indexOf('\n', offset) + 1
  const isBesideKey = /:\s+$/.test(text.slice(text.lastIndexOf('\n', offset) + 1, offset))
  const indentation = /^ +(?=[\w-]+:(?:\s|$))/.exec(text.slice(next))
  return isBesideKey && next > 0 && indentation ? next + indentation[0].length : undefined
}

/** The parser reports an open quote or bracket where the text ends; its writer looks for the start. */
function openingOf(document: Document, { problem }: YamlProblem, end: number): number | undefined {
  if (problem !== 'unclosed-quote' && problem !== 'unclosed-bracket') return undefined
  let opening: number | undefined
  visit(document, {
    Node(_key, node) {
      const start = node.range?.[0]
      if (start === undefined || start > end) return
      const opens = isScalar(node)
        ? problem === 'unclosed-quote' && node.type?.startsWith('QUOTE')
        : problem === 'unclosed-bracket' && isCollection(node) && node.flow
      if (opens) opening = start
    },
  })
  return opening
}

/** Valid YAML whose meaning a writer may not know. */
function foreignConstructs(document: Document.Parsed, text: string, at: At): YamlFault[] {
  const faults: YamlFault[] = []
  const { directives } = document
  if (directives.yaml.explicit || Object.keys(directives.tags).length > 1) {
    faults.push({ place: at(0), problem: { problem: 'directive' } })
  }
  visit(document, {
    Node(key, node) {
      const place = node.range ? at(node.range[0]) : fileStart
      if (typeof key === 'number' && isScalar(node) && node.type === 'PLAIN' && node.range) {
        const dash = /\n *(?=- )/.exec(text.slice(node.range[0], node.range[1]))
        const start = dash && node.range[0] + dash.index + dash[0].length
        if (start) faults.push({ place: at(start), problem: { problem: 'indentation' } })
      }
      if (isAlias(node)) faults.push({ place, problem: special('*') })
      else if (node.anchor) faults.push({ place, problem: special('&') })
      else if (node.tag) faults.push({ place, problem: special('!') })
    },
    Pair(_key, pair) {
      if (isScalar(pair.key) || isAlias(pair.key)) return
      const offset = isNode(pair.key) && pair.key.range ? pair.key.range[0] : 0
      faults.push({ place: at(offset), problem: special(text.charAt(offset)) })
    },
  })
  return faults
}

/**
 * Without the errors that one mistake causes in the same line or, if it is in the indentation, in
 * all lines below. The causes must come before the errors of the parser.
 */
function withoutConsequences(faults: readonly YamlFault[]): YamlFault[] {
  const sorted = faults.toSorted((a, b) => a.place.line - b.place.line)
  const first = sorted.findIndex(({ problem }) =>
    ['tab', 'special-space', 'missing-dash', 'indentation'].includes(problem.problem),
  )
  const causes = first === -1 ? sorted : sorted.slice(0, first + 1)
  return causes.filter(
    ({ place }, index) => causes.findIndex((other) => other.place.line === place.line) === index,
  )
}

function pairAt(root: unknown, path: KeyPath): Pair | undefined {
  const key = path.at(-1)
  const parent = nodeAt(root, path.slice(0, -1))
  if (key === undefined || !isMap(parent)) return undefined
  return parent.items.findLast((pair) => isScalar(pair.key) && String(pair.key.value) === key)
}

function nodeAt(root: unknown, path: KeyPath): Node | undefined {
  let node: unknown = root
  for (const [index, step] of path.entries()) {
    if (isMap(node)) node = pairAt(root, path.slice(0, index + 1))?.value
    else if (isCollection(node) && typeof step === 'number') node = node.items[step]
    else return undefined
  }
  return isNode(node) ? node : undefined
}
