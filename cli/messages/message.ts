/** What a reader is told about a finding: one plain sentence and what to do. */
export interface Message {
  sentence: string
  fix: string
}

export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
