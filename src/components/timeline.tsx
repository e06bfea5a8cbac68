/** Width of a year and height of the drawing, in its own units; the sheet stretches it. */
const YEAR = 40
const HEIGHT = 100

interface TimelineProps {
  /** Number of years; one stem for each. */
  years: number
  description: string
}

/** A stem for each year, as tall as the years that had been counted by then; the last one is now. */
export function Timeline({ years, description }: TimelineProps) {
  const width = years * YEAR
  const x = (year: number) => (year - 0.5) * YEAR
  const top = (year: number) => Math.round(HEIGHT - (year / years) * (HEIGHT - 8))
  const all = Array.from({ length: years }, (_, index) => index + 1)
  const stems = all.map((year) => `M${x(year)} ${HEIGHT}V${top(year)}`)
  const heads = all.slice(0, -1).map((year) => `M${x(year)} ${top(year)}h0`)
  return (
    <div className="timeline" role="img" aria-label={description}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="stems" d={stems.join('')} />
        <path className="heads" d={heads.join('')} />
        <path className="now" d={`M${x(years)} ${top(years)}h0`} />
      </svg>
      <ol aria-hidden="true">
        {all.map((year) => (
          <li key={year} />
        ))}
      </ol>
    </div>
  )
}
