import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { readCommit } from '../config/read-commit.ts'

const page = new URL('../docs/performance.md', import.meta.url)

/** Returns the commit to measure, with the suffix `-dirty` if tracked files differ from it. */
export function measuredCommit(): string {
  return readCommit(fileURLToPath(new URL('..', import.meta.url)))
}

/** Describes the commit, the machine and its load average in one line. */
export function describeConditions(): string {
  const cpus = os.cpus()
  return [
    `Commit ${measuredCommit()}`,
    `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown CPU'}`,
    `${os.type()}, Node ${process.versions.node}`,
    `load average ${os.loadavg()[0]?.toFixed(1)} before the run`,
  ].join('; ')
}

/** Replaces a part's results in `docs/performance.md`. */
export function writeResults(part: string, conditions: string, rows: string[][]): void {
  const [start, end] = [`<!-- results of ${part} -->`, '<!-- end -->']
  const text = readFileSync(page, 'utf8')
  const from = text.indexOf(`${start}\n`)
  if (from === -1) throw new Error(`${page} has no ${start}`)
  const to = text.indexOf(end, from)
  if (to === -1) throw new Error(`${page} has no ${end} after ${start}`)
  const table = [['', 'result', 'budget'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
  const date = new Date().toISOString().slice(0, 10)
  const results = `${start}\n\n${date}. ${conditions}.\n\n${table}\n\n${end}`
  writeFileSync(page, text.slice(0, from) + results + text.slice(to + end.length))
}
