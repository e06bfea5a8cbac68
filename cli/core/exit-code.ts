/** What a command answers to the shell. */
export const exitCodes = {
  clean: 0,
  findings: 1,
  /** Bad usage, or a crash: nothing was checked. */
  failure: 2,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
