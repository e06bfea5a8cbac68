/** The value that a share of the sorted values does not exceed. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The value in the middle, or halfway between the two that are; NaN of nothing. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [lower = Number.NaN, upper = lower] = [Math.floor(middle), Math.ceil(middle)].map(
    (index) => sorted[index],
  )
  return (lower + upper) / 2
}
