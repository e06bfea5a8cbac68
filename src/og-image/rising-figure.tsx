import { signalPaths } from '../components/signal-figure.tsx'

/** The opening figure of the page, without motion. */
export function RisingFigure() {
  const { baselines, ticks, scatter, curve, end } = signalPaths()
  return (
    <g transform="translate(724 190) scale(.84)">
      <path className="rule" d={baselines} />
      <path className="axis" d={ticks} />
      <path className="dots" d={scatter} style={{ strokeWidth: 5 }} />
      <path className="line" d={curve} />
      <circle className="signal" cx={end.x} cy={end.y} r="12" />
    </g>
  )
}
