import type { Locator } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { expect, test } from './site-test.ts'

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

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('An element is not visible')
  return box
}
