import { relatedKey, type ContentFile } from '../content-model.ts'
import { valueAt, type KeyPath } from '../key-path.ts'
import { intendedKey, isMissingKey, issuesOf, pathOf } from '../model/schema-issue.ts'
import { knownKeys, purposeOf } from '../model/schema-field.ts'
import type { Rule } from './rule.ts'

/** Every key of the schema is there. */
export const missingKey: Rule = {
  id: 'missing-key',
  check(model) {
    return [...issuesOf(model.files)].flatMap(([file, issue]) => {
      const path = pathOf(issue)
      const name = String(path.at(-1))
      if (!isMissingKey(file, issue) || isMisspelt(file, path.slice(0, -1), name)) return []
      const related = relatedKey(model, file, path)
      return {
        rule: 'missing-key' as const,
        severity: 'error' as const,
        file: file.path,
        place: file.data?.keyPlace(path.slice(0, -1)) ?? { line: 1, column: 1 },
        key: path,
        args: { name, purpose: purposeOf(file.schema, path) },
        ...(related && { related }),
      }
    })
  },
}

/** Whether the key is there under a wrong name, which `unknown-key` reports. */
function isMisspelt(file: ContentFile, parent: KeyPath, name: string): boolean {
  const present = valueAt(file.data?.value, parent)
  if (typeof present !== 'object' || present === null) return false
  const known = knownKeys(file.schema, parent)
  return Object.keys(present).some(
    (key) => !known.includes(key) && intendedKey(file, parent, key) === name,
  )
}
