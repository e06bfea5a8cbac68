import type { ReactNode } from 'react'
import { HeadingLines } from './line-breaks.tsx'

/** Size of the drawing, in viewBox units. */
const WIDTH = 480
const HEIGHT = 318

/** The curve's distance from the left and right edges, and the y coordinates of its ends. */
const MARGIN = 12
const START = 252
const END = 78

/** Count and spacing of the horizontal rules, the first of which is level with the curve's end. */
const RULES = 5
const RULE_DISTANCE = 60

/** The area of each source's points, centred on (`x`, `y`). CSS puts a label beside each area. */
const sourceAreas = [
  { x: 64, y: 162, width: 108, height: 60 },
  { x: 196, y: 128, width: 88, height: 68 },
  { x: 134, y: 280, width: 128, height: 44 },
]
const POINTS_PER_SOURCE = 12

/** Points near the curve: their count, their range of `t`, and their spread, which narrows. */
const nearby = { count: 20, from: 0.52, length: 0.45, spread: 50, narrowing: 1.3, closest: 7 }

/** Points stay at least this far below the curve's end, because the greeting is above it. */
const CLEARANCE = 5

interface SignalFigureProps {
  /** Labels of the scattered points. */
  sources: readonly string[]
  /** Label at the end of the curve. */
  answer: string
  /** Label and URL of the link at the end of the curve. */
  greeting: string
  href: string
  children: ReactNode
}

/**
 * Points from several sources, scattered on the left and converging on a curve, which ends on the
 * right in a single point. The figure does not plot data, so screen readers read only its text.
 */
export function SignalFigure({ sources, answer, greeting, href, children }: SignalFigureProps) {
  const { baselines, scatter, residuals, curve, end } = signalPaths()
  return (
    <figure className="signal-figure">
      <Layer>
        <path className="baselines" d={baselines} />
      </Layer>
      <div className="line">
        <Layer>
          <path className="residuals" d={residuals} />
          <path className="curve" d={curve} />
        </Layer>
      </div>
      <Layer>
        <path className="scatter" d={scatter} />
      </Layer>
      <div className="point">
        <Layer>
          <circle className="live" cx={end.x} cy={end.y} r="7" />
        </Layer>
      </div>
      <a className="bubble" href={href}>
        <HeadingLines title={greeting} />
      </a>
      {children}
      <figcaption className="note">
        {sources.map((source) => (
          <span key={source}>{source} </span>
        ))}
        <strong>{answer}</strong>
      </figcaption>
    </figure>
  )
}

/** The scattered points without the curve, for the 404 page. */
export function LostSignalFigure() {
  const { baselines, scatter, end } = signalPaths()
  return (
    <div className="signal-figure">
      <Layer>
        <path className="baselines" d={baselines} />
        <path className="scatter" d={scatter} />
        <circle className="open-end" cx={end.x} cy={end.y} r="9" />
      </Layer>
    </div>
  )
}

function Layer({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      {children}
    </svg>
  )
}

/** Returns the parts of the figure as path data, and the right end of the curve as a point. */
export function signalPaths() {
  const points = scatteredPoints()
  return {
    baselines: Array.from(
      { length: RULES },
      (_, row) => `M0 ${END + row * RULE_DISTANCE}h${WIDTH}`,
    ).join(''),
    residuals: points.map(({ x, y, onCurve }) => `M${x} ${y}V${onCurve}`).join(''),
    scatter: points.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    // `yAt` traces a cubic Bézier curve that is horizontal at both ends.
    curve: `M${xAt(0)} ${yAt(0)}C${xAt(1 / 3)} ${yAt(0)} ${xAt(2 / 3)} ${yAt(1)} ${xAt(1)} ${yAt(1)}`,
    end: { x: xAt(1), y: yAt(1) },
  }
}

/** Returns the curve's y coordinate for `t` from 0 to 1. The curve is level at its ends. */
function yAt(t: number): number {
  const eased = t * t * (3 - 2 * t)
  return START - eased * (START - END)
}

function xAt(t: number): number {
  return MARGIN + t * (WIDTH - 2 * MARGIN)
}

function scatteredPoints() {
  const random = pseudorandom(11)
  const scattered = sourceAreas.flatMap(({ x, y, width, height }) =>
    Array.from({ length: POINTS_PER_SOURCE }, () => {
      const t = (x + (random() - 0.5) * width - MARGIN) / (WIDTH - 2 * MARGIN)
      return { t, y: y + (random() - 0.5) * height }
    }),
  )
  const close = Array.from({ length: nearby.count }, () => {
    const t = nearby.from + nearby.length * random()
    const spread = nearby.spread * (1 - t) ** nearby.narrowing + nearby.closest
    const offset = (random() + random() - 1) * spread
    const isUnderGreeting = yAt(t) + offset < END + CLEARANCE
    // Points that the greeting would cover are moved below the curve.
    return { t, y: yAt(t) + (isUnderGreeting ? Math.abs(offset) + CLEARANCE : offset) }
  })
  // Sorted, because ascending numbers compress better.
  return [...scattered, ...close]
    .toSorted((one, other) => one.t - other.t)
    .map(({ t, y }) => ({
      x: Math.round(xAt(t)),
      y: Math.round(y),
      onCurve: Math.round(yAt(t)),
    }))
}

/** Returns a seeded generator of numbers in [0, 1), so that every build draws the same points. */
function pseudorandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
