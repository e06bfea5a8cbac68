import { appendFile } from 'node:fs/promises'
import { Option, type Command } from 'commander'
import { withLanguage, withRoot } from '../core/options.ts'
import type { Output } from '../core/program.ts'
import type { Report } from '../core/report.ts'
import { formatAnnotations, formatStepSummary } from './github.ts'
import { formatJsonReport } from './json.ts'
import { formatReport } from './text.ts'

/** The formats: for people, for programs, and with annotations on a pull request. */
const reportFormats = ['text', 'json', 'github'] as const

type ReportFormat = (typeof reportFormats)[number]

export interface ReportOptions {
  root: string
  format: ReportFormat
}

export function withReport(command: Command): Command {
  return withLanguage(withRoot(command)).addOption(
    new Option('--format <format>', 'format of the report').choices(reportFormats).default('text'),
  )
}

/** Prints a report. In the `github` format, also appends all findings to the job summary. */
export async function printReport(
  report: Report,
  format: ReportFormat,
  output: Output,
): Promise<void> {
  const { language } = output
  if (format === 'json') return output.write(formatJsonReport(report, language))
  output.write(formatReport(report, output))
  if (format === 'text') return
  // GitHub sets this to the path of the file for the job summary.
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary) await appendFile(summary, formatStepSummary(report, language))
  output.write(formatAnnotations(report, language))
}
