import { readFile } from 'node:fs/promises'
import type { RuleId } from '../finding.ts'
import { exitCodes, type ExitCode } from '../exit-code.ts'
import type { Output } from '../output.ts'
import type { ReportLanguage } from '../report-language.ts'
import { rules } from '../rules/index.ts'

export interface ExplainOptions {
  /** All rules, one line each, where none is named. */
  rule: RuleId | undefined
  language: ReportLanguage
}

/** Prints what a rule checks, why, and how to put right what it finds. */
export async function explain(
  { rule, language }: ExplainOptions,
  output: Output,
): Promise<ExitCode> {
  if (rule) {
    output.write(await pageOf(rule, language))
    return exitCodes.clean
  }
  const width = Math.max(...rules.map(({ id }) => id.length))
  for (const { id } of rules) {
    output.write(`${id.padEnd(width)}  ${firstSentence(await pageOf(id, language))}\n`)
  }
  return exitCodes.clean
}

/** The page of a rule, as Markdown: a heading with its name, then its paragraphs. */
function pageOf(rule: RuleId, language: ReportLanguage): Promise<string> {
  const folder = language === 'en' ? '' : `${language}/`
  return readFile(new URL(`../../docs/rules/${folder}${rule}.md`, import.meta.url), 'utf8')
}

function firstSentence(page: string): string {
  const [, paragraph = ''] = page.split('\n\n')
  return (
    /^[^]*?[.:](?=\s|$)/.exec(paragraph)?.[0].replace(/\s+/g, ' ').replace(/:$/, '.') ?? paragraph
  )
}
