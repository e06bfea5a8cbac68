import type { KeyPath } from '../../core/location.ts'

/** Every text in plain data, with the way to it. */
export function* stringsIn(value: unknown, path: KeyPath = []): Generator<[KeyPath, string]> {
  if (typeof value === 'string') yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield* stringsIn(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
}
