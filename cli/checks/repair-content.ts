import path from 'node:path'
import type { SourceRange } from '../core/location.ts'
import { replaceFiles } from '../core/replace-files.ts'
import type { Finding } from '../core/rule.ts'
import { checkContent } from './check-content.ts'

/** Several rounds, because repairing an error can reveal findings that the error had hidden. */
const MAX_ROUNDS = 5

/** Applies the selected repairs, and returns the findings that they repaired. */
export async function repairContent(
  root: string,
  isSelected: (finding: Finding) => boolean,
): Promise<Finding[]> {
  const repaired: Finding[] = []
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { findings, texts } = await checkContent(root)
    const repairable = findings.filter(
      (finding) => finding.repair !== undefined && isSelected(finding),
    )
    if (repairable.length === 0) break
    for (const name of new Set(repairable.map(({ file }) => file))) {
      const text = texts.get(name)
      if (text === undefined) throw new Error(`${name} has a repair but no text`)
      const result = applyRepairs(
        text,
        repairable.filter(({ file }) => file === name),
      )
      await replaceFiles(new Map([[path.join(root, name), result.text]]))
      repaired.push(...result.applied)
    }
  }
  return repaired
}

/**
 * Applies repairs from last to first, so that earlier locations stay valid. A repair that overlaps
 * a later one is left for the next round.
 *
 * @param findings sorted by location, as in a report
 */
function applyRepairs(text: string, findings: readonly Finding[]) {
  const lines = text.split('\n')
  const applied: Finding[] = []
  let next: SourceRange = { line: Infinity, column: Infinity }
  for (const finding of findings.toReversed()) {
    const { line, column, end = finding.place } = finding.place
    const whole = lines[line - 1] ?? ''
    if (line === next.line && end.column > next.column) continue
    lines[line - 1] = whole.slice(0, column - 1) + finding.repair + whole.slice(end.column - 1)
    next = finding.place
    applied.unshift(finding)
  }
  return { text: lines.join('\n'), applied }
}
