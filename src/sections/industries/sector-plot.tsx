import type { Industries } from './schema.ts'

export type Segment = keyof Industries['segments']

/** Size of a drawing, in viewBox units. */
const WIDTH = 300
const HEIGHT = 64
/** Distance between adjacent values, except bars, which are half as far apart. */
const PITCH = WIDTH / 12

interface Plot {
  /** Path data, keyed by class name. */
  paths: Record<string, string>
  /** The point that would prompt a reader to act. */
  alarm: Point
}

/** The chart for each sector. None of them plots real data. */
const plots: Record<Segment, Plot> = {
  industry: barPerHour([50, 56, 52, 58, 54, 57, 51]),
  retail: stemPerStore([16, -8, 20, -33, 12, -7, 18, -9, 14, -8, 20, -6], 40),
  financial: levelInBand([14, 10, 16, 55, 14, 9, 17, 11, 15, 10, 14, 16]),
  education: dotPerClass([4, -3, -36, 5, -4, 2, -3, 4, -1, 3, 5, -3], 48),
}

interface SectorPlotProps {
  segment: Segment
  /** What happens at the alarm point. */
  label: string
}

/** The decorative plot beside a sector's name, hidden from screen readers. */
export function SectorPlot({ segment, label }: SectorPlotProps) {
  const { paths, alarm } = plots[segment]
  return (
    <div className="sector-plot drawn">
      <svg aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {Object.entries(paths).map(([name, path]) => (
            <path key={name} className={name} d={path} />
          ))}
          <path className="alarm" d={dots([alarm])} />
        </svg>
        <text
          x={`${(100 * alarm.x) / WIDTH}%`}
          y={`${(100 * alarm.y) / HEIGHT}%`}
          dx="0.9em"
          dy="0.25em"
        >
          {label}
        </text>
      </svg>
    </div>
  )
}

/** Plots the output per hour, until the production line stops. */
function barPerHour(output: readonly number[]): Plot {
  const pitch = PITCH / 2
  const bars = plotted(output, 0, pitch)
  return {
    paths: {
      bars: bars.map((hour) => `M${hour.x} ${HEIGHT}V${hour.y}`).join(''),
      reference: levelAt(0.5),
    },
    alarm: { x: (output.length + 1) * pitch, y: HEIGHT - 13 },
  }
}

/** Plots how far each store is above or below the overall average. */
function stemPerStore(deviations: readonly number[], average: number): Plot {
  const stores = plotted(deviations, average)
  return {
    paths: {
      reference: levelAt(average),
      stems: stores.map((store) => `M${store.x} ${HEIGHT - average}V${store.y}`).join(''),
      points: dots(stores),
    },
    alarm: lowest(stores),
  }
}

/** Plots a value that stays in its band, except on one day, when it exceeds the limit. */
function levelInBand(values: readonly number[]): Plot {
  const days = plotted(values)
  return {
    paths: {
      band: `M0 42H${WIDTH}V60H0Z`,
      limit: levelAt(37),
      line: `M${days.map((day) => `${day.x} ${day.y}`).join('L')}`,
    },
    alarm: days.reduce((highest, day) => (day.y < highest.y ? day : highest)),
  }
}

/** Plots how far each class is from the usual value. */
function dotPerClass(deviations: readonly number[], usual: number): Plot {
  const classes = plotted(deviations, usual)
  const alarm = lowest(classes)
  return {
    paths: {
      reference: levelAt(usual),
      stems: `M${alarm.x} ${HEIGHT - usual}V${alarm.y}`,
      points: dots(classes),
    },
    alarm,
  }
}

interface Point {
  x: number
  y: number
}

/** Returns a point for each value, left to right. The zero line is `base` above the bottom edge. */
function plotted(values: readonly number[], base = 0, pitch = PITCH): Point[] {
  return values.map((value, index) => ({
    x: Math.round((index + 0.5) * pitch),
    y: HEIGHT - base - value,
  }))
}

function lowest(points: readonly Point[]): Point {
  return points.reduce((low, point) => (point.y > low.y ? point : low))
}

function levelAt(height: number): string {
  return `M0 ${HEIGHT - height}H${WIDTH}`
}

function dots(points: readonly Point[]): string {
  // Not `h0`: WebKit scales the caps of zero-length lines, despite `non-scaling-stroke`.
  return points.map(({ x, y }) => `M${x} ${y}h.01`).join('')
}
