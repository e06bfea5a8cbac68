import { z } from 'zod'
import { locales, type Locale } from '../locales.ts'
import { PLACEHOLDER, placeholderNames, placeholdersIn } from './placeholders.ts'

/** `params` of the Zod issues that `text` reports; the content checks turn them into messages. */
export type TextProblem =
  | { kind: 'empty' }
  | { kind: 'surrounding-space' }
  | { kind: 'too-short'; min: number; actual: number }
  | { kind: 'too-long'; max: number; actual: number }
  | { kind: 'unprintable' }
  | { kind: 'unbalanced-brace' }
  | { kind: 'unknown-placeholder'; name: string; known: readonly string[] }
  | { kind: 'missing-placeholder'; name: string }

/** Line breaks, control characters and some zero-width characters. */
const UNPRINTABLE = /[\p{Cc}\u200b\u200e\u200f\u2028\u2029\u2060\ufeff]/u

interface TextOptions {
  /** Minimum length in UTF-16 code units. */
  min?: number
  /**
   * Maximum length in UTF-16 code units: what fits on a phone 320 pixels wide, if the last line is
   * full. Checks count code units, not pixels, because they run without a browser.
   */
  max?: number
  /** Placeholders that a component replaces. The text must contain each of them. */
  placeholders?: readonly string[]
}

/**
 * Returns a schema that reports each `TextProblem` in a text.
 *
 * @param purpose what the text is for, in English; reports show it to the copywriter, and
 *   `purposes/` contains its translations
 */
export function text(purpose: string, { min, max, placeholders = [] }: TextOptions = {}) {
  const known: string[] = [...placeholderNames, ...placeholders]
  return z
    .string()
    .superRefine((value, context) => {
      const report = (problem: TextProblem) =>
        context.addIssue({ code: 'custom', params: problem, message: problem.kind })

      if (value.trim() === '') return report({ kind: 'empty' })
      if (value !== value.trim()) report({ kind: 'surrounding-space' })
      if (UNPRINTABLE.test(value)) report({ kind: 'unprintable' })
      if (hasUnbalancedBrace(value)) report({ kind: 'unbalanced-brace' })
      if (min !== undefined && value.length < min) {
        report({ kind: 'too-short', min, actual: value.length })
      }
      if (max !== undefined && value.length > max) {
        report({ kind: 'too-long', max, actual: value.length })
      }
      const used = placeholdersIn(value)
      for (const name of new Set(used)) {
        if (!known.includes(name)) report({ kind: 'unknown-placeholder', name, known })
      }
      for (const name of placeholders) {
        if (!used.includes(name)) report({ kind: 'missing-placeholder', name })
      }
    })
    .meta({ description: purpose, maxLength: max })
}

/** Returns a schema for an object with a key for each language. */
export function perLocale<Value extends z.ZodType>(valueFor: (locale: Locale) => Value) {
  const shape = Object.fromEntries(locales.map((locale) => [locale, valueFor(locale)]))
  return z.strictObject(shape as Record<Locale, Value>)
}

/** Returns a schema for a list whose length the specification or a drawing prescribes. */
export function listOf<Item extends z.ZodType>(length: number, item: Item) {
  return z.array(item).length(length)
}

/** Returns a schema for a heading and its text. */
export function titleAndText(subject: string) {
  return z.strictObject({
    title: text(`Heading of ${subject}`, { max: 60 }),
    text: text(`Text of ${subject}, one or two sentences`, { max: 260 }),
  })
}

export const sectionLabel = text('One or two words above the section heading', { max: 28 })

export const sectionTitle = text('Section heading', { max: 80 })

/** Whether a brace remains after all `{name}` placeholders are removed. */
function hasUnbalancedBrace(value: string): boolean {
  return /[{}]/.test(value.replace(PLACEHOLDER, ''))
}
