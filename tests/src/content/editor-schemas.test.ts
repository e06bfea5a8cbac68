import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { globalFileSchemas } from '../../../src/content-files.ts'
import { translatePurpose } from '../../../src/content/purpose.ts'

const root = path.join(import.meta.dirname, '../../..')
const folder = path.join(root, '.vscode/schemas')

/** Creates the schema for editors, with purposes in Portuguese, as in the checks on GitHub. */
function editorSchemaOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    // Versions of the YAML language server before 1.20 do not support later drafts.
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      const { description } = jsonSchema
      if (description) jsonSchema.description = translatePurpose(description).pt
    },
  })
}

describe.each(Object.entries(globalFileSchemas))('the editor schema of %s.yaml', (name, schema) => {
  test('the schema is up to date', async () => {
    const json = `${JSON.stringify(editorSchemaOf(schema), null, 2)}\n`
    await expect(
      json,
      'run `npx vitest run tests/src/content/editor-schemas -u`',
    ).toMatchFileSnapshot(path.join(folder, `${name}.json`))
  })

  test('the editor settings assign the schema to its file', async () => {
    const settings = await readFile(path.join(root, '.vscode/settings.json'), 'utf8')
    const { 'yaml.schemas': assigned } = JSON.parse(settings) as Record<string, object>
    expect(assigned).toHaveProperty([`.vscode/schemas/${name}.json`], `content/${name}.yaml`)
  })

  test('the schema accepts its file, but rejects it if a key is unknown or missing', async () => {
    const text = await readFile(`${root}/tests/fixtures/site/content/${name}.yaml`, 'utf8')
    const { [Object.keys(schema.shape)[0] ?? '']: first, ...others } = parse(text)
    const json = JSON.stringify(editorSchemaOf(schema))
    const editor = z.fromJSONSchema(JSON.parse(json))
    const accepts = (value: unknown) => editor.safeParse(value).success
    expect([{ ...parse(text) }, others, { ...parse(text), extra: first }].map(accepts)).toEqual([
      true,
      false,
      false,
    ])
  })
})
