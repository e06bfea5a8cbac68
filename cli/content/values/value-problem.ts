import type { z } from 'zod'
import { valueAt, type KeyPath } from '../../core/location.ts'
import type { ContentFile } from '../content-model.ts'
import { fieldAt, issuePath, textProblemOf } from './schema.ts'

/** What is wrong with a value, classified by what the writer must do. */
export type ValueProblem =
  | { problem: 'no-keys' | 'empty' | 'surrounding-space' | 'unprintable' | 'unbalanced-brace' }
  | { problem: 'too-short'; min: number; actual: number }
  | { problem: 'too-long'; max: number; actual: number }
  | { problem: TypeProblem }
  | { problem: 'not-a-number'; example: string }
  | { problem: 'not-an-option'; options: readonly string[]; value: string }
  | { problem: 'curly-quotes' | 'not-https' | 'not-email' | 'wrong-format' }
  | { problem: 'too-small'; minimum: string }
  | { problem: 'too-large'; maximum: string }
  | { problem: 'too-few' | 'too-many'; limit: number; exact: boolean; actual: number }

type TypeProblem = 'not-text' | 'not-a-list' | 'not-a-group' | 'not-a-boolean'

/** Stands for any whole number among a value's options. */
export const WHOLE_NUMBER = 'a whole number'

type Issue = z.core.$ZodIssue

/** The problem to report, keyed by the type that a schema expects. */
const typeProblems: Record<string, TypeProblem | 'not-a-number'> = {
  string: 'not-text',
  array: 'not-a-list',
  object: 'not-a-group',
  boolean: 'not-a-boolean',
  int: 'not-a-number',
  number: 'not-a-number',
}

/** Converts a schema issue into a problem; undefined if another rule reports it. */
export function valueProblemOf(file: ContentFile, issue: Issue): ValueProblem | undefined {
  const path = issuePath(issue)
  const value = valueAt(file.data?.value, path)
  if (path.length === 0) return { problem: 'no-keys' }
  const raw = file.data?.rawText(path) ?? ''
  const found = classifyIssue(issue, value, numberExample(path, raw))
  if (found?.problem !== 'not-text' || typeof value !== 'number') return found
  // Quoting a number such as 0.17 does not help if the quoted text has the wrong format, too.
  const inQuotes = fieldAt(file.schema, path)?.safeParse(raw)
  const fits = (inQuotes?.error?.issues ?? []).every(({ code }) => code === 'custom')
  return fits ? found : { problem: 'wrong-format' }
}

function classifyIssue(issue: Issue, value: unknown, example: string): ValueProblem | undefined {
  const text = textProblemOf(issue)
  if (text) {
    const { kind, ...data } = text
    if (kind === 'unknown-placeholder' || kind === 'missing-placeholder') return undefined
    return { problem: kind, ...data } as ValueProblem
  }
  if (value === null || value === '') return { problem: 'empty' }
  if (typeof value === 'string' && /^[“”„‘’«].*[“”‘’»]$/.test(value)) {
    return { problem: 'curly-quotes' }
  }
  switch (issue.code) {
    case 'invalid_type': {
      const problem = typeProblems[issue.expected] ?? 'wrong-format'
      return problem === 'not-a-number' ? { problem, example } : { problem }
    }
    case 'invalid_value':
      return optionProblem(issue.values.map(String), value)
    case 'invalid_union':
      return unionProblem(issue.errors, value, example)
    case 'too_small':
    case 'too_big':
      return sizeProblem(issue, value)
    case 'invalid_format':
      if (issue.format === 'url') return { problem: 'not-https' }
      return { problem: issue.format === 'email' ? 'not-email' : 'wrong-format' }
    default:
      return { problem: 'wrong-format' }
  }
}

/** Matches a number as people write it, with a currency or unit: `R$ 3.990,00`, but not `399O`. */
const TYPED_NUMBER = /^(?:\D*[^\p{L}\d])?(\d[\d.,_\s]*?)(?:[.,]\d{1,2})?(?:[^\p{L}\d]\D*)?$/u

/** The key and the typed number (or `…` if no number is recognized), as in `messages: 10000`. */
function numberExample(path: KeyPath, raw: string): string {
  const [, digits = '…'] = TYPED_NUMBER.exec(raw) ?? []
  return `${path.at(-1)}: ${digits.replace(/[.,_\s]/g, '')}`
}

function optionProblem(options: readonly string[], value: unknown): ValueProblem {
  // YAML parses an unquoted 404 as a number.
  if (typeof value === 'number' && options.includes(String(value))) return { problem: 'not-text' }
  return { problem: 'not-an-option', options, value: String(value) }
}

/** The problem with a value for which the schema allows either a number or certain words. */
function unionProblem(errors: readonly Issue[][], value: unknown, example: string) {
  const alternatives = errors.flatMap(([first]) => first ?? [])
  const numeric = alternatives.find(({ code }) => code !== 'invalid_value')
  if (typeof value === 'number' && numeric) return classifyIssue(numeric, value, example)
  const words = alternatives.flatMap((issue) =>
    issue.code === 'invalid_value' ? issue.values.map(String) : [],
  )
  return optionProblem([WHOLE_NUMBER, ...words], value)
}

function sizeProblem(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): ValueProblem | undefined {
  const isTooSmall = issue.code === 'too_small'
  if (Array.isArray(value)) {
    return {
      problem: isTooSmall ? 'too-few' : 'too-many',
      limit: Number(isTooSmall ? issue.minimum : issue.maximum),
      exact: issue.exact ?? false,
      actual: value.length,
    }
  }
  if (typeof value === 'string') {
    // Zod may also report the length of a text that should be a list, but its type is the problem.
    return value.trim() === '' ? { problem: 'empty' } : undefined
  }
  if (!isTooSmall) return { problem: 'too-large', maximum: String(issue.maximum) }
  const lowest = issue.inclusive === false ? Number(issue.minimum) + 1 : issue.minimum
  return { problem: 'too-small', minimum: String(lowest) }
}
