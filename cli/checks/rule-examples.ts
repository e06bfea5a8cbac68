import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fixtureContent } from '../../config/fixture-paths.ts'
import { CONTENT_FOLDER } from '../content/files/expected-files.ts'
import type { ReportLanguage } from '../core/report-language.ts'
import type { Case, RuleProperties } from '../core/rule.ts'
import { changedText, MARK } from './content-copy.ts'
import { applicableCases } from './run-rule-cases.ts'

const exampleLabels: Record<ReportLanguage, readonly [wrong: string, right: string]> = {
  en: ['Wrong', 'Right'],
  pt: ['Errado', 'Certo'],
  es: ['Incorrecto', 'Correcto'],
}

/** Returns Markdown that explains a rule: a heading, what it checks and why, and examples. */
export async function explainRule(
  heading: string,
  rule: RuleProperties,
  language: ReportLanguage,
): Promise<string> {
  const examples = await formatExamples(rule, language)
  return `${[heading, rule.what[language], rule.why[language], ...examples].join('\n\n')}\n`
}

/** Returns an incorrect and a correct line from a rule's cases, as Markdown; may be empty. */
async function formatExamples(rule: RuleProperties, language: ReportLanguage): Promise<string[]> {
  const changes = await Promise.all(applicableCases(fixtureContent, rule).map(changedLines))
  const wrong = changes.find((change) => change?.isWrong)
  const correct = changes.find((change) => change?.isWrong === false)
  const right = correct?.after
    ? { file: correct.file, line: correct.after }
    : wrong?.before && { file: wrong.file, line: wrong.before }
  const [wrongLabel, rightLabel] = exampleLabels[language]
  return [
    ...(wrong?.after ? [`${wrongLabel} (${wrong.file}):\n\n    ${wrong.after}`] : []),
    ...(right && right.line !== wrong?.after
      ? [`${rightLabel} (${right.file}):\n\n    ${right.line}`]
      : []),
  ]
}

/** Returns the content line that a case edits, before and after; undefined if there is none. */
async function changedLines(
  ruleCase: Case,
): Promise<{ file: string; isWrong: boolean; before: string; after: string } | undefined> {
  if (!('find' in ruleCase || 'set' in ruleCase || 'append' in ruleCase)) return undefined
  if (!ruleCase.file.startsWith(CONTENT_FOLDER)) return undefined
  const text = await readFile(path.join(fixtureContent, ruleCase.file), 'utf8')
  const before = text.split('\n')
  const after = changedText(text, ruleCase).split('\n')
  const marked = after.findIndex((line) => line.includes(MARK))
  const at = marked === -1 ? after.findIndex((line, index) => line !== before[index]) : marked
  const line = after[at] ?? ''
  const start = line.indexOf(MARK)
  return {
    file: ruleCase.file,
    isWrong: ruleCase.report !== undefined,
    // If the number of lines changes, the line may have no counterpart in the old text.
    before: before.length === after.length ? excerpt(before[at] ?? '', start) : '',
    after: excerpt(line.replace(MARK, ''), start),
  }
}

function excerpt(line: string, at: number): string {
  const from = at > 60 ? at - 40 : 0
  const text = line.slice(from, from + 100)
  return `${from > 0 ? '…' : ''}${text.trimEnd()}${from + 100 < line.length ? '…' : ''}`
}
