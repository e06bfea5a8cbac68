import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { globalFileSchemas, localeFileKinds } from '../../../src/content-files.ts'
import es from '../../../src/content/purposes/es.json' with { type: 'json' }
import pt from '../../../src/content/purposes/pt.json' with { type: 'json' }

const schemas = [
  ...Object.values(localeFileKinds).map(({ schema }) => schema),
  ...Object.values(globalFileSchemas),
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

const purposes = new Set(schemas.flatMap(descriptionsIn))

describe.each([
  ['pt.json', pt],
  ['es.json', es],
])('src/content/purposes/%s', (name, catalogue: Record<string, string>) => {
  test('the file contains the purposes of all fields and no other texts', async () => {
    const kept = Object.entries(catalogue).filter(([en]) => purposes.has(en))
    const missing = [...purposes].filter((en) => !(en in catalogue)).map((en) => [en, ''])
    const json = `${JSON.stringify(Object.fromEntries([...kept, ...missing]), null, 2)}\n`
    await expect(json, 'run `npx vitest run tests/src/content/purposes -u`').toMatchFileSnapshot(
      path.join(import.meta.dirname, '../../../src/content/purposes', name),
    )
  })

  test('the file has a translation for every purpose', () => {
    const untranslated = Object.entries(catalogue).filter(([, text]) => text.trim() === '')
    expect(untranslated).toEqual([])
  })
})
