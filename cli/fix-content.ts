import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkContent, type Report } from './check-content.ts'
import type { Finding, Repair } from './finding.ts'
import type { Point } from './place.ts'
import { replaceFile } from './replace-file.ts'
import { isShown, type ReportFilter } from './report-filter.ts'

/** A repair may bring the next one to light: `a  a  a` is two doubled words. */
const MOST_ROUNDS = 5

/**
 * Makes the repairs that findings carry, checks again, and takes back the changes
 * of a file that has more errors than before.
 *
 * @param root the folder that holds `content/`
 * @returns the files that were changed, in order
 * @throws InputError where there is no such folder
 */
export async function fixContent(root: string, filter: ReportFilter): Promise<string[]> {
  const fixed = new Set<string>()
  let report = await checkContent(root)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const repairs = repairsByFile(report, filter)
    if (repairs.size === 0) break
    const before = new Map<string, string>()
    for (const [file, changes] of repairs) {
      const text = await readFile(join(root, file), 'utf8')
      before.set(file, text)
      await replaceFile(join(root, file), repaired(text, changes))
    }
    const after = await checkContent(root)
    const worse = [...before].filter(([file]) => errorsIn(after, file) > errorsIn(report, file))
    for (const [file, text] of worse) await replaceFile(join(root, file), text)
    for (const [file] of before) if (!worse.some(([other]) => other === file)) fixed.add(file)
    // What was taken back would be tried again without end.
    if (worse.length > 0) break
    report = after
  }
  return [...fixed].toSorted()
}

function repairsByFile({ findings }: Report, filter: ReportFilter): Map<string, Repair[]> {
  const byFile = new Map<string, Repair[]>()
  for (const finding of findings) {
    if (!finding.repair || !isShown(finding, filter)) continue
    byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding.repair])
  }
  return byFile
}

/** The text with each change that doesn't overlap the one before it; the others wait for the next round. */
function repaired(text: string, repairs: readonly Repair[]): string {
  const starts = lineStarts(text)
  const offset = ({ line, column }: Point) => (starts[line - 1] ?? text.length) + column - 1
  const changes = repairs
    .map(({ from, to, text: by }) => ({ start: offset(from), end: offset(to), by }))
    .toSorted((a, b) => a.start - b.start)
  let result = ''
  let done = 0
  for (const { start, end, by } of changes) {
    if (start < done) continue
    result += text.slice(done, start) + by
    done = end
  }
  return result + text.slice(done)
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
}

function errorsIn({ findings }: Report, file: string): number {
  return findings.filter(
    (finding: Finding) => finding.file === file && finding.severity === 'error',
  ).length
}
