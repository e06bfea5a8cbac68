import type { Finding } from '../finding.ts'
import { prosePairsOf } from '../model/counterpart.ts'
import { outlineOf, placesOfDifference } from '../model/prose-outline.ts'
import type { Rule } from './rule.ts'

/** Prose has the paragraphs, lists and components of its source. */
export const structureMismatch: Rule = {
  id: 'structure-mismatch',
  allowable: true,
  check: (model) =>
    prosePairsOf(model).flatMap(({ file, source }): Finding[] => {
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
}
