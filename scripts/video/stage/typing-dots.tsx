/** Where the three dots are plotted: the series of the brand mark. */
const POINTS = [
  [6, 15],
  [18, 10],
  [30, 4],
] as const

/** Seconds for one round of the dots. */
const ROUND = 1

/** Somebody is typing: three points are plotted, one after the other, and a line joins them. */
export function TypingDots({ since }: { since: number }) {
  const phase = (since % ROUND) / ROUND
  const entrance = Math.min(since / 0.2, 1)
  return (
    <span className="typing" style={{ opacity: entrance }}>
      <svg viewBox="0 0 36 20" width="36" height="20">
        {POINTS.map(([x, y], index) => {
          const lit = Math.max(0, Math.sin((phase - index * 0.16) * Math.PI * 2))
          return (
            <circle
              key={x}
              cx={x}
              cy={y - lit * 1.6}
              r={2.6 + lit * 0.7}
              opacity={0.4 + lit * 0.6}
            />
          )
        })}
      </svg>
    </span>
  )
}
