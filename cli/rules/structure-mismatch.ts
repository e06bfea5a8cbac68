import {
  relatedKey,
  sourceOf,
  type ContentModel,
  type LocaleContentFile,
} from '../content-model.ts'
import type { Finding } from '../finding.ts'
import type { KeyPath } from '../key-path.ts'
import { localeFilesOf, prosePairsOf } from '../model/counterpart.ts'
import { outlineOf, placesOfDifference } from '../model/prose-outline.ts'
import { isChoice } from '../model/schema-field.ts'
import type { Rule } from './rule.ts'

/** Prose has the paragraphs, lists and components of its source, and names for code are the same. */
export const structureMismatch: Rule = {
  id: 'structure-mismatch',
  allowable: true,
  check: (model) => [
    ...prosePairsOf(model).flatMap(({ file, source }): Finding[] => {
      const unmarked = [file.locale, source.locale]
      const expected = outlineOf(source, unmarked)
      const actual = outlineOf(file, unmarked)
      const missing = expected.find(({ path }) => actual.every((node) => node.path !== path))
      const extra = actual.find(({ path }) => expected.every((node) => node.path !== path))
      if (!missing && !extra) return []
      return [
        {
          rule: 'structure-mismatch',
          severity: 'error',
          ...placesOfDifference(file, source, missing?.place, extra?.place),
          args: { missing: missing?.path, extra: extra?.path },
        },
      ]
    }),
    ...localeFilesOf(model).flatMap((file) => otherChoices(model, file)),
  ],
}

/** Names that code reads, such as a pictogram or who writes a message, are those of the source. */
function otherChoices(model: ContentModel, file: LocaleContentFile): Finding[] {
  const { data, schema } = file
  const source = sourceOf(model, file)
  if (!data || !source?.data) return []
  return [...differencesIn(data.value, source.data.value)]
    .filter(({ path }) => isChoice(schema, path))
    .map(({ path, actual, expected }): Finding => {
      const related = relatedKey(model, file, path)
      return {
        rule: 'structure-mismatch',
        severity: 'error',
        file: file.path,
        place: data.valuePlace(path),
        key: path,
        args: { missing: expected, extra: actual },
        ...(related && { related }),
      }
    })
}

interface Difference {
  path: KeyPath
  actual: string
  expected: string
}

/** Texts that differ in the same place. A list of another length is another rule's. */
function* differencesIn(
  actual: unknown,
  expected: unknown,
  path: KeyPath = [],
): Generator<Difference> {
  if (typeof actual === 'string' && typeof expected === 'string') {
    if (actual !== expected) yield { path, actual, expected }
    return
  }
  if (!isTree(actual) || !isTree(expected)) return
  if (Array.isArray(actual) && actual.length !== Object.keys(expected).length) return
  for (const [key, inner] of Object.entries(actual)) {
    const step = Array.isArray(actual) ? Number(key) : key
    yield* differencesIn(inner, expected[key], [...path, step])
  }
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
