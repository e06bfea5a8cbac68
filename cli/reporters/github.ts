import { formatKeyPath, formatLocation } from '../core/location.ts'
import type { ReportLanguage } from '../core/report-language.ts'
import type { Report } from '../core/report.ts'
import { reportWords } from './report-words.ts'
import { bySeverity, formatReport } from './text.ts'

const annotationCommands = { error: 'error', warning: 'warning', note: 'notice' } as const

/**
 * Returns annotations for a pull request, errors first. GitHub shows only the first ten of each
 * kind.
 */
export function formatAnnotations(report: Report, language: ReportLanguage): string {
  return bySeverity(report.findings)
    .map((finding) => {
      const { file, place, rule, severity, key } = finding
      const { problem, fix } = finding.messageIn(language)
      const properties = {
        file,
        line: place.line,
        col: place.column,
        ...(place.end && { endLine: place.end.line }),
        // GitHub ignores the columns if the range spans several lines.
        ...(place.end?.line === place.line && { endColumn: place.end.column }),
        title: [rule, ...(key?.length ? [formatKeyPath(key)] : [])].join(' '),
      }
      const list = Object.entries(properties).map(
        ([name, value]) =>
          `${name}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
      )
      const text = `${problem}\n${reportWords[language].fix}: ${fix}`
      return `::${annotationCommands[severity]} ${list.join(',')}::${escapeData(text)}\n`
    })
    .join('')
}

/** Returns the job summary: a Markdown table of findings or, without findings, a short report. */
export function formatStepSummary(report: Report, language: ReportLanguage): string {
  const words = reportWords[language]
  if (report.findings.length === 0) return formatReport(report, { colors: false, language })
  const rows = bySeverity(report.findings).map((finding) => {
    const { problem, fix } = finding.messageIn(language)
    const cells = [
      words.severity[finding.severity],
      `\`${formatLocation(finding)}\``,
      `\`${finding.rule}\``,
      `${problem}<br>**${words.fix}:** ${fix.replaceAll('\n', '<br>')}`,
    ]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
  })
  return ['| | | | |\n| --- | --- | --- | --- |\n', ...rows].join('')
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
