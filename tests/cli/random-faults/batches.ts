import { locales } from '../../../src/locales.ts'
import { inLocale, isSettings, isSource } from './content.ts'
import type { PlannedFault } from './plan.ts'

/**
 * Faults that can be looked at together, because what is said of one can't be meant
 * for another: they touch different files. The settings, which every file reads, are
 * looked at alone.
 */
export function batchesOf(plan: readonly PlannedFault[]): PlannedFault[][] {
  const batches: { faults: PlannedFault[]; touched: Set<string> }[] = []
  for (const fault of plan) {
    const touched = touchedBy(fault)
    const batch = batches.find(
      ({ faults, touched: taken }) =>
        faults.every((other) => fitTogether(fault, other)) &&
        touched.every((file) => !taken.has(file)),
    )
    if (batch) {
      batch.faults.push(fault)
      for (const file of touched) batch.touched.add(file)
    } else {
      batches.push({ faults: [fault], touched: new Set(touched) })
    }
  }
  return batches.map(({ faults }) => faults)
}

/** The files that a fault may fairly be reported in: whoever changes the source makes its translations stale. */
export function touchedBy({ file, changes }: PlannedFault): string[] {
  const changed = [...changes.keys()]
  return [
    ...new Set([
      ...changed,
      ...(changed.some(isSource) ? locales.map((locale) => inLocale(file, locale)) : []),
    ]),
  ]
}

function fitTogether(one: PlannedFault, other: PlannedFault): boolean {
  return !isSettings(one.file) && !isSettings(other.file)
}
