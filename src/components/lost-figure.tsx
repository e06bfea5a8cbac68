import { FigureLayer, signalPaths } from './signal-figure.tsx'

/** The opening figure of the site after its line was lost: only the scatter is left, and an open end. */
export function LostFigure() {
  const { baselines, ticks, scatter, end } = signalPaths()
  return (
    <div className="signal-figure" aria-hidden="true">
      <FigureLayer>
        <path className="baselines" d={baselines} />
        <path className="axis" d={ticks} />
        <path className="scatter" d={scatter} />
        <circle className="open-end" cx={end.x} cy={end.y} r="9" />
      </FigureLayer>
    </div>
  )
}
