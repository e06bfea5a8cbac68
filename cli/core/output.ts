import type { ReportLanguage } from './report-language.ts'

/** What a command may write to; `main.ts` gives the terminal, a test may give its own. */
export interface Output {
  /** Results, to standard output. */
  write(text: string): void
  /** What was done on the way to them, to standard error. */
  log(text: string): void
  /** Whether the reader sees colours. */
  colors: boolean
  /** What the reader reads, unless an option says otherwise. */
  language: ReportLanguage
}
