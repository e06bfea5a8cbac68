import type { Locale } from '../src/locales.ts'
import type { Report } from './check-content.ts'
import type { Finding, RuleId } from './finding.ts'
import { localeFolder } from './model/layout.ts'

/** What of a report is shown; all of it without. */
export interface ReportFilter {
  locale?: Locale | undefined
  rule?: RuleId | undefined
}

/** The report with the findings of one language or one rule only. All content is checked all the same. */
export function onlyFindings(report: Report, filter: ReportFilter): Report {
  return { ...report, findings: report.findings.filter((finding) => isShown(finding, filter)) }
}

export function isShown({ file, rule }: Finding, filter: ReportFilter): boolean {
  if (filter.rule !== undefined && rule !== filter.rule) return false
  if (filter.locale === undefined) return true
  const folder = localeFolder(filter.locale)
  return file === folder || file.startsWith(`${folder}/`)
}
