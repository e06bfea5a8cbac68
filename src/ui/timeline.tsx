const YEAR = 40

interface TimelineProps {
  /** Number of years; one mark for each. */
  years: number
  description: string
}

/** A ruler with one mark for each year; the last one is now. */
export function Timeline({ years, description }: TimelineProps) {
  const width = years * YEAR
  const marks = Array.from({ length: years }, (_, year) => `M${(year + 0.5) * YEAR} 30v-18`)
  const quarters = Array.from({ length: years * 4 }, (_, q) => `M${q * (YEAR / 4)} 30v-6`)
  return (
    <svg
      className="timeline"
      viewBox={`0 0 ${width} 44`}
      width={width}
      height="44"
      role="img"
      aria-label={description}
    >
      <path className="quarters" d={quarters.join('')} />
      <path className="marks" d={`M0 30h${width}${marks.join('')}`} />
      <circle className="live" cx={width - YEAR / 2} cy="10" r="3.6" />
    </svg>
  )
}
