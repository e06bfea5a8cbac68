import { drawing } from './logo-drawing.ts'

/** The brand mark in the colours of the ground it stands on. */
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
