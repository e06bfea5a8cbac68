import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { globalFiles, localeFiles } from '../../src/content-files.ts'
import es from '../../src/content/purposes/es.json' with { type: 'json' }
import pt from '../../src/content/purposes/pt.json' with { type: 'json' }

const schemas = [
  ...Object.values(localeFiles).map(({ schema }) => schema),
  ...Object.values(globalFiles),
]

/** Lists the English descriptions of a schema and all its fields. */
function descriptionsIn(schema: z.ZodType): string[] {
  const found: string[] = []
  z.toJSONSchema(schema, {
    override: ({ jsonSchema: { description } }) => {
      if (description !== undefined) found.push(description)
    },
  })
  return found
}

describe.each([
  ['pt.json', pt],
  ['es.json', es],
])('src/content/purposes/%s', (_name, catalogue) => {
  test('the file translates the purpose of every field, and nothing else', () => {
    const translated = Object.entries(catalogue).flatMap(([en, text]) => (text.trim() ? [en] : []))
    const purposes = new Set(schemas.flatMap(descriptionsIn))
    expect(translated.toSorted()).toEqual([...purposes].toSorted())
  })
})
