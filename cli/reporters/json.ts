import { z } from 'zod'
import { formatKeyPath } from '../core/location.ts'
import type { ReportLanguage } from '../core/report-language.ts'
import type { Report } from '../core/report.ts'
import { severities, type Finding } from '../core/rule.ts'

/** Incremented with every change that could break a program that reads the report. */
const VERSION = 1

const position = z.int().min(1)
const place = {
  file: z.string().describe('Path from the root, with forward slashes; by `check-live`, a URL'),
  line: position.describe('From 1'),
  column: position.describe('From 1, in UTF-16 units'),
}

const JsonFindingSchema = z.strictObject({
  rule: z.string().describe('Name for `cli explain`'),
  severity: z.enum(severities),
  ...place,
  endLine: position.optional(),
  endColumn: position.optional().describe('The column after the last character'),
  key: z.string().optional().describe('Such as `headline.words[2]`'),
  message: z.string().describe('What is wrong, in the language of the report'),
  fix: z.string().describe('What to do about it'),
  fixable: z.boolean().describe('Whether `--fix` would put it right'),
  related: z
    .strictObject(place)
    .optional()
    .describe('The text that this one is compared with, usually in the source language'),
  component: z
    .string()
    .optional()
    .describe('The source file that renders this part of the built page'),
  pages: z.array(z.string()).optional().describe('Built pages with this problem'),
  args: z.record(z.string(), z.unknown()).describe('The facts behind the message'),
})

/** The schema for `--format json` output; published as `docs/check-locales.schema.json`. */
export const JsonReportSchema = z.strictObject({
  version: z.literal(VERSION),
  summary: z.strictObject({
    errors: z.int(),
    warnings: z.int(),
    notes: z.int(),
    files: z
      .int()
      .describe('Files that were checked; by `check-links`, pages; by `check-live`, requests'),
    locales: z.int(),
  }),
  findings: z.array(JsonFindingSchema),
})

export type JsonReport = z.infer<typeof JsonReportSchema>

/** Returns a report for programs: a JSON string that matches `JsonReportSchema`. */
export function formatJsonReport(report: Report, language: ReportLanguage): string {
  const count = (severity: Finding['severity']) =>
    report.findings.filter((finding) => finding.severity === severity).length
  const json: JsonReport = {
    version: VERSION,
    summary: {
      errors: count('error'),
      warnings: count('warning'),
      notes: count('note'),
      files: report.checked.count,
      locales: report.localeCount,
    },
    findings: report.findings.map((finding) => jsonFinding(finding, language)),
  }
  return `${JSON.stringify(json, null, 2)}\n`
}

function jsonFinding(finding: Finding, language: ReportLanguage): JsonReport['findings'][number] {
  const { rule, severity, file, key, related, repair, suggestion, component, pages } = finding
  const { line, column, end } = finding.place
  const { problem: message, fix } = finding.messageIn(language)
  return {
    rule,
    severity,
    file,
    line,
    column,
    ...(end && { endLine: end.line, endColumn: end.column }),
    ...(key && { key: formatKeyPath(key) }),
    message,
    fix,
    fixable: repair !== undefined,
    ...(related && {
      related: { file: related.file, line: related.place.line, column: related.place.column },
    }),
    ...(component && { component }),
    ...(pages && { pages: [...pages] }),
    args: { ...finding.data, ...(suggestion !== undefined && { suggestion }) },
  }
}
