import type { ReportLanguage } from './report-language.ts'

export const exitCodes = {
  clean: 0,
  findings: 1,
  /** Invalid usage or input, or a crash; the command did not finish. */
  failure: 2,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** Invalid usage or input, such as a missing folder; the message is shown to the user. */
export class InputError extends Error {
  override name = 'InputError'
  /** The message in each report language; undefined if it exists only in English. */
  readonly translations: Record<ReportLanguage, string> | undefined

  constructor(message: string | Record<ReportLanguage, string>) {
    super(typeof message === 'string' ? message : message.en)
    this.translations = typeof message === 'string' ? undefined : message
  }
}

/** Where a command prints: the terminal or, in tests, a string. */
export interface Output {
  /** Prints results to standard output. */
  write(text: string): void
  /** Prints progress and errors to standard error. */
  log(text: string): void
  colors: boolean
  /** The language of reports, unless `--lang` is set. */
  language: ReportLanguage
}
