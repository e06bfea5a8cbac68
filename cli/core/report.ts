import type { Finding } from './rule.ts'

/** The result of a check, with what a reporter needs. */
export interface Report {
  /** By file, then by position; without what is suppressed. */
  findings: readonly Finding[]
  /** Files that were checked; in the built site, pages. */
  fileCount: number
  /** Languages with a folder. */
  localeCount: number
  /** The text of each file that could be read, by its path from the root. */
  texts: ReadonlyMap<string, string>
  /** The links of the built site; undefined for a report on the content. */
  links?: {
    count: number
    /** How many URLs of other sites there are. */
    external: number
    /** Whether these were requested. */
    isRequested: boolean
  }
}
