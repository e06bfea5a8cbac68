import { isMap, isScalar, isSeq, parseDocument, type ParsedNode } from 'yaml'
import { getLine, lineAt } from './lines.ts'

/** A key as it stands in front matter or in a file of settings. */
export interface WrittenKey {
  name: string
  /** From the top, with positions in lists: `items.0.title`. */
  path: string
  line: number
  /** The last line of what belongs to it. */
  lastLine: number
  /** The line of the key that it belongs to; the first of the file for a key of the top level. */
  parentLine: number
  /** Whether it opens an item of a list, after a dash. */
  opensItem: boolean
  holds: 'text' | 'group' | 'list' | 'other'
}

/** A text of one line, as it stands in YAML. */
export interface WrittenText {
  path: string
  line: number
  value: string
  /** With its quotes. */
  raw: string
}

interface Written {
  keys: readonly WrittenKey[]
  texts: readonly WrittenText[]
}

/** The keys and texts of a file's YAML, in the order of the file. */
export function writtenIn(text: string): Written {
  const written = knownWritten.get(text) ?? readWritten(text)
  knownWritten.set(text, written)
  return written
}

/** The same texts are asked for at every try. */
const knownWritten = new Map<string, Written>()

function readWritten(text: string): Written {
  const { yaml, before } = yamlOf(text)
  const lineOf = (offset: number) => lineAt(yaml, offset) + before
  const keys: WrittenKey[] = []
  const texts: WrittenText[] = []

  function walk(node: ParsedNode | null, path: string[], parentLine: number): void {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue
        const name = String(key.value)
        const line = lineOf(key.range[0])
        const end = yaml.slice(0, value?.range[1] ?? key.range[1]).trimEnd().length
        keys.push({
          name,
          path: [...path, name].join('.'),
          line,
          lastLine: lineOf(end),
          parentLine,
          opensItem: /^\s*- /.test(getLine(text, line)),
          holds: kindOf(value),
        })
        walk(value, [...path, name], line)
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        walk(item, [...path, String(index)], parentLine)
      }
    } else if (isScalar(node) && typeof node.value === 'string' && path.at(-1) !== 'from') {
      const [start, end] = node.range
      const raw = yaml.slice(start, end)
      texts.push({ path: path.join('.'), line: lineOf(start), value: node.value, raw })
    }
  }

  walk(parseDocument(yaml).contents, [], 1)
  return { keys, texts }
}

/** The data of a file's YAML, or undefined where it can't be read. */
export function dataOf(text: string): unknown {
  if (!knownData.has(text)) knownData.set(text, readData(text))
  return knownData.get(text)
}

const knownData = new Map<string, unknown>()

function readData(text: string): unknown {
  const document = parseDocument(yamlOf(text).yaml)
  if (document.errors.length > 0) return undefined
  try {
    return document.toJS()
  } catch {
    // A star that begins a value refers to nothing, which only shows here.
    return undefined
  }
}

/** The YAML of a file, and how many lines stand before it. */
function yamlOf(text: string): { yaml: string; before: number } {
  if (!text.startsWith('---\n')) return { yaml: text, before: 0 }
  return { yaml: /^---\n([^]*?\n)---$/m.exec(text)?.[1] ?? '', before: 1 }
}

function kindOf(value: ParsedNode | null): WrittenKey['holds'] {
  if (isMap(value)) return 'group'
  if (isSeq(value)) return 'list'
  return isScalar(value) && typeof value.value === 'string' ? 'text' : 'other'
}
