import { medianSorted, quantileSorted } from 'simple-statistics'

export interface Metric {
  name: string
  /** One value per round; infinite if the measured event, such as a tap's effect, is missing. */
  samples: readonly number[]
  /** Undefined for a ratio. */
  unit?: 'ms' | 's' | 'kB'
  /** The highest acceptable median. */
  budget?: number
}

/** Compares two series round by round, because a temporary slowdown affects both alike. */
export function compare(
  ours: readonly number[],
  others: readonly number[],
  by: (our: number, other: number) => number,
): number[] {
  return others.map((other, round) => by(ours[round] ?? Number.NaN, other))
}

/** Whether the median exceeds the budget or a sample is not finite; false without a budget. */
export function isOverBudget({ samples, budget }: Metric): boolean {
  if (budget === undefined) return false
  return !samples.every(Number.isFinite) || summarize(samples).median > budget
}

/** Returns a row of the results: name, median with its 95% confidence interval, and budget. */
export function formatCells(metric: Metric): [name: string, result: string, budget: string] {
  const { name, samples, unit, budget } = metric
  if (!samples.every(Number.isFinite)) return [name, 'no effect', 'exceeded']
  const { median, low, high } = summarize(samples)
  const interval = samples.length > 1 ? ` (${format(low)} to ${format(high)})` : ''
  const result = `${format(median)}${unit ? ` ${unit}` : ''}${interval}`
  if (budget === undefined) return [name, result, '']
  return [name, result, `${format(budget)}${isOverBudget(metric) ? ', exceeded' : ''}`]
}

/**
 * Computes the median and its confidence interval. With fewer than eight samples, the interval is
 * the full range of the samples.
 */
function summarize(samples: readonly number[]) {
  const sorted = samples.toSorted((a, b) => a - b)
  // The number of samples below the true median is binomially distributed: 0.98 / √n is 1.96 σ / n.
  const reach = Math.min(0.5, 0.98 / Math.sqrt(sorted.length))
  return {
    median: medianSorted(sorted),
    low: quantileSorted(sorted, 0.5 - reach),
    high: quantileSorted(sorted, 0.5 + reach),
  }
}

function format(value: number): string {
  return Math.abs(value) < 100 ? String(Number(value.toPrecision(3))) : value.toFixed(0)
}
