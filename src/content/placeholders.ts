/** Business constants that content refers to with placeholders such as `{years}`. */
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

export const PLACEHOLDER = /\{([^{}]*)\}/g

/** The names of all placeholders of a text, in order and with repetitions. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(PLACEHOLDER), (match) => (match[1] ?? '').trim())
}

/** Replaces `{name}` with its value. Placeholders without a value remain, to be filled later. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => values[name.trim()] ?? whole)
}
