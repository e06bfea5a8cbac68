import { z } from 'zod'
import { translatePurpose, type Purpose } from '../../../src/content/purpose.ts'
import type { TextProblem } from '../../../src/content/text.ts'
import { formatKeyPath, valueAt, type KeyPath } from '../../core/location.ts'
import { closestSpelling } from '../../core/suggestion.ts'
import type { ContentFile } from '../content-model.ts'

/** The purpose of a field, in each report language. */
export function purposeAt(schema: z.ZodType, path: KeyPath): Purpose | undefined {
  const description = fieldAt(schema, path)?.description
  return description === undefined ? undefined : translatePurpose(description)
}

/** The maximum length of a text, in characters; undefined if its schema has no limit. */
export function maxLengthAt(schema: z.ZodType, path: KeyPath): number | undefined {
  const limit = fieldAt(schema, path)?.meta()?.maxLength
  return typeof limit === 'number' ? limit : undefined
}

export function knownKeys(schema: z.ZodType, path: KeyPath): string[] {
  const field = fieldAt(schema, path)
  if (field instanceof z.ZodRecord && field.keyType instanceof z.ZodEnum)
    return field.keyType.options.map(String)
  return field instanceof z.ZodObject ? Object.keys(field.shape) : []
}

/** Whether a schema expects a text for visitors at a path. */
export function isCopy(schema: z.ZodType, path: KeyPath): boolean {
  return fieldAt(schema, path) instanceof z.ZodString
}

/** Whether a schema expects one of several fixed names at a path; only code uses such names. */
export function isChoice(schema: z.ZodType, path: KeyPath): boolean {
  return fieldAt(schema, path) instanceof z.ZodEnum
}

/** The schema at a path; undefined if the path is unknown. */
export function fieldAt(schema: z.ZodType, path: KeyPath): z.ZodType | undefined {
  let field: unknown = schema
  for (const step of path) {
    if (field instanceof z.ZodObject) field = field.shape[step]
    else if (field instanceof z.ZodArray) field = field.element
    else return undefined
    if (field instanceof z.ZodOptional || field instanceof z.ZodExactOptional)
      field = field.unwrap()
  }
  return field instanceof z.ZodType ? field : undefined
}

type Issue = z.core.$ZodIssue

/** The path of an issue. Zod's type allows symbols, but content keys are never symbols. */
export function issuePath(issue: Issue): KeyPath {
  return issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
}

export function isMissingKey(file: ContentFile, issue: Issue): boolean {
  return issue.path.length > 0 && valueAt(file.data?.value, issuePath(issue)) === undefined
}

export function textProblemOf(issue: Issue): TextProblem | undefined {
  return issue.code === 'custom' && issue.params && 'kind' in issue.params
    ? (issue.params as TextProblem)
    : undefined
}

/**
 * The unknown keys in a file that are probably misnamed or misplaced, each with the missing key
 * that was probably meant.
 */
export function renamedKeys(file: ContentFile): { from: KeyPath; to: KeyPath }[] {
  const unknown = new Set(
    file.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issuePath(issue), key]) : [],
    ),
  )
  const missing = new Set(file.issues.filter((issue) => isMissingKey(file, issue)).map(issuePath))
  const found: { from: KeyPath; to: KeyPath }[] = []
  for (const match of [similarSibling, sameName, sameOrder]) {
    for (const from of unknown) {
      const to = match(from, [...missing], [...unknown])
      if (!to) continue
      found.push({ from, to })
      unknown.delete(from)
      missing.delete(to)
    }
  }
  return found
}

function similarSibling(from: KeyPath, missing: readonly KeyPath[]): KeyPath | undefined {
  const siblings = siblingsOf(from, missing)
  const names = siblings.map((path) => String(path.at(-1)))
  return siblings[names.indexOf(closestSpelling(String(from.at(-1)), names) ?? '')]
}

function sameName(from: KeyPath, missing: readonly KeyPath[]): KeyPath | undefined {
  const [only, other] = missing.filter((path) => path.at(-1) === from.at(-1))
  return other ? undefined : only
}

/**
 * Finds the missing key by position: keys that were translated by mistake do not resemble the
 * originals, but are in the same order.
 */
function sameOrder(from: KeyPath, missing: readonly KeyPath[], unknown: readonly KeyPath[]) {
  const siblings = siblingsOf(from, missing)
  return siblings.length === siblingsOf(from, unknown).length ? siblings[0] : undefined
}

function siblingsOf(path: KeyPath, paths: readonly KeyPath[]): KeyPath[] {
  const parentOf = (child: KeyPath) => formatKeyPath(child.slice(0, -1))
  return paths.filter((other) => parentOf(other) === parentOf(path))
}

export function schemaIssues(files: readonly ContentFile[]): [ContentFile, Issue][] {
  return files.flatMap((file) => file.issues.map((issue): [ContentFile, Issue] => [file, issue]))
}
