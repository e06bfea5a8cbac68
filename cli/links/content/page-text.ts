import { fill, PLACEHOLDER } from '../../../src/content/placeholders.ts'
import { collapse } from '../site/element.ts'

/** A text of content as a page shows it. */
export interface PageText {
  /** Facts filled in, white space made single spaces. */
  text: string
  /** Matches the whole text, where a placeholder is left that the page fills: `© {year} …`. */
  pattern?: RegExp
}

/** What becomes of a value on its way to the page. */
export function textOfValue(value: string, facts: Readonly<Record<string, string>>): PageText {
  const text = collapse(fill(value, facts))
  const fixed = text.replace(PLACEHOLDER, '\0').split('\0')
  if (fixed.length === 1) return { text }
  return { text, pattern: new RegExp(`^${fixed.map(escapeRegExp).join('.+')}$`, 'u') }
}

/** Whether a text on a page is this one. */
export function isText({ text, pattern }: PageText, shown: string): boolean {
  return pattern ? pattern.test(shown) : text === shown
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
