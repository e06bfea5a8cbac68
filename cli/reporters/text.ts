import path from 'node:path/posix'
import pc from 'picocolors'
import { replaceChanges } from '../content/translations/word-diff.ts'
import { formatKeyPath, formatLocation, type KeyPath, type SourceRange } from '../core/location.ts'
import { pluralize, type ReportLanguage } from '../core/report-language.ts'
import type { Report } from '../core/report.ts'
import { severities, type Finding } from '../core/rule.ts'
import { codeFrame } from './code-frame.ts'
import { printable } from './printable.ts'
import { reportWords } from './report-words.ts'

type Colors = ReturnType<typeof pc.createColors>

/**
 * Returns a report for people: each finding with its line, the problem and its fix. Errors come
 * first and, if anything else was found, are listed again near the end, where they stay visible in
 * a terminal.
 */
export function formatReport(
  report: Report,
  { colors, language }: { colors: boolean; language: ReportLanguage },
): string {
  const paint = pc.createColors(colors)
  const findings = bySeverity(report.findings)
  const errors = findings.filter(({ severity }) => severity === 'error')
  const brief = findings.filter(({ isBrief }) => isBrief)
  const detailed = findings.filter(({ isBrief }) => !isBrief)
  const blocks = detailed.map((finding) => formatFinding(finding, report, paint, language))
  const again = detailed.filter(({ severity }) => severity === 'error')
  if (again.length > 0 && errors.length < findings.length) {
    blocks.push(again.map((finding) => `${formatHead(finding, paint, language)}\n`).join(''))
  }
  if (brief.length > 0) blocks.push(formatBriefly(brief, paint, language))
  return [...blocks, summary(report, findings, paint, language)].join('\n')
}

export function bySeverity(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  )
}

function formatFinding(
  finding: Finding,
  { texts }: Report,
  paint: Colors,
  language: ReportLanguage,
): string {
  const { file, place, related, component, pages = [] } = finding
  const { problem, fix } = finding.messageIn(language)
  const words = reportWords[language]
  const isSameLocale = related && path.dirname(related.file) === path.dirname(file)
  const label = component ? words.text : isSameLocale ? words.otherText : words.source
  const compared = related && [
    paint.dim(`  ${label}: ${printable(formatLocation(related))}`),
    ...frameLines(texts.get(related.file), related.place, paint).slice(0, 1),
  ]
  const isElsewhere = pages.some((page) => page !== file)
  const lines = [
    formatHead(finding, paint, language),
    ...frameLines(texts.get(file), place, paint),
    ...(compared ?? []),
    `  ${replaceChanges(printable(problem), { removed: paint.red, added: paint.green })}`,
    `  ${paint.green(`${words.fix}:`)} ${fix.split('\n').map(printable).join('\n    ')}`,
    ...(component ? [`  ${paint.dim(`${words.writtenBy}:`)} ${printable(component)}`] : []),
    ...(isElsewhere
      ? [`  ${paint.dim(`${words.seenOn}:`)} ${printable(formatPages(pages, language))}`]
      : []),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** Returns one line for each finding, followed by each distinct fix. */
function formatBriefly(
  findings: readonly Finding[],
  paint: Colors,
  language: ReportLanguage,
): string {
  const messages = findings.map((finding) => finding.messageIn(language))
  const lines = findings.map((finding, index) => {
    const place = paint.bold(printable(formatLocation(finding)))
    return `${place}  ${printable(messages[index]?.problem ?? '')}`
  })
  const word = paint.green(`${reportWords[language].fix}:`)
  const fixes = [...new Set(messages.map(({ fix }) => `  ${word} ${printable(fix)}`))]
  return [...lines, ...fixes].map((line) => `${line}\n`).join('')
}

function formatHead(finding: Finding, paint: Colors, language: ReportLanguage): string {
  const { rule, severity, key = [] } = finding
  const color = { error: paint.red, warning: paint.yellow, note: paint.cyan }[severity]
  const head = [
    paint.bold(printable(formatLocation(finding))),
    color(reportWords[language].severity[severity]),
    rule,
    ...(key.length > 0 ? [printable(`${formatKeyPath(key)}${formatItems(key, language)}`)] : []),
  ]
  return head.join('  ')
}

/** Returns the list items in a key path, counted from 1, such as ` (item 3 of features)`. */
function formatItems(key: KeyPath, language: ReportLanguage): string {
  const { item, of } = reportWords[language]
  const items = key.flatMap((step, index) =>
    typeof step === 'number' ? [`${item} ${step + 1} ${of} ${key[index - 1] ?? ''}`] : [],
  )
  return items.length > 0 ? ` (${items.join(', ')})` : ''
}

function frameLines(text: string | undefined, place: SourceRange, paint: Colors): string[] {
  const frame = text ? codeFrame(text, place) : null
  return frame ? [paint.dim(frame.source), paint.red(frame.marker)] : []
}

export function formatPages(
  [first, ...others]: readonly string[],
  language: ReportLanguage,
): string {
  const more = others.length > 0 ? ` ${reportWords[language].otherPages(others.length)}` : ''
  return `${first}${more}`
}

function summary(
  { checked, localeCount, links, isMessageDelivered }: Report,
  findings: readonly Finding[],
  paint: Colors,
  language: ReportLanguage,
): string {
  const { nouns, ...words } = reportWords[language]
  const external = links?.external.length
    ? `; ${words.external(links.external.length, links.isRequested)}`
    : ''
  const delivered = isMessageDelivered ? `; ${words.delivered}` : ''
  const isDeployed = checked.unit === 'request'
  const [first] = findings
  if (!first) {
    const counts = [
      pluralize(checked.count, nouns[checked.unit]),
      ...(links ? [pluralize(links.count, nouns.link)] : []),
      ...(localeCount > 0 && !links ? [pluralize(localeCount, nouns.locale)] : []),
    ]
    return `${counts.join(', ')}, ${paint.green(words.clean)}${external}${delivered}\n`
  }
  const counts = severities.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length
    return count > 0 ? [pluralize(count, words.severity[severity], words.severities[severity])] : []
  })
  const files = isDeployed ? checked.count : new Set(findings.map(({ file }) => file)).size
  const more = paint.dim(`${words.more}: npx cli explain ${first.rule}`)
  // Notes on a deployed site list only what was not checked.
  const clean = isDeployed && findings.every(({ severity }) => severity === 'note')
  const result = [...(clean ? [paint.green(words.clean)] : []), paint.bold(counts.join(', '))]
  return `${result.join(', ')} ${words.in} ${pluralize(files, isDeployed ? nouns.request : nouns.file)}${external}${delivered}\n${more}\n`
}
