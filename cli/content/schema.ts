import { z } from 'zod'
import type { TextProblem } from '../../src/content/text.ts'
import { formatKeyPath, valueAt, type KeyPath } from '../core/location.ts'
import { nearest } from '../core/suggestion.ts'
import type { ContentFile } from './content.ts'

/** What a field is for, in the words of its schema. */
export function purposeOf(schema: z.ZodType, path: KeyPath): string | undefined {
  return fieldAt(schema, path)?.description
}

/** The keys that a schema knows at a path. */
export function knownKeys(schema: z.ZodType, path: KeyPath): string[] {
  const field = fieldAt(schema, path)
  return field instanceof z.ZodObject ? Object.keys(field.shape) : []
}

/** Whether the value is a text for readers, which a writer words; not a fixed one, nor a setting. */
export function isCopy(schema: z.ZodType, path: KeyPath): boolean {
  const field = fieldAt(schema, path)
  return field instanceof z.ZodString
}

/** Whether a value would be valid in quotes. */
export function fitsInQuotes(schema: z.ZodType, path: KeyPath, source: string): boolean {
  const issues = fieldAt(schema, path)?.safeParse(source).error?.issues ?? []
  return issues.every(({ code }) => code === 'custom')
}

/** Whether a value is one of a few names that code reads, and no text for visitors. */
export function isChoice(schema: z.ZodType, path: KeyPath): boolean {
  return fieldAt(schema, path) instanceof z.ZodEnum
}

function fieldAt(schema: z.ZodType, path: KeyPath): z.ZodType | undefined {
  let field: unknown = schema
  for (const step of path) {
    if (field instanceof z.ZodObject) field = field.shape[step]
    else if (field instanceof z.ZodArray) field = field.element
    else return undefined
  }
  return field instanceof z.ZodType ? field : undefined
}

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

/** A key with a wrong name or in a wrong place, and the missing key that it probably is. */
export interface RenamedKey {
  from: KeyPath
  to: KeyPath
}

/** Pairs the unknown keys of a file with its missing ones. */
export function renamedKeys(file: ContentFile): RenamedKey[] {
  let unknown = file.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...pathOf(issue), key]) : [],
  )
  let missing = file.issues.filter((issue) => isMissingKey(file, issue)).map(pathOf)
  const found: RenamedKey[] = []
  const pair = (match: (from: KeyPath) => KeyPath | undefined) => {
    for (const from of unknown) {
      const to = match(from)
      if (!to) continue
      found.push({ from, to })
      unknown = unknown.filter((other) => other !== from)
      missing = missing.filter((other) => other !== to)
    }
  }
  const beside = (paths: readonly KeyPath[], from: KeyPath) =>
    paths.filter((path) => parentOf(path) === parentOf(from))

  pair((from) => {
    const siblings = beside(missing, from)
    const name = nearest(
      String(from.at(-1)),
      siblings.map((path) => String(path.at(-1))),
    )
    return siblings.find((path) => path.at(-1) === name)
  })
  pair((from) => {
    const sameName = missing.filter((path) => path.at(-1) === from.at(-1))
    return sameName.length === 1 ? sameName[0] : undefined
  })
  // Translated keys resemble nothing, but remain in order.
  pair((from) => {
    const siblings = beside(missing, from)
    return siblings.length === beside(unknown, from).length ? siblings[0] : undefined
  })
  return found
}

function parentOf(path: KeyPath): string {
  return formatKeyPath(path.slice(0, -1))
}

/** Issues with their file, for the rules that speak of single values. */
export function* issuesOf(files: readonly ContentFile[]): Generator<[ContentFile, Issue]> {
  for (const file of files) {
    for (const issue of file.issues) yield [file, issue]
  }
}
