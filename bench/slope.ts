/** The slope of the line that comes nearest to the points (least squares). */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const x = mean(points.map(([at]) => at))
  const y = mean(points.map(([, height]) => height))
  const rise = points.reduce((sum, [at, height]) => sum + (at - x) * (height - y), 0)
  const run = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
  return rise / run
}
