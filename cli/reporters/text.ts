import pc from 'picocolors'
import type { Report } from '../check-content.ts'
import type { Finding } from '../finding.ts'
import { formatKeyPath } from '../key-path.ts'
import { messageOf } from '../messages.ts'
import { counted } from '../messages/message.ts'
import type { Place } from '../place.ts'
import { codeFrame, printable } from './code-frame.ts'

type Colors = ReturnType<typeof pc.createColors>

/** A report for people: each finding with its line, what is wrong and what to do, and a last line of counts. */
export function formatReport(report: Report, { colors }: { colors: boolean }): string {
  const paint = pc.createColors(colors)
  const blocks = report.findings.map((finding) => formatFinding(finding, report, paint))
  return [...blocks, summary(report, paint)].join('\n')
}

function formatFinding(finding: Finding, { texts }: Report, paint: Colors): string {
  const { rule, severity, file, place, key, related } = finding
  const { sentence, fix } = messageOf(finding)
  const label = severity === 'error' ? paint.red(severity) : paint.yellow(severity)
  const head = [
    paint.bold(`${printable(file)}:${place.line}:${place.column}`),
    label,
    rule,
    ...(key && key.length > 0 ? [formatKeyPath(key)] : []),
  ]
  const source = related && [
    paint.dim(`  source: ${related.file}:${related.place.line}:${related.place.column}`),
    ...frameLines(texts.get(related.file), related.place, paint).slice(0, 1),
  ]
  const lines = [
    head.join('  '),
    ...frameLines(texts.get(file), place, paint),
    ...(source ?? []),
    `  ${printable(sentence)}`,
    `  ${paint.green('Fix:')} ${printable(fix)}`,
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function frameLines(text: string | undefined, place: Place, paint: Colors): string[] {
  const frame = text ? codeFrame(text, place) : null
  return frame ? [paint.dim(frame.source), paint.red(frame.marker)] : []
}

function summary({ findings, fileCount, localeCount }: Report, paint: Colors): string {
  if (findings.length === 0) {
    const checked = [
      counted(fileCount, 'file'),
      ...(localeCount > 0 ? [counted(localeCount, 'locale')] : []),
    ]
    return `${checked.join(', ')}, ${paint.green('no problems')}\n`
  }
  const files = new Set(findings.map(({ file }) => file)).size
  return `${paint.red(counted(findings.length, 'problem'))} in ${counted(files, 'file')}\n`
}
