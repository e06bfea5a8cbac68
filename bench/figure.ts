/** One thing that was measured, and how much of it is allowed. */
export interface Figure {
  /** What was measured, and where: `LCP of /en against its script-free copy`. */
  what: string
  measured: number
  /** What `measured` counts; a ratio has none. */
  unit: 'ms' | 's' | 'kB' | 'MB' | 'requests' | 'lost' | 'ratio'
  /** The most that is allowed; without one the figure only informs. */
  budget?: number
}

/** Whether the figure is more than its budget; what could not be measured is too. */
export function isExceeded({ measured, budget }: Figure): boolean {
  return Number.isNaN(measured) || (budget !== undefined && measured > budget)
}

/** A line for the terminal. */
export function formatFigure(figure: Figure): string {
  const { what, measured, unit, budget } = figure
  const verdict = budget === undefined ? '' : isExceeded(figure) ? 'OVER' : 'ok'
  const amount = `${format(measured)}${unit === 'ratio' ? '' : ` ${unit}`}`
  const allowed = budget === undefined ? '' : `of ${format(budget)}`
  return `${what.padEnd(64)} ${amount.padStart(12)} ${allowed.padEnd(10)} ${verdict}`.trimEnd()
}

function format(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(amount < 10 ? 3 : 1)
}
