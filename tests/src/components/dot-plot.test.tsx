import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DotPlot } from '../../../src/components/dot-plot.tsx'

/** The gap between the dots of a row in `figures.css`. */
const GAP = 10

test.each([1, 39, 40, 41, 700])('a plot of %i has as many dots', (count) => {
  const rows = renderToStaticMarkup(<DotPlot count={count} columns={40} />).matchAll(/h([\d.]+)m/g)
  const dots = [...rows].map(([, length]) => Math.floor(Number(length) / GAP) + 1)
  expect(dots.reduce((sum, inRow) => sum + inRow)).toBe(count)
})
