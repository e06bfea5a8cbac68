/** Business constants that content refers to with placeholders such as `{years}`. */
const factNames = [
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

/** The monthly prices and setup fees, in the language's currency. */
const priceNames = [
  'basicPrice',
  'professionalPrice',
  'enterprisePrice',
  'basicSetup',
  'professionalSetup',
  'enterpriseSetup',
] as const

/** The placeholders that any text may contain. */
export const placeholderNames = [...factNames, ...priceNames]

export type PlaceholderName = (typeof placeholderNames)[number]

export const PLACEHOLDER = /\{([^{}]*)\}/g

/** Returns the names of all placeholders in a text, in order, including duplicates. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(PLACEHOLDER), (match) => (match[1] ?? '').trim())
}

/** Replaces each `{name}` with its value. Placeholders without a value are left unchanged. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => values[name.trim()] ?? whole)
}
