import { medianSorted, quantileSorted } from 'simple-statistics'

/** A metric with one sample per round. */
export interface Metric {
  name: string
  /** Infinity for effects that never occurred, such as that of a lost tap. */
  samples: readonly number[]
  unit: 'ms' | 's' | 'kB' | 'requests' | 'ratio'
  /** The maximum median. */
  budget?: number | undefined
  /** Printed after the numbers. */
  note?: string
}

/** The median with its 95 % confidence interval; with fewer than six samples, with their range. */
export function summarize(samples: readonly number[]) {
  const sorted = samples.toSorted((a, b) => a - b)
  // The number of samples below the true median is binomially distributed.
  const reach = Math.min(0.5, 0.98 / Math.sqrt(sorted.length))
  return {
    median: medianSorted(sorted),
    low: quantileSorted(sorted, 0.5 - reach),
    high: quantileSorted(sorted, 0.5 + reach),
  }
}

/** Compares two series round by round, so that temporary slowdowns of the machine affect both. */
export function pairwise(
  ours: readonly number[],
  others: readonly number[],
  compare: (our: number, other: number) => number,
): number[] {
  return others.map((other, round) => compare(ours[round] ?? Number.NaN, other))
}

export function ratio(our: number, other: number): number {
  return our / other
}

/** Whether the median exceeds the budget or a sample is infinite. */
export function isOverBudget({ samples, budget }: Metric): boolean {
  if (budget === undefined) return false
  return samples.includes(Infinity) || !(summarize(samples).median <= budget)
}

/** Formats a metric as a line for the terminal. */
export function formatMetric(metric: Metric): string {
  const { name, samples, unit, budget, note = '' } = metric
  const { median, low, high } = summarize(samples)
  const value = unit === 'ratio' ? format(median) : `${format(median)} ${unit}`
  const interval = samples.length > 1 ? `${format(low)}–${format(high)}` : ''
  const verdict = budget === undefined ? '' : isOverBudget(metric) ? 'OVER' : 'ok'
  const allowed = budget === undefined ? '' : `budget ${format(budget)} ${verdict}`
  return [name.padEnd(52), value.padStart(14), interval.padEnd(13), allowed, note]
    .join('  ')
    .trimEnd()
}

function format(value: number): string {
  return Math.abs(value) < 100 ? String(Number(value.toPrecision(3))) : value.toFixed(0)
}
