import type { z } from 'zod'
import type { ContentFile } from '../content-model.ts'
import type { ValueProblem } from '../finding.ts'
import { valueAt } from '../key-path.ts'
import { isMissingKey, issuesOf, pathOf, textProblemOf } from '../model/schema-issue.ts'
import { fitsInQuotes, purposeOf } from '../model/schema-field.ts'
import { nearest } from '../suggestion.ts'
import type { Rule } from './rule.ts'

/** Every value is what its schema asks for. */
export const invalidValue: Rule = {
  id: 'invalid-value',
  check(model) {
    return [...issuesOf(model.files)].flatMap(([file, issue]) => {
      if (!file.data || issue.code === 'unrecognized_keys' || isMissingKey(file, issue)) return []
      const path = pathOf(issue)
      const value = valueAt(file.data.value, path)
      const found = valueProblem(issue, value)
      if (!found) return []
      // Invisible characters that stand in the file itself have been reported where they stand.
      if (found.problem === 'unprintable' && hasEncodingFault(file)) return []
      // Quotes are no help to a number such as 0.17 in the place of a ratio.
      const problem: ValueProblem =
        found.problem === 'wrong-type' &&
        typeof value === 'number' &&
        !fitsInQuotes(file.schema, path, file.data.rawText(path))
          ? { problem: 'wrong-form' }
          : found
      return {
        rule: 'invalid-value' as const,
        severity: 'error' as const,
        file: file.path,
        place: placeOf(file, problem, path),
        key: path,
        args: { ...problem, purpose: purposeOf(file.schema, path) },
      }
    })
  },
}

function hasEncodingFault({ source }: ContentFile): boolean {
  return 'faults' in source && source.faults.length > 0
}

function placeOf(file: ContentFile, { problem }: ValueProblem, path: readonly (string | number)[]) {
  if (path.length === 0 || !file.data) return { line: 1, column: 1 }
  return problem === 'list-size' ? file.data.keyPlace(path) : file.data.valuePlace(path)
}

/** What the issue says in our terms; nothing where another rule speaks of it. */
function valueProblem(issue: z.core.$ZodIssue, value: unknown): ValueProblem | undefined {
  const text = textProblemOf(issue)
  if (text) return textValueProblem(text)
  if (value === null || value === '') return { problem: 'empty' }

  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int' && typeof value === 'number') return { problem: 'not-whole' }
      return { problem: 'wrong-type', expected: typeName(issue.expected), received: kindOf(value) }
    case 'invalid_value':
      return optionProblem(issue.values.map(String), value)
    case 'invalid_union':
      return unionProblem(issue.errors, value)
    case 'too_small':
    case 'too_big':
      return sizeProblem(issue, value)
    case 'invalid_format':
      return { problem: issue.format === 'url' ? 'not-https' : 'wrong-form' }
    default:
      return { problem: 'wrong-form' }
  }
}

function textValueProblem(
  text: NonNullable<ReturnType<typeof textProblemOf>>,
): ValueProblem | undefined {
  switch (text.kind) {
    case 'empty':
    case 'surrounding-space':
    case 'unprintable':
    case 'unbalanced-brace':
      return { problem: text.kind }
    case 'too-short':
      return { problem: 'too-short', min: text.min, actual: text.actual }
    case 'too-long':
      return { problem: 'too-long', max: text.max, actual: text.actual }
    default:
      return undefined
  }
}

function optionProblem(options: readonly string[], value: unknown): ValueProblem {
  return { problem: 'not-an-option', options, suggestion: nearest(String(value), options) }
}

/** A number or a word: of the two complaints, the one about what was written. */
function unionProblem(errors: readonly z.core.$ZodIssue[][], value: unknown): ValueProblem {
  const branches = errors.flatMap(([first]) => (first ? [first] : []))
  const words = branches.flatMap((issue) =>
    issue.code === 'invalid_value' ? issue.values.map(String) : [],
  )
  const numeric = branches.find((issue) => issue.code !== 'invalid_value')
  if (typeof value === 'number' && numeric) {
    return valueProblem(numeric, value) ?? { problem: 'wrong-form' }
  }
  return optionProblem(['a whole number', ...words], value)
}

function sizeProblem(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): ValueProblem {
  if (Array.isArray(value)) {
    const exact = issue.exact ?? false
    const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
    return {
      problem: 'list-size',
      ...((exact || issue.code === 'too_small') && { minimum: limit }),
      ...((exact || issue.code === 'too_big') && { maximum: limit }),
      actual: value.length,
    }
  }
  if (typeof value === 'string') return { problem: 'empty' }
  if (issue.code === 'too_small') {
    const lowest = issue.inclusive === false ? Number(issue.minimum) + 1 : issue.minimum
    return { problem: 'too-small', minimum: String(lowest) }
  }
  return { problem: 'too-large', maximum: String(issue.maximum) }
}

function typeName(expected: string): string {
  return (
    {
      string: 'text',
      int: 'whole number',
      object: 'keys',
      array: 'list',
      boolean: 'true or false',
    }[expected] ?? expected
  )
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object') return 'keys'
  return { string: 'text', boolean: 'true or false' }[typeof value as string] ?? typeof value
}
