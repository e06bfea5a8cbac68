import { relatedKey } from '../content-model.ts'
import { issuesOf, pathOf, textProblemOf } from '../model/schema-issue.ts'
import { purposeOf } from '../model/schema-field.ts'
import type { Rule } from './rule.ts'

/** A text that the page completes has the place for it. */
export const missingPlaceholder: Rule = {
  id: 'missing-placeholder',
  check(model) {
    return [...issuesOf(model.files)].flatMap(([file, issue]) => {
      const problem = textProblemOf(issue)
      if (problem?.kind !== 'missing-placeholder' || !file.data) return []
      const path = pathOf(issue)
      const related = relatedKey(model, file, path)
      return {
        rule: 'missing-placeholder' as const,
        severity: 'error' as const,
        file: file.path,
        place: file.data.valuePlace(path),
        key: path,
        args: { name: problem.name, purpose: purposeOf(file.schema, path) },
        ...(related && { related }),
      }
    })
  },
}
