import type { Locator } from 'playwright/test'
import { site } from '../fixtures/words.ts'
import { expect, test } from './site-test.ts'

test('every dot plot has as many dots as there are experts', async ({ page }) => {
  await page.goto('/en')
  const plots = await page.locator('.dot-plot').all()
  expect(plots).not.toEqual([])
  for (const plot of plots) expect(new Set(await dotsOf(plot)).size).toBe(site.facts.experts)
})

/**
 * Returns the positions of a plot's dots, in units of its viewBox. Each dot is a zero-length dash
 * with round caps.
 */
function dotsOf(plot: Locator): Promise<string[]> {
  return plot.evaluate((svg) => {
    const { width, height } = (svg as SVGSVGElement).viewBox.baseVal
    return [...svg.querySelectorAll('path')].flatMap((path) => {
      const { strokeDasharray, strokeLinecap } = getComputedStyle(path)
      const [dash, gap = 0] = strokeDasharray.split(',').map(parseFloat)
      if (dash !== 0 || strokeLinecap !== 'round') throw new Error('The lines are not dotted')
      const [, x, y, lines = ''] =
        /^M([\d.]+) ([\d.]+)(.*)$/.exec(path.getAttribute('d') ?? '') ?? []
      return [...lines.matchAll(/h([^m]+)m\S+ (\d+)/g)].flatMap(([, length, pitch], row) =>
        Array.from({ length: Math.floor(Number(length) / gap) + 1 }, (_, index) => {
          const left = Number(x) + index * gap
          const top = Number(y) + row * Number(pitch)
          if (left > width || top > height) throw new Error('A dot is cut off')
          return `${left} ${top}`
        }),
      )
    })
  })
}
