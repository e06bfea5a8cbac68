/** Distance between the centres of two dots, in units of the viewBox. */
const PITCH = 10

interface DotPlotProps {
  count: number
  columns: number
  highlighted?: boolean
  className?: string
  /** Accessible name; without it, the plot is hidden from screen readers. */
  description?: string
}

/** A plot with one dot per counted item. */
export function DotPlot(props: DotPlotProps) {
  const { count, columns, highlighted = false, className = '', description } = props
  const rows = Math.ceil(count / columns)
  const naming =
    description === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': description }
  const dots = Array.from({ length: rows }, (_, row) => {
    const length = Math.min(columns, count - row * columns)
    // A dashed line with round caps: each zero-length dash is a dot.
    return `M5 ${row * PITCH + 5}h${(length - 1) * PITCH + 0.1}`
  }).join('')
  return (
    <svg
      className={`dot-plot ${className}`.trim()}
      viewBox={`0 0 ${columns * PITCH} ${rows * PITCH}`}
      width={columns * PITCH}
      height={rows * PITCH}
      {...naming}
    >
      <path d={dots} />
      {/* The position of the highlighted dot has no meaning. */}
      {highlighted && (
        <circle
          className="live"
          cx={Math.floor(columns * 0.62) * PITCH + 5}
          cy={Math.floor(rows * 0.45) * PITCH + 5}
          r="4.4"
        />
      )}
    </svg>
  )
}
