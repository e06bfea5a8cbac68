import type { Locator } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { expect, test } from './site-test.ts'

/** In pixels, the gap between a point and its label: clear of the point, but close to it. */
const labelGap = { min: 3, max: 20 }

/** In pixels, how far apart the centres of a point and its label may be vertically. */
const MAX_OFFSET = 4

test('each sector plot has one large point, labelled within the drawing at any viewport width', async ({
  page,
}) => {
  await page.goto('/pt-BR')
  const { illustration, segments } = wordsOf('pt-BR', 'industries')
  const section = page.locator('section.industries')
  for (const [width, size] of [
    [360, { width: 180, height: 48 }],
    [768, { width: 200, height: 48 }],
    [1280, { width: 400, height: 64 }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(section.getByText(illustration)).toBeVisible()
    for (const [index, { point }] of Object.values(segments).entries()) {
      const where = `${point} at ${width} px`
      const plot = section.locator('.sector-plot').nth(index)
      const box = await boxOf(plot)
      expect(box.width, where).toBeGreaterThanOrEqual(size.width)
      expect(box.height, where).toBeGreaterThanOrEqual(size.height)
      await expect(plot.locator('.alarm')).toHaveCount(1)
      const alarm = await boxOf(plot.locator('.alarm'))
      const label = await boxOf(plot.getByText(point, { exact: true }))
      const gap = label.x - (alarm.x + alarm.width)
      expect(Math.abs(centreOf(label) - centreOf(alarm)), where).toBeLessThan(MAX_OFFSET)
      expect(gap, where).toBeGreaterThan(labelGap.min)
      expect(gap, where).toBeLessThan(labelGap.max)
      expect(label.x + label.width, where).toBeLessThanOrEqual(box.x + box.width)
    }
  }
  const read = await section.ariaSnapshot()
  expect(read).not.toContain(illustration)
  for (const { point } of Object.values(segments)) expect(read).not.toContain(point)
})

function centreOf({ y, height }: { y: number; height: number }): number {
  return y + height / 2
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('An element is not visible')
  return box
}
