/** The way to a value in front matter or a settings file: keys, and indexes of lists. */
export type KeyPath = readonly (string | number)[]

/** `['headline', 'words', 2]` as a person writes it: `headline.words[2]`. */
export function formatKeyPath(path: KeyPath): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`
      if (!/^[\w-]+$/.test(step)) return `[${JSON.stringify(step)}]`
      return index === 0 ? step : `.${step}`
    })
    .join('')
}

/** The value at the end of a path, or undefined where the path leaves the data. */
export function valueAt(data: unknown, path: KeyPath): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value
}
