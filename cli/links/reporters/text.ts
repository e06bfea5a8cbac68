import pc from 'picocolors'
import { formatKeyPath } from '../../core/location.ts'
import { counted } from '../../core/report-language.ts'
import type { Place } from '../../core/location.ts'
import { codeFrame, printable } from '../../reporters/code-frame.ts'
import type { LinkReport } from '../check-links.ts'
import type { LinkFinding } from '../finding.ts'
import { linkMessageOf } from '../messages.ts'

type Colors = ReturnType<typeof pc.createColors>

/** A report for people, in the form of the one on content, with the pages that show each fault. */
export function formatLinkReport(report: LinkReport, { colors }: { colors: boolean }): string {
  const paint = pc.createColors(colors)
  const blocks = report.findings.map((finding) => formatFinding(finding, report, paint))
  return [...blocks, summary(report, paint)].join('\n')
}

/** The addresses of other sites, each with the first page that names it. */
export function formatExternal({ external }: LinkReport): string {
  return external
    .map(({ address, spots }) => {
      const pages = new Set(spots.map((spot) => (spot.on === 'file' ? spot.path : spot.page.path)))
      return `${printable(address)}  ${pagesOf([...pages])}\n`
    })
    .join('')
}

function formatFinding(finding: LinkFinding, { texts }: LinkReport, paint: Colors): string {
  const { rule, severity, file, place, key, component, related, pages } = finding
  const { sentence, fix } = linkMessageOf(finding)
  const label = severity === 'error' ? paint.red(severity) : paint.yellow(severity)
  const head = [
    paint.bold(`${printable(file)}:${place.line}:${place.column}`),
    label,
    rule,
    ...(key && key.length > 0 ? [formatKeyPath(key)] : []),
  ]
  const words = related && [
    paint.dim(`  words: ${related.file}:${related.place.line}:${related.place.column}`),
    ...frameLines(texts.get(related.file), related.place, paint).slice(0, 1),
  ]
  const isElsewhere = pages.length > 1 || pages[0] !== file
  const lines = [
    head.join('  '),
    ...frameLines(texts.get(file), place, paint),
    ...(words ?? []),
    `  ${printable(sentence)}`,
    `  ${paint.green('Fix:')} ${printable(fix)}`,
    ...(component ? [`  ${paint.dim('Written by:')} ${component}`] : []),
    ...(isElsewhere ? [`  ${paint.dim('Seen on:')} ${pagesOf(pages)}`] : []),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function frameLines(text: string | undefined, place: Place, paint: Colors): string[] {
  const frame = text ? codeFrame(text, place) : null
  return frame ? [paint.dim(frame.source), paint.red(frame.marker)] : []
}

function pagesOf([first, ...others]: readonly string[]): string {
  return others.length > 0 ? `${first} and ${counted(others.length, 'other page')}` : `${first}`
}

function summary(report: LinkReport, paint: Colors): string {
  const { findings, pageCount, linkCount, external, askedCount } = report
  const asked = askedCount > 0 ? 'asked' : 'not asked (--external asks them)'
  const outside =
    external.length > 0
      ? `; ${external.length} ${external.length === 1 ? 'address' : 'addresses'} of other sites ${asked}`
      : ''
  if (findings.length === 0) {
    const checked = [counted(pageCount, 'page'), counted(linkCount, 'link')].join(', ')
    return `${checked}, ${paint.green('no problems')}${outside}\n`
  }
  const files = new Set(findings.map(({ file }) => file)).size
  return `${paint.red(counted(findings.length, 'problem'))} in ${counted(files, 'file')}${outside}\n`
}
