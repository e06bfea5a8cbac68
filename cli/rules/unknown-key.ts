import { intendedKey, issuesOf, pathOf } from '../model/schema-issue.ts'
import { knownKeys } from '../model/schema-field.ts'
import type { Rule } from './rule.ts'

/** No key that the schema doesn't know: its text would be shown nowhere. */
export const unknownKey: Rule = {
  id: 'unknown-key',
  check(model) {
    return [...issuesOf(model.files)].flatMap(([file, issue]) => {
      if (issue.code !== 'unrecognized_keys') return []
      const parent = pathOf(issue)
      return issue.keys.map((name) => ({
        rule: 'unknown-key' as const,
        severity: 'error' as const,
        file: file.path,
        place: file.data?.keyPlace([...parent, name]) ?? { line: 1, column: 1 },
        key: [...parent, name],
        args: {
          name,
          known: knownKeys(file.schema, parent),
          suggestion: intendedKey(file, parent, name),
        },
      }))
    })
  },
}
