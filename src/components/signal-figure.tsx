import type { ReactNode } from 'react'

/** Width and height of the drawing, in its own units. */
const WIDTH = 480
const HEIGHT = 430
const POINTS = 72

/** How far the grid runs on beyond the drawing, to the edge of wide windows. */
const BEYOND = 1400

/**
 * The opening figure: scattered points, the distance of each to the line, and
 * the line that they gather into. It plots no quantity; the scatter narrows
 * from left to right, which is all it says.
 */
export function SignalFigure({ description }: { description: string }) {
  const paths = signalPaths(WIDTH + BEYOND)
  return (
    <div className="signal-figure" role="img" aria-label={description}>
      <FigureLayer>
        <path className="baselines" d={paths.baselines} />
        <path className="axis" d={paths.ticks} />
        <path className="residuals" d={paths.residuals} />
        <path className="scatter" d={paths.scatter} />
      </FigureLayer>
      <div className="line">
        <FigureLayer>
          <path className="curve" d={paths.curve} />
          <circle className="live" cx={paths.end.x} cy={paths.end.y} r="7" />
        </FigureLayer>
      </div>
    </div>
  )
}

/** One sheet of the figure; sheets lie on top of each other. */
export function FigureLayer({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
      {children}
    </svg>
  )
}

/**
 * The parts of the figure as path data; `end` is where the line has come to.
 *
 * @param width of the grid, in units of the drawing
 */
export function signalPaths(width = WIDTH) {
  const points = scatteredPoints()
  return {
    baselines: Array.from({ length: 7 }, (_, row) => `M0 ${14 + row * 56}h${width}`).join(''),
    ticks: ticks(width),
    residuals: points.map(({ x, y, onLine }) => `M${x} ${y}V${onLine}`).join(''),
    scatter: points.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    curve: curve(),
    end: { x: WIDTH - 12, y: round(heightAt(1)) },
  }
}

/** The trend: flat at first, then rising, from 0 to 1 across the drawing. */
function heightAt(t: number): number {
  const eased = t * t * (3 - 2 * t)
  return HEIGHT - 80 - eased * (HEIGHT - 130)
}

function xAt(t: number): number {
  return 12 + t * (WIDTH - 24)
}

function curve(): string {
  const steps = Array.from({ length: 33 }, (_, step) => step / 32)
  return `M${steps.map((t) => `${round(xAt(t))} ${heightAt(t).toFixed(1)}`).join('L')}`
}

function scatteredPoints() {
  const random = sequence(11)
  return Array.from({ length: POINTS }, () => {
    const t = random() ** 1.2
    const spread = 190 * (1 - t) ** 1.5 + 8
    const onLine = round(heightAt(t))
    const off = (random() + random() - 1) * spread
    // What would lie below the axis lies as far above the line.
    const y = round(onLine + off > HEIGHT - 32 ? onLine - off : onLine + off)
    return { x: round(xAt(t)), y, onLine }
  })
}

function ticks(width: number): string {
  const marks = Array.from({ length: Math.floor(width / 19) }, (_, tick) => {
    return `M${12 + tick * 19} ${HEIGHT - 24}v${tick % 6 === 0 ? 14 : 7}`
  })
  return `M0 ${HEIGHT - 24}h${width}${marks.join('')}`
}

/** A fixed sequence of numbers in [0, 1), so that every build draws the same points. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

function round(value: number): number {
  return Math.round(value)
}
