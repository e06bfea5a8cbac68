import { drawing } from './logo-drawing.ts'

/** The logo in the colour scheme of its surroundings. */
export function Logo() {
  const { size, line, point } = drawing
  return (
    <svg
      className="brand-mark"
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={line} />
      <circle cx={point.x} cy={point.y} r={point.radius} />
    </svg>
  )
}
