/** What a command may write to; `main.ts` gives the terminal, a test may give its own. */
export interface Output {
  /** Results, to standard output. */
  write(text: string): void
  /** Whether the reader sees colours. */
  colors: boolean
}
