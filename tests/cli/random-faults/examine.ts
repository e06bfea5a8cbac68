import type { Finding } from '../../../cli/core/rule.ts'
import { batchesOf, touchedBy } from './batches.ts'
import type { Spot } from './fault.ts'
import type { FaultyCopy } from './faulty-copy.ts'
import type { PlannedFault } from './plan.ts'

export type Outcome = 'caught' | 'wrong place' | 'missed' | 'crashed'

export interface Verdict {
  fault: PlannedFault
  outcome: Outcome
  /** What was said of the files that it touches. */
  findings: readonly Finding[]
  error?: unknown
}

export interface Examination {
  verdicts: readonly Verdict[]
  /** What was said of files that no fault had touched. */
  falseAlarms: readonly Finding[]
}

/** Has the checker look at every fault. */
export async function examine(
  plan: readonly PlannedFault[],
  copy: FaultyCopy,
): Promise<Examination> {
  const examinations: Examination[] = []
  for (const batch of batchesOf(plan)) examinations.push(await examineBatch(batch, copy))
  return joined(examinations)
}

async function examineBatch(
  batch: readonly PlannedFault[],
  copy: FaultyCopy,
): Promise<Examination> {
  const [first] = batch
  if (!first) return joined([])
  const changes = new Map(batch.flatMap((fault) => [...fault.changes]))
  try {
    return judgeBatch(batch, await copy.check(changes))
  } catch (error) {
    if (batch.length === 1) {
      return {
        verdicts: [{ fault: first, outcome: 'crashed', findings: [], error }],
        falseAlarms: [],
      }
    }
    // Which of them it was shows when each is alone.
    const alone: Examination[] = []
    for (const fault of batch) alone.push(await examineBatch([fault], copy))
    return joined(alone)
  }
}

function judgeBatch(batch: readonly PlannedFault[], findings: readonly Finding[]): Examination {
  const touched = new Set(batch.flatMap(touchedBy))
  return {
    verdicts: batch.map((fault) => judge(fault, findings)),
    falseAlarms: findings.filter(({ file }) => !touched.has(file)),
  }
}

function judge(fault: PlannedFault, all: readonly Finding[]): Verdict {
  const touched = touchedBy(fault)
  const findings = all.filter(({ file }) => touched.includes(file))
  const caught = fault.right.some((spots) =>
    spots.every((spot) => findings.some((finding) => isAt(finding, spot))),
  )
  const outcome = caught ? 'caught' : findings.length > 0 ? 'wrong place' : 'missed'
  return { fault, outcome, findings }
}

function isAt({ file, place }: Finding, spot: Spot): boolean {
  return file === spot.file && spot.first <= place.line && place.line <= spot.last
}

function joined(examinations: readonly Examination[]): Examination {
  return {
    verdicts: examinations.flatMap(({ verdicts }) => verdicts),
    falseAlarms: examinations.flatMap(({ falseAlarms }) => falseAlarms),
  }
}
