import { appendFile } from 'node:fs/promises'
import { Option, type Command } from 'commander'
import { withLanguage } from '../core/options.ts'
import type { Output } from '../core/program.ts'
import type { ReportLanguage } from '../core/report-language.ts'
import type { Report } from '../core/report.ts'
import { formatAnnotations, formatStepSummary } from './github.ts'
import { formatJsonReport } from './json.ts'
import { formatReport } from './text.ts'

/** For people, for programs, and for annotations on a pull request. */
const reportFormats = ['text', 'json', 'github'] as const

type ReportFormat = (typeof reportFormats)[number]

export interface ReportOptions {
  format: ReportFormat
  lang?: ReportLanguage
}

export function withReport(command: Command): Command {
  return withLanguage(command).addOption(
    new Option('--format <format>', 'format of the report').choices(reportFormats).default('text'),
  )
}

/** Prints a report. In GitHub's format, also appends the full list to the job summary. */
export async function printReport(
  report: Report,
  options: { format: ReportFormat; language: ReportLanguage; output: Output },
): Promise<void> {
  const { format, language, output } = options
  if (format === 'json') return output.write(formatJsonReport(report, language))
  output.write(formatReport(report, { colors: output.colors, language }))
  if (format === 'text') return
  // Set by GitHub: the file for the job summary.
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary) await appendFile(summary, formatStepSummary(report, language))
  output.write(formatAnnotations(report, language))
}
