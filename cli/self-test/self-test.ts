import { checkContent } from '../check-content.ts'
import type { Finding } from '../finding.ts'
import { ContentCopy } from './content-copy.ts'
import { ruleFaults } from './faults.ts'
import type { RuleFault } from './planted-fault.ts'

/** What became of one planted fault. */
export interface SelfTestResult {
  fault: RuleFault
  /** `line:column` where the report must be. */
  place: string
  /** What was reported in the file of the fault. */
  found: readonly Finding[]
  caught: boolean
}

export interface SelfTestReport {
  results: readonly SelfTestResult[]
  /** What was reported of the content as it is: nothing, if the rules are right. */
  untouched: readonly Finding[]
}

/**
 * Plants faults in copies of the content, and checks that each is reported by
 * its rule at its place.
 *
 * @param root the folder that holds `content/`
 * @throws InputError where there is no such folder
 */
export async function selfTest(root: string): Promise<SelfTestReport> {
  const untouched = (await checkContent(root)).findings
  const results: SelfTestResult[] = []
  for (const batch of batchesOf(ruleFaults)) results.push(...(await tryBatch(root, batch)))
  return { results, untouched }
}

/** Faults of different files share a copy: as many batches as faults of one file. */
export function batchesOf(faults: readonly RuleFault[]): RuleFault[][] {
  const batches: RuleFault[][] = []
  for (const fault of faults) {
    const free = batches.find((batch) => batch.every(({ file }) => file !== fault.file))
    if (free) free.push(fault)
    else batches.push([fault])
  }
  return batches
}

async function tryBatch(root: string, batch: readonly RuleFault[]): Promise<SelfTestResult[]> {
  const copy = await ContentCopy.of(root)
  try {
    const places: string[] = []
    for (const fault of batch) places.push(await copy.plant(fault))
    const { findings } = await checkContent(copy.root)
    return batch.map((fault, index) => {
      const place = places[index] ?? ''
      const found = findings.filter(({ file }) => file === fault.file)
      const caught = found.some(
        (finding) => finding.rule === fault.rule && placeOf(finding) === place,
      )
      return { fault, place, found, caught }
    })
  } finally {
    await copy.remove()
  }
}

function placeOf({ place }: Finding): string {
  return `${place.line}:${place.column}`
}
