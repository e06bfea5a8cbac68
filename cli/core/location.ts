/** A position in a file: line and column start at 1, and columns count UTF-16 code units. */
export interface Point {
  line: number
  column: number
}

/** A range in a file; `end` is the position after its last character. */
export interface SourceRange extends Point {
  end?: Point
}

export const fileStart: SourceRange = { line: 1, column: 1 }

export function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

export function toRange(text: string, start: number, end: number): SourceRange {
  return { ...pointAt(text, start), end: pointAt(text, end) }
}

/** Formats a location as `content/en/hero.mdx:4:11`, or as a URL for a deployed site. */
export function formatLocation({ file, place }: { file: string; place: Point }): string {
  // Problems on a deployed site have no line or column.
  return /^https?:/.test(file) ? file : `${file}:${place.line}:${place.column}`
}

/** The path to a value in front matter or a settings file: object keys and list indexes. */
export type KeyPath = readonly (string | number)[]

/** Formats a key path, for example as `headline.words[2]`. */
export function formatKeyPath(path: KeyPath): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`
      if (!/^[\w-]+$/.test(step)) return `[${JSON.stringify(step)}]`
      return index === 0 ? step : `.${step}`
    })
    .join('')
}

/** The value at a path in parsed data; undefined if the path does not exist. */
export function valueAt(data: unknown, path: KeyPath): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value
}
