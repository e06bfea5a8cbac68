import { expect, test } from 'vitest'
import { z } from 'zod'
import purposes from '../../cli/word-lists/purposes.json' with { type: 'json' }
import { globalFiles, localeFiles } from '../../src/content/content-files.ts'

test('every translated purpose is in a schema', () => {
  const schemas = [
    ...Object.values(localeFiles).map(({ schema }) => schema),
    ...Object.values(globalFiles),
  ]
  const known = new Set<unknown>()
  for (const schema of schemas) {
    z.toJSONSchema(schema, { override: ({ jsonSchema }) => known.add(jsonSchema.description) })
  }
  expect(Object.keys(purposes).filter((purpose) => !known.has(purpose))).toEqual([])
})
