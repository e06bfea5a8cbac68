/** Distance between the centres of adjacent dots, and radius of a dot, in viewBox units. */
const PITCH = 10
const RADIUS = 2

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
  const width = (columns - 1) * PITCH + 2 * RADIUS
  const height = (rows - 1) * PITCH + 2 * RADIUS
  const naming =
    description === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': description }
  // Each row is a dashed line with round caps; its zero-length dashes are the dots. The commands
  // are relative, because rows with identical path data compress best.
  const dots = Array.from({ length: rows }, (_, row) => {
    const length = (Math.min(columns, count - row * columns) - 1) * PITCH + 0.1
    return `h${length}m-${length} ${PITCH}`
  }).join('')
  return (
    <svg
      className={`dot-plot ${className}`.trim()}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...naming}
    >
      <path d={`M${RADIUS} ${RADIUS}${dots}`} />
      {/* The position of the highlighted dot is arbitrary. */}
      {highlighted && (
        <circle
          className="live"
          cx={Math.floor(columns * 0.62) * PITCH + RADIUS}
          cy={Math.floor(rows * 0.45) * PITCH + RADIUS}
          r="4.4"
        />
      )}
    </svg>
  )
}
