import { relatedKey, sourceOf } from '../content-model.ts'
import { formatKeyPath, valueAt, type KeyPath } from '../key-path.ts'
import { pathOf } from '../model/schema-issue.ts'
import type { Rule } from './rule.ts'

/** A list is as long as in the source language, where the schema leaves its length open. */
export const listLength: Rule = {
  id: 'list-length',
  check(model) {
    return model.files.flatMap((file) => {
      const source = sourceOf(model, file)
      const { data } = file
      if (!data || !source?.data) return []
      const refused = new Set(
        [...file.issues, ...source.issues].map((issue) => formatKeyPath(pathOf(issue))),
      )

      return [...listsIn(source.data.value)].flatMap(([path, expected]) => {
        const list = valueAt(data.value, path)
        if (!Array.isArray(list) || list.length === expected) return []
        if (refused.has(formatKeyPath(path))) return []
        const related = relatedKey(model, file, path)
        return {
          rule: 'list-length' as const,
          severity: 'error' as const,
          file: file.path,
          place: data.keyPlace(path),
          key: path,
          args: { actual: list.length, expected },
          ...(related && { related }),
        }
      })
    })
  },
}

function* listsIn(value: unknown, path: KeyPath = []): Generator<[KeyPath, number]> {
  if (Array.isArray(value)) yield [path, value.length]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield* listsIn(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
}
