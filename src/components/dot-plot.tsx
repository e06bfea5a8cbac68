/** Distance between the centres of two dots, in the units of the drawing. */
const PITCH = 10

interface DotPlotProps {
  /** One dot for each. */
  count: number
  columns: number
  /** Marks one dot with the signal colour. */
  highlighted?: boolean
  /** What is still open is drawn as rings. */
  hollow?: boolean
  className?: string
  /** Without it the plot repeats what stands beside it, and is not read aloud. */
  description?: string
}

/** A field of dots, one for each thing counted. */
export function DotPlot({ count, columns, className = '', ...look }: DotPlotProps) {
  const { highlighted = false, hollow = false, description } = look
  const rows = Math.ceil(count / columns)
  const naming =
    description === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': description }
  const dots = Array.from({ length: rows }, (_, row) => {
    const length = Math.min(columns, count - row * columns)
    // A dashed line with round ends: each dash of no length is a dot.
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
      {hollow && <path className="hole" d={dots} />}
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
