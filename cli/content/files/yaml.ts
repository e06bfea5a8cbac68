import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Pair,
} from 'yaml'
import { fileStart, pointAt, toRange, type KeyPath, type SourceRange } from '../../core/location.ts'
import { specialSpaces } from './yaml-indentation.ts'
import { specialStart, yamlProblem, type YamlProblem } from './yaml-problem.ts'

interface LocatedYamlProblem {
  place: SourceRange
  problem: YamlProblem
}

/** A parsed YAML text with the locations of its values. */
export interface YamlData {
  problems: readonly LocatedYamlProblem[]
  /** Plain JavaScript data; undefined if the problems make it unreliable. */
  value: unknown
  /** The location of a key or list item; the start of the file for an empty path. */
  keyPlace(path: KeyPath): SourceRange
  /** The location of a value, or of its key if the value is empty. */
  valuePlace(path: KeyPath): SourceRange
  /** The source text of a value, including quotes. */
  rawText(path: KeyPath): string
  /**
   * The location of part of a text, or of the whole text if the part has line breaks or escapes.
   */
  placeOfPart(path: KeyPath, value: string, start: number, end: number): SourceRange
}

/**
 * Parses a YAML document. Content needs only mappings, sequences and scalars, so other constructs,
 * such as anchors, are returned as problems.
 */
export function parseYaml(text: string): YamlData {
  const at: At = (start, end = start) =>
    end > start ? toRange(text, start, end) : pointAt(text, start)

  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' })
  const syntax = syntaxProblems(document, text, at)
  const constructs = foreignConstructs(document, text, at)
  const certain =
    constructs.length === 0 && syntax.every(({ problem }) => problem.problem === 'duplicate-key')

  const root = document.contents
  const keyPlace = (path: KeyPath): SourceRange => {
    const key = pairIn(nodeAt(root, path.slice(0, -1)), path.at(-1) ?? '')?.key
    const node = isNode(key) ? key : nodeAt(root, path)
    if (path.length === 0 || !node?.range) return fileStart
    return at(node.range[0], isCollection(node) ? node.range[0] : node.range[1])
  }
  const valuePlace = (path: KeyPath): SourceRange => {
    const range = nodeAt(root, path)?.range
    return range && range[1] > range[0] ? at(range[0], range[1]) : keyPlace(path)
  }
  return {
    problems: dropConsequences([...syntax, ...constructs]),
    value: certain ? document.toJS() : undefined,
    keyPlace,
    valuePlace,
    rawText(path) {
      const range = nodeAt(root, path)?.range
      return range ? text.slice(range[0], range[1]) : ''
    },
    placeOfPart(path, value, start, end) {
      const range = nodeAt(root, path)?.range
      if (!range) return valuePlace(path)
      const raw = text.slice(range[0], range[1])
      const whole = raw.indexOf(value)
      if (whole !== -1) return at(range[0] + whole + start, range[0] + whole + end)
      // Escapes and line breaks shift offsets, so the part's occurrences are counted in both texts.
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

type At = (start: number, end?: number) => SourceRange

function syntaxProblems(document: Document.Parsed, text: string, at: At): LocatedYamlProblem[] {
  const all = [...document.errors, ...document.warnings]
  // The parser treats tab-indented lines as empty keys, so its duplicate-key errors are left out.
  const hasTab = all.some(({ code }) => code === 'TAB_AS_INDENT')
  const errors = all.filter(({ code }) => !hasTab || code !== 'DUPLICATE_KEY')
  // The parser reports what follows the dash, but the dash itself is the mistake.
  if (errors.length > 0 && isSeq(document.contents)) {
    return [{ place: at(document.contents.range[0]), problem: { problem: 'list-dash' } }]
  }
  return [
    ...specialSpaces(text).map(({ start, problem }) => ({ place: at(start), problem })),
    ...errors.map((error) => {
      const problem = yamlProblem(error, text)
      const start =
        problem.problem === 'indentation' || problem.problem === 'missing-colon'
          ? keyPushedUnder(text, error.pos[0])
          : openingOffset(document, problem, error.pos[0])
      return { place: start === undefined ? at(...error.pos) : at(start), problem }
    }),
  ]
}

/** The offset of an over-indented key; the parser reports the line above it instead. */
function keyPushedUnder(text: string, offset: number): number | undefined {
  const next = text.indexOf('\n', offset) + 1
  const isBesideKey = /:\s+$/.test(text.slice(text.lastIndexOf('\n', offset) + 1, offset))
  const indentation = /^ +(?=[\w-]+:(?:\s|$))/.exec(text.slice(next))
  return isBesideKey && next > 0 && indentation ? next + indentation[0].length : undefined
}

/**
 * The offset of an unclosed quote or bracket, which the parser reports at the end of the text;
 * undefined for other problems.
 */
function openingOffset(
  document: Document,
  { problem }: YamlProblem,
  end: number,
): number | undefined {
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

/** Finds valid YAML that a writer probably did not intend, such as anchors, aliases and tags. */
function foreignConstructs(document: Document.Parsed, text: string, at: At): LocatedYamlProblem[] {
  const problems: LocatedYamlProblem[] = []
  visit(document, {
    Node(key, node) {
      const place = node.range ? at(node.range[0]) : fileStart
      if (typeof key === 'number' && isScalar(node) && node.type === 'PLAIN' && node.range) {
        const dash = /\n *(?=- )/.exec(text.slice(node.range[0], node.range[1]))
        const start = dash && node.range[0] + dash.index + dash[0].length
        if (start) problems.push({ place: at(start), problem: { problem: 'indentation' } })
      }
      if (isAlias(node)) problems.push({ place, problem: specialStart('*') })
      else if (node.anchor) problems.push({ place, problem: specialStart('&') })
      else if (node.tag) problems.push({ place, problem: specialStart('!') })
    },
  })
  return problems
}

/**
 * Removes the errors that a mistake causes on the same line and, if the mistake is in indentation
 * or spacing, on all lines below. On each line, the cause must come first in `problems`.
 */
function dropConsequences(problems: readonly LocatedYamlProblem[]): LocatedYamlProblem[] {
  const sorted = problems.toSorted((a, b) => a.place.line - b.place.line)
  const first = sorted.findIndex(({ problem }) =>
    ['tab', 'special-space', 'indentation'].includes(problem.problem),
  )
  const causes = first === -1 ? sorted : sorted.slice(0, first + 1)
  return causes.filter(
    ({ place }, index) => causes.findIndex((other) => other.place.line === place.line) === index,
  )
}

function nodeAt(root: unknown, path: KeyPath): Node | undefined {
  let node: unknown = root
  for (const step of path) {
    node = isSeq(node) && typeof step === 'number' ? node.items[step] : pairIn(node, step)?.value
  }
  return isNode(node) ? node : undefined
}

/** The last pair with the given key, because the last of several duplicates takes effect. */
function pairIn(node: unknown, key: string | number): Pair | undefined {
  if (!isMap(node)) return undefined
  return node.items.findLast((pair) => isScalar(pair.key) && String(pair.key.value) === key)
}
