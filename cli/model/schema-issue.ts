import type { z } from 'zod'
import type { TextProblem } from '../../src/content/text.ts'
import type { ContentFile } from '../content-model.ts'
import { valueAt, type KeyPath } from '../key-path.ts'
import { nearest } from '../suggestion.ts'
import { knownKeys } from './schema-field.ts'

type Issue = z.core.$ZodIssue

/** The path of an issue; keys of content are never symbols. */
export function pathOf(issue: Issue): KeyPath {
  return issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
}

/** Whether the issue is that its key isn't there at all. */
export function isMissingKey(file: ContentFile, issue: Issue): boolean {
  return issue.path.length > 0 && valueAt(file.data?.value, pathOf(issue)) === undefined
}

/** What a rule of our own schemas says about a text. */
export function textProblemOf(issue: Issue): TextProblem | undefined {
  return issue.code === 'custom' && issue.params && 'kind' in issue.params
    ? (issue.params as TextProblem)
    : undefined
}

/**
 * The known key that an unknown one was probably meant to be: one that is
 * missing beside it, so that the new name makes no duplicate.
 */
export function intendedKey(file: ContentFile, parent: KeyPath, name: string): string | undefined {
  const present = valueAt(file.data?.value, parent)
  const known = knownKeys(file.schema, parent)
  const missing = known.filter(
    (key) => typeof present === 'object' && present !== null && !Object.hasOwn(present, key),
  )
  const unknown = Object.keys(Object(present)).filter((key) => !known.includes(key))
  const isRenamed = missing.length === 1 && unknown.length === 1
  return nearest(name, missing) ?? (isRenamed ? missing[0] : undefined)
}

/** Issues with their file, for the rules that speak of single values. */
export function* issuesOf(files: readonly ContentFile[]): Generator<[ContentFile, Issue]> {
  for (const file of files) {
    for (const issue of file.issues) yield [file, issue]
  }
}
