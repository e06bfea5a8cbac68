import { z } from 'zod'
import type { KeyPath } from '../key-path.ts'

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
