/** Length of the longest finite stem, as a percentage of the axis, if another stem is unlimited. */
const LONGEST = 72

/** Position of the break in an unlimited stem, as a percentage of the axis. */
const BREAK = 84

type Amount = number | 'unlimited'

interface StemProps {
  value: Amount
  /** All values in the plot; the largest number sets the scale. */
  among: readonly Amount[]
}

/**
 * A line whose length is proportional to a value, with a point at its end. For `unlimited`, the
 * line spans the whole axis and is broken, because no length would be proportional.
 */
export function Stem({ value, among }: StemProps) {
  const numbers = among.filter((amount) => amount !== 'unlimited')
  const longest = numbers.length === among.length ? 100 : LONGEST
  if (value === 'unlimited') {
    return (
      <svg className="value-stem" aria-hidden="true">
        <line x2={`${BREAK}%`} y1="50%" y2="50%" />
        <line x1={`${BREAK}%`} x2="100%" y1="50%" y2="50%" strokeDasharray="0 7 9999" />
        <svg x={`${BREAK}%`} y="50%">
          <path d="M-3 5 3-5M4 5 10-5" />
        </svg>
      </svg>
    )
  }
  const end = `${(longest * value) / Math.max(...numbers)}%`
  return (
    <svg className="value-stem" aria-hidden="true">
      <line x2={end} y1="50%" y2="50%" />
      <circle cx={end} cy="50%" r="4.25" />
    </svg>
  )
}
