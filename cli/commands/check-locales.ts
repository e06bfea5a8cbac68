import { appendFile } from 'node:fs/promises'
import { checkContent, type Report } from '../check-content.ts'
import { exitCodes, type ExitCode } from '../exit-code.ts'
import { fixContent } from '../fix-content.ts'
import type { Output } from '../output.ts'
import type { ReportLanguage } from '../report-language.ts'
import { onlyFindings, type ReportFilter } from '../report-filter.ts'
import { formatReport } from '../reporters/text.ts'

/** How a report is written: for people, for programs, as annotations of a pull request. */
export type ReportFormat = 'text' | 'json' | 'github'

export interface CheckLocalesOptions extends ReportFilter {
  /** The folder that holds `content/`. */
  root: string
  format: ReportFormat
  language: ReportLanguage
  /** Make the safe changes first. */
  fix: boolean
  /** Also refuse what may not go public; warnings count. */
  release: boolean
}

/** Checks every content file and prints what is wrong. */
export async function checkLocales(
  { root, format, language, fix, release, ...filter }: CheckLocalesOptions,
  output: Output,
): Promise<ExitCode> {
  if (fix) output.log((await fixContent(root, filter)).map((path) => `fixed ${path}\n`).join(''))
  const report = onlyFindings(await checkContent(root, { release }), filter)
  output.write(await formatted(report, format, language, output))
  const fails = report.findings.some(
    ({ severity }) => severity === 'error' || (release && severity === 'warning'),
  )
  return fails ? exitCodes.findings : exitCodes.clean
}

async function formatted(
  report: Report,
  format: ReportFormat,
  language: ReportLanguage,
  { colors }: Output,
): Promise<string> {
  switch (format) {
    case 'text':
      return formatReport(report, { colors, language })
    case 'json': {
      const { formatJsonReport } = await import('../reporters/json.ts')
      return formatJsonReport(report, language)
    }
    case 'github': {
      const { formatAnnotations, formatStepSummary } = await import('../reporters/github.ts')
      // GitHub's own variable; elsewhere there is no summary to add to.
      const summary = process.env['GITHUB_STEP_SUMMARY']
      if (summary) await appendFile(summary, formatStepSummary(report, language))
      const text = formatReport(report, { colors, language })
      return `${text}${formatAnnotations(report, language)}`
    }
  }
}
