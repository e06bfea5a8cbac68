/**
 * Length of the longest finite stem if there is also an unlimited one, as a percentage of the axis.
 */
const LONGEST = 72

type Amount = number | 'unlimited'

interface StemProps {
  value: Amount
  /** All values of the plot; the largest one sets the scale. */
  among: readonly Amount[]
}

/**
 * A line whose length is proportional to a value. It ends in a point or, for `unlimited`, in an
 * arrow.
 */
export function Stem({ value, among }: StemProps) {
  const numbers = among.filter((amount) => amount !== 'unlimited')
  const longest = numbers.length === among.length ? 100 : LONGEST
  const percent = value === 'unlimited' ? 100 : (longest * value) / Math.max(...numbers)
  const end = `${percent}%`
  return (
    <svg className="value-stem" aria-hidden="true">
      <line x2={end} y1="50%" y2="50%" />
      {value === 'unlimited' ? (
        <svg x={end} y="50%">
          <path d="M-7-6 0 0-7 6" />
        </svg>
      ) : (
        <circle cx={end} cy="50%" r="4.25" />
      )}
    </svg>
  )
}
