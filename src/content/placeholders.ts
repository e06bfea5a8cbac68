/**
 * Names that copy may put in braces. A business constant is written once, in
 * `content/site.yaml` or `content/prices.yaml`, and copy refers to it: `{years}`.
 */
export const factNames = [
  'brand',
  'years',
  'integrations',
  'experts',
  'candidates',
  'openings',
  'basicMessages',
  'basicAssistants',
  'professionalMessages',
  'professionalAssistants',
] as const

export type FactName = (typeof factNames)[number]

/** A name in braces. */
export const PLACEHOLDER = /\{([^{}]*)\}/g

/** The names in braces, in order, each as often as it stands there. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(PLACEHOLDER), (match) => (match[1] ?? '').trim())
}

/**
 * Puts values in the place of `{name}`. A name without a value stays as it is,
 * for whoever fills it later.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => values[name.trim()] ?? whole)
}
