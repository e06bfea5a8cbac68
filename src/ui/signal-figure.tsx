/** Width and height of the drawing, in its own units. */
const WIDTH = 480
const HEIGHT = 360
const POINTS = 90

/**
 * The opening figure: scattered points that gather into a line. It plots no
 * quantity; the scatter narrows from left to right, which is all it says.
 */
export function SignalFigure({ description }: { description: string }) {
  const paths = signalPaths()
  return (
    <svg
      className="signal-figure"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={description}
    >
      <path className="baselines" d={paths.baselines} />
      <path className="axis" d={paths.ticks} />
      <path className="scatter" d={paths.scatter} />
      <path className="curve" d={paths.curve} pathLength={1} />
      <circle className="live" cx={paths.end.x} cy={paths.end.y} r="6" />
    </svg>
  )
}

/** The parts of the figure as path data; `end` is where the line has come to. */
export function signalPaths() {
  return {
    baselines: baselines(),
    ticks: ticks(),
    scatter: scatter(),
    curve: curve(),
    end: { x: WIDTH - 12, y: round(heightAt(1)) },
  }
}

/** The trend: flat at first, then rising, from 0 to 1 across the drawing. */
function heightAt(t: number): number {
  const eased = t * t * (3 - 2 * t)
  return HEIGHT - 70 - eased * (HEIGHT - 120)
}

function xAt(t: number): number {
  return 12 + t * (WIDTH - 24)
}

function curve(): string {
  const steps = Array.from({ length: 25 }, (_, step) => step / 24)
  return `M${steps.map((t) => `${round(xAt(t))} ${round(heightAt(t))}`).join('L')}`
}

function scatter(): string {
  const random = sequence(7)
  return Array.from({ length: POINTS }, () => {
    const t = random() ** 1.25
    const spread = 150 * (1 - t) ** 1.5 + 8
    const y = heightAt(t) + (random() + random() - 1) * spread
    return `M${round(xAt(t))} ${round(Math.min(HEIGHT - 44, Math.max(20, y)))}h0`
  }).join('')
}

function baselines(): string {
  return Array.from({ length: 6 }, (_, row) => `M0 ${20 + row * 56}h${WIDTH}`).join('')
}

function ticks(): string {
  const marks = Array.from({ length: 25 }, (_, tick) => {
    return `M${12 + tick * 19} ${HEIGHT - 24}v${tick % 6 === 0 ? 14 : 7}`
  })
  return `M0 ${HEIGHT - 24}h${WIDTH}${marks.join('')}`
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
