import * as Plot from '@observablehq/plot'

/** One measured load of a page. */
export interface PaintPoint {
  path: string
  making: string
  throttling: string
  /** Largest Contentful Paint, ms. */
  largestPaint: number
}

/** What builds of sites of so many languages took. */
export interface Growth {
  /** What the values count, with their unit. */
  measure: string
  points: { locales: number; value: number }[]
}

const look = {
  width: 860,
  style: { background: '#f7f5ef', color: '#0c1a21', fontFamily: 'system-ui, sans-serif' },
}

const colors = ['#0f766e', '#0c1a21', '#c2410c']

/** Every load as a dot, medians as strokes: a row for each page and making. */
export function largestPaints(points: PaintPoint[]): string {
  return svgOf(
    Plot.plot({
      ...look,
      height: 640,
      marginLeft: 110,
      marginRight: 130,
      x: { label: 'Largest Contentful Paint, ms', grid: true, zero: true },
      y: { label: null },
      fx: { label: null },
      fy: { label: null },
      color: { legend: false, domain: ['ours', 'script-free', 'astro'], range: colors },
      marks: [
        Plot.dot(points, {
          x: 'largestPaint',
          y: 'making',
          fx: 'throttling',
          fy: 'path',
          stroke: 'making',
          r: 2.5,
        }),
        Plot.tickX(
          points,
          Plot.groupY(
            { x: 'median' },
            {
              x: 'largestPaint',
              y: 'making',
              fx: 'throttling',
              fy: 'path',
              stroke: 'making',
              strokeWidth: 2.5,
            },
          ),
        ),
      ],
    }),
  )
}

/** What a build takes over the number of languages, with the straight line that comes nearest. */
export function growth({ measure, points }: Growth): string {
  const place = { x: 'locales', y: 'value' }
  return svgOf(
    Plot.plot({
      ...look,
      height: 360,
      marginLeft: 60,
      x: { label: 'languages', grid: true, zero: true },
      y: { label: measure, grid: true, zero: true },
      marks: [
        Plot.linearRegressionY(points, { ...place, stroke: colors[0] ?? null }),
        Plot.dot(points, { ...place, fill: colors[1] ?? null }),
      ],
    }),
  )
}

function svgOf(chart: Element): string {
  const drawing = chart.matches('svg') ? chart : chart.querySelector('svg')
  if (drawing === null) throw new Error('The chart is no picture')
  return `${new XMLSerializer().serializeToString(drawing)}\n`
}
