/** What a reader is told about a finding: one plain sentence and what to do. */
export interface Message {
  sentence: string
  fix: string
}

/** `a`, `b` and `c`, each in backquotes. */
export function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`
}

export function didYouMean(suggestion: string | undefined): string | undefined {
  return suggestion === undefined ? undefined : `Did you mean \`${suggestion}\`?`
}

export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
