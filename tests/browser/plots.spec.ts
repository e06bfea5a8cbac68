import type { Locator } from 'playwright/test'
import { site, wordsOf } from '../fixtures/words.ts'
import { expect, test } from './site-test.ts'

/** The plots with a dot for each counted item, by the name of the fact whose number they show. */
const dotPlots = {
  experts: '.experts .drawn > .dot-plot, .evidence-experts .dot-plot',
  integrations: '.partner-grid .dot-plot, .evidence-integrations .dot-plot',
} as const

test('every dot plot has as many dots as the number that it shows', async ({ page }) => {
  await page.goto('/en')
  let counted = 0
  for (const [fact, selector] of Object.entries(dotPlots)) {
    const plots = await page.locator(selector).all()
    expect(plots, fact).not.toEqual([])
    counted += plots.length
    for (const plot of plots) {
      expect(new Set(await dotsOf(plot)).size, fact).toBe(site.facts[fact as keyof typeof dotPlots])
    }
  }
  await expect(page.locator('.dot-plot')).toHaveCount(counted)
  await expect(page.locator('.timeline > span')).toHaveCount(site.facts.years)
})

test('the sector plots are readable and name their axes at any viewport width', async ({
  page,
}) => {
  await page.goto('/en')
  const { illustration, segments } = wordsOf('en', 'industries')
  const section = page.locator('section.industries')
  const note = section.getByText(illustration)
  for (const [width, size] of [
    [360, { width: 200, height: 48 }],
    [768, { width: 200, height: 64 }],
    [1280, { width: 360, height: 80 }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(note).toBeVisible()
    for (const [index, { axes }] of Object.values(segments).entries()) {
      const where = `${axes.y} at ${width} px`
      const plot = section.locator('.sector-plot').nth(index)
      const box = await boxOf(plot.locator('svg'))
      expect(box.width, where).toBeGreaterThanOrEqual(size.width)
      expect(box.height, where).toBe(size.height)
      if (width !== 768) expect(box.x, where).toBe((await boxOf(note)).x)
      const y = await boxOf(plot.getByText(axes.y, { exact: true }))
      expect(y.x, where).toBe(box.x)
      expect(y.y + y.height, where).toBeLessThanOrEqual(box.y)
      const x = await boxOf(plot.getByText(axes.x, { exact: true }))
      expect(x.x, where).toBeGreaterThan(box.x + box.width)
      expect(x.y + x.height / 2, where).toBeCloseTo(box.y + box.height, -1)
      await expect(plot.locator('.alarm')).toHaveCount(1)
    }
    const read = await section.ariaSnapshot()
    expect(read).not.toContain(illustration)
    for (const { axes } of Object.values(segments)) expect(read).not.toContain(`text: ${axes.x}`)
  }
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
      const lines = [...(path.getAttribute('d') ?? '').matchAll(/M(\S+) (\S+)h([^M]+)/g)]
      return lines.flatMap(([, x, y, length]) =>
        Array.from({ length: Math.floor(Number(length) / gap) + 1 }, (_, index) => {
          const left = Number(x) + index * gap
          if (left > width || Number(y) > height) throw new Error('A dot is cut off')
          return `${left} ${y}`
        }),
      )
    })
  })
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('An element is not visible')
  return box
}
