import { acceptCommands } from '../content/translations/accept-commands.ts'
import type { Content } from '../content/content-model.ts'
import type { Report } from '../core/report.ts'
import { changesBetween, type LocaleChanges } from './changes.ts'
import type { PicturePair } from './pictures.ts'

export interface Review {
  changes: readonly LocaleChanges[]
  /** Problems in changed files, or in texts compared with such files, except stale translations. */
  report: Report
  /** The `accept` commands for stale translations if they or their sources are in changed files. */
  acceptCommands: readonly string[]
  /** The screenshots, or why there are none and, if a step failed, its output. */
  pictures: readonly PicturePair[] | { problem: string; output: string }
}

/** @param report the report on the later version */
export function reviewTexts(
  { before, after }: Record<'before' | 'after', Content>,
  report: Report,
  files: readonly string[],
): Omit<Review, 'pictures'> {
  const concerned = report.findings.filter(
    ({ file, related }) => files.includes(file) || (related && files.includes(related.file)),
  )
  const stale = concerned.flatMap((finding) => finding.stale ?? [])
  const findings = concerned.filter((finding) => !finding.stale)
  return {
    changes: changesBetween(before, after),
    report: { ...report, findings },
    acceptCommands: acceptCommands(stale).flat(),
  }
}
