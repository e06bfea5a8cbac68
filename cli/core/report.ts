import { type ExitCode, exitCodes } from './program.ts'
import type { Finding } from './rule.ts'

export interface Report {
  /** Sorted by file, then by position; excludes suppressed findings. */
  findings: readonly Finding[]
  /** How much was checked: files, pages or, for a deployed site, the requests that were sent. */
  checked: { unit: 'file' | 'page' | 'request'; count: number }
  /** The number of languages in the content or the built site; 0 for a deployed site. */
  localeCount: number
  /** The text of each readable file, keyed by its path from the root. */
  texts: ReadonlyMap<string, string>
  /** Whether a probe has reached the mail server. */
  isMessageDelivered?: boolean
  /** The links in the built site; undefined in the reports of other commands. */
  links?: {
    count: number
    /** The external URLs, each with the pages that contain it. */
    external: readonly { url: string; pages: readonly string[] }[]
    isRequested: boolean
  }
}

/** The exit code of `check-links` and `check-live`: only errors make them fail. */
export function exitCodeOf({ findings }: Report): ExitCode {
  return findings.some(({ severity }) => severity === 'error')
    ? exitCodes.findings
    : exitCodes.clean
}
