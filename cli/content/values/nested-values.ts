import type { KeyPath } from '../../core/location.ts'

/** Yields every value in parsed data with its path; an array or object precedes its contents. */
export function* valuesIn(value: unknown, path: KeyPath = []): Generator<[KeyPath, unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

/** Every text in parsed data, with its path. */
export function textsIn(value: unknown): [KeyPath, string][] {
  return [...valuesIn(value)].filter((entry): entry is [KeyPath, string] => {
    return typeof entry[1] === 'string'
  })
}

/** Every text in JSON, with its path; none if the JSON is invalid, which `tests/seo` reports. */
export function textsInJson(json: string): [KeyPath, string][] {
  try {
    return textsIn(JSON.parse(json))
  } catch {
    return []
  }
}
