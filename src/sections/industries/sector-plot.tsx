import type { Industries } from './schema.ts'

export type Segment = keyof Industries['segments']

/** Size of a drawing, in units of the viewBox. */
const WIDTH = 300
const HEIGHT = 64

/**
 * A kind of chart for each sector, as path data by class name. They plot no data: nothing in them
 * grows, and each has a point that a reader would act on.
 */
const plots: Record<Segment, Record<string, string>> = {
  industry: barPerHour([48, 54, 50, 56, 50, 54, 0, 48, 54, 50, 56, 50]),
  retail: stemPerStore([18, -9, 22, -16, 9, -7, 18, -22, 14, -12, 22, -16], 34),
  financial: levelInBand([26, 22, 30, 24, 29, 22, 27, 24, 46, 26, 22, 28]),
  education: dotPerClass([4, -3, 1, 5, -4, 2, -3, 4, -1, -28, 5, -3], 42),
}

interface SectorPlotProps {
  segment: Segment
  axes: Industries['segments'][Segment]['axes']
}

/** The drawing beside a sector with the names of its axes. Screen readers ignore it. */
export function SectorPlot({ segment, axes }: SectorPlotProps) {
  return (
    <div className="sector-plot annotation" aria-hidden="true">
      <span>{axes.y}</span>
      <div className="drawn">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {Object.entries(plots[segment]).map(([name, path]) => (
            <path key={name} className={name} d={path} />
          ))}
        </svg>
      </div>
      <span>{axes.x}</span>
    </div>
  )
}

/** The output in each hour; in one of them, the production line stood still. */
function barPerHour(output: readonly number[]) {
  const bars = plotted(output)
  const { x } = lowest(bars)
  return {
    bars: bars.map((hour) => `M${hour.x} ${HEIGHT}V${hour.y}`).join(''),
    alarm: `M${x} ${HEIGHT - 5}h0`,
  }
}

/** How far each store is above or below the overall average. */
function stemPerStore(deviations: readonly number[], average: number) {
  const stores = plotted(deviations, average)
  const { x, y } = lowest(stores)
  return {
    reference: levelAt(average),
    stems: stores.map((store) => `M${store.x} ${HEIGHT - average}V${store.y}`).join(''),
    points: dots(stores),
    alarm: `M${x} ${y}h0`,
  }
}

/** A value that stays in its band; one day it comes near the limit. */
function levelInBand(values: readonly number[]) {
  const days = plotted(values)
  const { x, y } = days.reduce((highest, day) => (day.y < highest.y ? day : highest))
  return {
    band: `M0 30H${WIDTH}V46H0Z`,
    limit: levelAt(54),
    line: `M${days.map((day) => `${day.x} ${day.y}`).join('L')}`,
    alarm: `M${x} ${y}h0`,
  }
}

/** How far each class is from the usual value. */
function dotPerClass(deviations: readonly number[], usual: number) {
  const classes = plotted(deviations, usual)
  const { x, y } = lowest(classes)
  return { reference: levelAt(usual), points: dots(classes), alarm: `M${x} ${y}h0` }
}

interface Point {
  x: number
  y: number
}

/** Spreads values over the width; `base` is the height of 0 above the axis. */
function plotted(values: readonly number[], base = 0): Point[] {
  const pitch = WIDTH / values.length
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
  return points.map(({ x, y }) => `M${x} ${y}h0`).join('')
}
