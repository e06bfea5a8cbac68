import { fileURLToPath } from 'node:url'
import { checkContent } from '../check-content.ts'
import type { Finding } from '../finding.ts'
import { ContentCopy } from './content-copy.ts'
import { ruleFaults } from './faults.ts'
import { filesOf, plantFault, type ReportedAt, type RuleFault } from './planted-fault.ts'

/** What became of one planted fault. */
export interface SelfTestResult {
  fault: RuleFault
  /** Where the report must be. */
  at: ReportedAt
  /** What was reported in that file. */
  found: readonly Finding[]
  caught: boolean
}

export interface SelfTestReport {
  /** None where the content had findings before anything was planted in it. */
  results: readonly SelfTestResult[]
  /** What was reported of the content as it is: nothing, if the rules are right. */
  untouched: readonly Finding[]
}

/** The content that faults are planted in: that of the tests, whatever the site says. */
const fixture = fileURLToPath(new URL('../../tests/fixtures/site', import.meta.url))

/**
 * Plants faults in copies of clean content, and checks that each is reported by its rule at its place.
 *
 * @param root the folder that holds `content/`; that of the tests unless named
 */
export async function selfTest(root = fixture): Promise<SelfTestReport> {
  const untouched = (await checkContent(root)).findings
  const results: SelfTestResult[] = []
  // Nobody could tell what was planted from what was there.
  if (untouched.length > 0) return { results, untouched }
  for (const batch of batchesOf(ruleFaults)) results.push(...(await tryBatch(root, batch)))
  return { results, untouched }
}

/**
 * Faults of different files share a copy: as many batches as faults of one file.
 * The settings decide what is right in the copy; theirs stay among themselves.
 */
export function batchesOf(faults: readonly RuleFault[]): RuleFault[][] {
  const batches: RuleFault[][] = []
  for (const fault of faults) {
    const free = batches.find((batch) =>
      batch.every(
        (other) =>
          isSettings(other.file) === isSettings(fault.file) &&
          filesOf(other).every((file) => !filesOf(fault).includes(file)),
      ),
    )
    if (free) free.push(fault)
    else batches.push([fault])
  }
  return batches
}

function isSettings(file: string): boolean {
  return !file.endsWith('.mdx')
}

async function tryBatch(root: string, batch: readonly RuleFault[]): Promise<SelfTestResult[]> {
  const copy = await ContentCopy.of(root)
  try {
    const places: ReportedAt[] = []
    for (const fault of batch) places.push(await plantFault(copy, fault))
    const { findings } = await checkContent(copy.root)
    return places.map((at, index) => {
      const fault = batch[index] as RuleFault
      const found = findings.filter(({ file }) => file === at.file)
      const caught = found.some(
        (finding) => finding.rule === fault.rule && placeOf(finding) === at.place,
      )
      return { fault, at, found, caught }
    })
  } finally {
    await copy.remove()
  }
}

function placeOf({ place }: Finding): string {
  return `${place.line}:${place.column}`
}
