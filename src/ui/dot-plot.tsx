/** Distance between the centres of two dots, in the units of the drawing. */
const PITCH = 10

interface DotPlotProps {
  /** One dot for each. */
  count: number
  columns: number
  /** Marks one dot with the signal colour. */
  highlighted?: boolean
  description: string
}

/** A field of dots, one for each thing counted. */
export function DotPlot({ count, columns, highlighted = false, description }: DotPlotProps) {
  const rows = Math.ceil(count / columns)
  const line = (row: number) => {
    const dots = Math.min(columns, count - row * columns)
    // A dashed line with round ends: each dash of no length is a dot.
    return `M5 ${row * PITCH + 5}h${(dots - 1) * PITCH + 0.1}`
  }
  return (
    <svg
      className="dot-plot"
      viewBox={`0 0 ${columns * PITCH} ${rows * PITCH}`}
      width={columns * PITCH}
      height={rows * PITCH}
      role="img"
      aria-label={description}
    >
      <path d={Array.from({ length: rows }, (_, row) => line(row)).join('')} />
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
