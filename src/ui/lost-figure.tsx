import { signalPaths } from './signal-figure.tsx'

/** The opening figure of the site after its line was lost: only the scatter is left, and an open end. */
export function LostFigure() {
  const { baselines, ticks, scatter, end } = signalPaths()
  return (
    <svg
      className="signal-figure"
      viewBox="0 0 480 430"
      width="480"
      height="430"
      aria-hidden="true"
    >
      <path className="baselines" d={baselines} />
      <path className="axis" d={ticks} />
      <path className="scatter" d={scatter} />
      <circle className="open-end" cx={end.x} cy={end.y} r="9" />
    </svg>
  )
}
