import type { ReactNode } from 'react'
import { HeadingLines } from './line-breaks.tsx'

/** Size of the drawing, in units of the viewBox. */
const WIDTH = 480
const HEIGHT = 430
const POINTS = 72

/** Radius of a point: half its stroke width in the stylesheet. */
const RADIUS = 2.5

/** Distance of the points from the greeting, which is level with the end of the curve. */
const CLEARANCE = 6

interface SignalFigureProps {
  /** What YouBot says at the end of the curve. */
  greeting: string
}

/**
 * The hero figure: points that converge, from left to right, on a curve that ends in the greeting.
 * The figure does not plot data, so screen readers read only its caption.
 */
export function SignalFigure({ greeting }: SignalFigureProps) {
  const paths = signalPaths()
  return (
    <div className="signal-figure" aria-hidden="true">
      <Layer>
        <path className="baselines" d={paths.baselines} />
        <path className="axis" d={paths.ticks} />
        <path className="scatter" d={paths.scatter} />
      </Layer>
      <div className="line">
        <Layer>
          <path className="residuals" d={paths.residuals} />
          <path className="curve" d={paths.curve} />
        </Layer>
      </div>
      {/* Not a paragraph: the paragraph spacing of WCAG 1.4.12 would move it onto the buttons. */}
      <div className="bubble">
        <HeadingLines title={greeting} />
      </div>
    </div>
  )
}

/** The figure of the 404 page: the same points without the curve. */
export function LostSignalFigure() {
  const { baselines, ticks, scatter, end } = signalPaths()
  return (
    <div className="signal-figure" aria-hidden="true">
      <Layer>
        <path className="baselines" d={baselines} />
        <path className="axis" d={ticks} />
        <path className="scatter" d={scatter} />
        <circle className="open-end" cx={end.x} cy={end.y} r="9" />
      </Layer>
    </div>
  )
}

function Layer({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
      {children}
    </svg>
  )
}

/** The parts of the figure as path data; `end` is the right end of the curve. */
export function signalPaths() {
  const points = scatteredPoints()
  const curve = Array.from({ length: 33 }, (_, step) => step / 32)
  const ticks = Array.from({ length: Math.floor(WIDTH / 19) }, (_, tick) => {
    return `M${12 + tick * 19} ${HEIGHT - 24}v${tick % 6 === 0 ? 14 : 7}`
  })
  return {
    baselines: Array.from({ length: 7 }, (_, row) => `M0 ${14 + row * 56}h${WIDTH}`).join(''),
    ticks: `M0 ${HEIGHT - 24}h${WIDTH}${ticks.join('')}`,
    // Each line starts at the edge of its dot, because lines are drawn on top of the dots. Whole
    // numbers take fewer bytes.
    residuals: points
      .map(
        ({ x, y, onCurve }) => `M${x} ${y + Math.sign(onCurve - y) * Math.ceil(RADIUS)}V${onCurve}`,
      )
      .join(''),
    scatter: points.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    curve: `M${curve.map((t) => `${Math.round(xAt(t))} ${Math.round(yAt(t))}`).join('L')}`,
    end: { x: WIDTH - 12, y: Math.round(yAt(1)) },
  }
}

/** The curve for `t` from 0 to 1: flat at first, then rising. */
function yAt(t: number): number {
  const eased = t * t * (3 - 2 * t)
  return HEIGHT - 80 - eased * (HEIGHT - 130)
}

function xAt(t: number): number {
  return 12 + t * (WIDTH - 24)
}

function scatteredPoints() {
  const random = pseudorandom(11)
  return Array.from({ length: POINTS }, () => {
    const t = random() ** 1.2
    const spread = 190 * (1 - t) ** 1.5 + 8
    const onCurve = Math.round(yAt(t))
    const offset = (random() + random() - 1) * spread
    // Points that would be below the axis or under the greeting are mirrored across the curve.
    const isBelowAxis = onCurve + offset > HEIGHT - 32
    const isUnderMessage = onCurve + offset < yAt(1) + CLEARANCE
    const y = isUnderMessage
      ? onCurve + CLEARANCE + Math.abs(offset)
      : onCurve + (isBelowAxis ? -offset : offset)
    return { x: Math.round(xAt(t)), y: Math.round(y), onCurve }
  })
}

/** Returns a seeded generator of numbers in [0, 1), so that every build draws the same points. */
function pseudorandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
